import encodeQR from 'qr';
import { printable } from '../../engine/printable.ts';
import type { PaperNode } from '../../narration/lesson/worksheet/paper.ts';
import { styleOf } from './style.ts';

/** How sheets are printed. */
export interface PrintStyle {
  readonly paper: 'a4' | 'letter';
  readonly large: boolean;
}

export const escaped = (text: string): string =>
  printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function markup<Picture>(nodes: readonly PaperNode<Picture>[], linesOf: (picture: Picture) => readonly string[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      if ('tag' in node) {
        const attributes = Object.entries({ ...(node.class && { class: node.class }), ...node.attributes });
        const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
        return `<${node.tag}${written}>${markup(node.children, linesOf)}</${node.tag}>`;
      }
      if ('picture' in node) return picture(linesOf(node.picture));
      if ('withoutPicture' in node) return markup(node.withoutPicture, linesOf);
      return 'code' in node ? qrCode(node.code, node.label) : '';
    })
    .join('');
}

/** A grid's lines are a table; others stay lines. */
function picture(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const boxes = lines.map((line) => /^row \d+: (.*)$/.exec(line)?.[1]?.split('  ')).filter((row) => row !== undefined);
  if (boxes.length === 0) return `<pre class="paper-picture">${escaped(lines.join('\n'))}</pre>`;
  const below = lines.slice(boxes.length).map((line) => `<p>${escaped(line)}</p>`);
  const across = boxes[0]!.length;
  const rows = boxes.map((row, index) => {
    const cells = row!.map((box) => {
      const texts = box.split(' ');
      return texts.map((text, place) => `<td${place === texts.length - 1 ? ' class="end"' : ''}>${cellOf(text)}</td>`).join('');
    });
    // As many boxes as there are in a line, each has rows.
    return `<tr${across > 1 && (index + 1) % across === 0 ? ' class="end"' : ''}>${cells.join('')}</tr>`;
  });
  return `<table class="paper-grid">${rows.join('')}</table>${below.join('')}`;
}

const cellOf = (text: string) => (text === '·' ? '' : text === '__' ? '<span class="paper-box"></span>' : escaped(text));

function qrCode(text: string, label: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg class="paper-qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="${escaped(label)}"><path d="${dark.join('')}"/></svg>`;
}

/** Printed pages as one HTML file that needs no other. */
export function htmlOf<Picture>(
  title: string,
  pages: readonly PaperNode<Picture>[],
  linesOf: (picture: Picture) => readonly string[],
  print: PrintStyle,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${styleOf(print)}</style>
</head>
<body>
${markup(pages, linesOf)}
</body>
</html>
`;
}
