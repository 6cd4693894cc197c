import { noPicture } from '#words/controls.ts';
import { printable } from '../../engine/printable.ts';
import { jsonLines } from '../../trace/export.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { fontRules } from './exported-fonts.ts';

/** Style properties that an exported drawing must carry itself, because it leaves the page's style sheet behind. */
const CARRIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'paint-order',
  'fill-opacity',
  'opacity',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'text-decoration-line',
];

/** The styles that an element of a drawing has on its page and must carry itself elsewhere. */
export function carriedStyle(element: SVGElement): Record<string, string> {
  // An element of a frame is styled by the page in it.
  const style = element.ownerDocument.defaultView!.getComputedStyle(element);
  const carried: Record<string, string> = {};
  for (const property of CARRIED) {
    const value = style.getPropertyValue(property);
    if (value && value !== 'none 0') carried[property] = value;
  }
  return carried;
}

/** Room around all that is drawn, for the width of lines. */
const BOX_MARGIN = 4;

/** A drawing as SVG text that looks the same outside the page; its fonts are in it. */
export async function svgText(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    for (const [property, value] of Object.entries(carriedStyle(originals[index]!))) element.setAttribute(property, value);
  });
  copy.querySelector('.hits')?.remove();
  const { x, y, width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('x', String(x));
  paper.setAttribute('y', String(y));
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(svg.closest('.stepper') ?? document.body).backgroundColor || '#fff');
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  fonts.textContent = await fontRules(svg);
  copy.prepend(fonts, paper);
  return printable(new XMLSerializer().serializeToString(copy));
}

/**
 * A drawing that is as large as its place writes beyond it, such as the numbers of an axis: gives one with room for these, which has `inner`
 * in it, the drawing itself or a copy.
 */
export function withMargins(svg: SVGSVGElement, inner: SVGSVGElement): SVGSVGElement {
  const { x, y, width, height } = svg.getBBox();
  const place = svg.getBoundingClientRect();
  const outer = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const box = [x - BOX_MARGIN, y - BOX_MARGIN, width + 2 * BOX_MARGIN, height + 2 * BOX_MARGIN];
  outer.setAttribute('viewBox', box.map(Math.round).join(' '));
  inner.setAttribute('width', String(place.width));
  inner.setAttribute('height', String(place.height));
  inner.setAttribute('overflow', 'visible');
  outer.append(inner);
  return outer;
}

/** A drawing as an image that a canvas can draw, as large as its units. */
export async function svgImage(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgText(svg))}`;
  await image.decode();
  return image;
}

/** The drawing as PNG, `scale` pixels a unit; what is `beside` it is drawn as high as it is. */
export async function pngBlob(svg: SVGSVGElement, scale = 3, beside?: SVGSVGElement | null): Promise<Blob> {
  const images = await Promise.all([svg, ...(beside ? [beside] : [])].map(svgImage));
  const height = images[0]!.height * scale;
  const widths = images.map((image) => (image.width * height) / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = widths.reduce((sum, width) => sum + width, 0);
  canvas.height = height;
  const paint = canvas.getContext('2d')!;
  for (const [index, image] of images.entries()) paint.drawImage(image, index === 0 ? 0 : widths[index - 1]!, 0, widths[index]!, height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(noPicture))), 'image/png'));
}

/** The trace as JSON lines after a `header`, gathered in pieces so that a long one does not become one string. */
export function traceBlob(timeline: Timeline, header?: string): Blob {
  const pieces: string[] = [];
  let piece = header === undefined ? '' : `${header}\n`;
  for (const line of jsonLines(timeline)) {
    piece += line;
    if (piece.length > 1_000_000) {
      pieces.push(piece);
      piece = '';
    }
  }
  pieces.push(piece);
  return new Blob(pieces, { type: 'application/x-ndjson' });
}

/** The byte order mark by which spreadsheets recognize UTF-8: without it Zoë becomes ZoÃ«. */
const BYTE_ORDER_MARK = '\ufeff';

/** Comma-separated values as a file that people open in a spreadsheet. */
export const csvBlob = (pieces: readonly string[]): Blob => new Blob([BYTE_ORDER_MARK, ...pieces], { type: 'text/csv;charset=utf-8' });

/** Hands a file to the reader. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
