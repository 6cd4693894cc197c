import encodeQR from 'qr';
import type { PaperNode } from '../../../narration/lesson/worksheet/paper.ts';
import { svgElement } from '../../ui/element.ts';

/** Draws pictures into their figures. */
export type DrawPicture<Picture> = (figure: HTMLElement, picture: Picture) => void;

/** Draws a printed page into an element, which it empties before. Texts stay texts, whatever is in them. */
export function drawPaper<Picture>(place: Element, nodes: readonly PaperNode<Picture>[], drawPicture: DrawPicture<Picture>): void {
  place.replaceChildren();
  add(place, nodes, drawPicture);
}

function add<Picture>(place: Element, nodes: readonly PaperNode<Picture>[], drawPicture: DrawPicture<Picture>): void {
  const document = place.ownerDocument;
  for (const node of nodes) {
    if (typeof node === 'string') place.append(node);
    else if ('tag' in node) {
      const made = document.createElement(node.tag);
      if (node.class) made.className = node.class;
      for (const [name, value] of Object.entries(node.attributes ?? {})) made.setAttribute(name, value);
      place.append(made);
      add(made, node.children, drawPicture);
    } else if ('picture' in node) {
      const figure = document.createElement('figure');
      figure.className = 'paper-picture';
      place.append(figure);
      drawPicture(figure, node.picture);
    } else if ('withPicture' in node) add(place, node.withPicture, drawPicture);
    else if ('code' in node) place.append(qrCode(node.code, node.label));
  }
}

/** A QR code in modules of 1, with the margin that readers need. */
export function qrCode(text: string, label: string): SVGElement {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const svg = svgElement('svg', { class: 'paper-qr', viewBox: `0 0 ${rows.length} ${rows.length}`, role: 'img', 'aria-label': label });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  svg.append(svgElement('path', { d: dark.join('') }));
  return svg;
}
