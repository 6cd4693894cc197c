import type { Chart } from './chart.ts';

type Digit = 'open' | 'watched' | 'placed' | 'ruled out';

/** The five digits of a note, A to E, as one after another is placed, and what the search does. */
const moments: readonly { readonly placed: string; readonly does: string; readonly digits: readonly Digit[] }[] = [
  { placed: 'nothing yet', does: 'watches A and B', digits: ['watched', 'watched', 'open', 'open', 'open'] },
  { placed: 'D', does: 'doesn’t look', digits: ['watched', 'watched', 'open', 'placed', 'open'] },
  { placed: 'A', does: 'looks, watches C', digits: ['placed', 'watched', 'watched', 'placed', 'open'] },
  { placed: 'E', does: 'doesn’t look', digits: ['placed', 'watched', 'watched', 'placed', 'placed'] },
  { placed: 'C', does: 'looks, rules B out', digits: ['placed', 'ruled out', 'placed', 'placed', 'placed'] },
];

/** The places of the drawing, in its own units. */
const [ROW, FIRST, STEP, SIZE, TEXT] = [34, 78, 28, 24, 226];
const WIDTH = 340;

const looks: Readonly<Record<Digit, { readonly fill: string; readonly stroke: string; readonly ink: string; readonly width: number }>> = {
  open: { fill: 'var(--surface)', stroke: 'var(--rule-strong)', ink: 'var(--ink)', width: 1.5 },
  watched: { fill: 'var(--trying-fill)', stroke: 'var(--trying-ring)', ink: 'var(--ink)', width: 3 },
  placed: { fill: 'var(--accent)', stroke: 'var(--accent)', ink: 'var(--surface)', width: 1.5 },
  'ruled out': { fill: 'var(--conflict-fill)', stroke: 'var(--conflict)', ink: 'var(--conflict)', width: 2 },
};

/** A note whose digits are placed one after another: it is looked at only when a watched one is. */
export const watchedNote: Chart = async (document) => {
  const add = (parent: Element, name: string, attributes: Readonly<Record<string, string | number>>, text = ''): Element => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const height = moments.length * ROW + 4;
  const svg = add(document.body, 'svg', {
    viewBox: `0 0 ${WIDTH} ${height}`,
    width: WIDTH,
    height,
    'aria-label': 'A note of five digits, two of them watched',
  });
  for (const [row, { placed, does, digits }] of moments.entries()) {
    const y = row * ROW + ROW / 2 + 2;
    add(svg, 'text', { x: 0, y: y + 4, fill: 'var(--ink-2)' }, row === 0 ? placed : `${placed} is placed`);
    for (const [index, digit] of digits.entries()) {
      const { fill, stroke, ink, width } = looks[digit];
      const x = FIRST + index * STEP;
      add(svg, 'rect', { x, y: y - SIZE / 2, width: SIZE, height: SIZE, rx: 6, fill, stroke, 'stroke-width': width });
      add(svg, 'text', { x: x + SIZE / 2, y: y + 4, fill: ink, 'text-anchor': 'middle', 'font-weight': 600 }, 'ABCDE'[index]);
    }
    add(svg, 'text', { x: TEXT, y: y + 4, fill: 'var(--ink)' }, does);
  }
  return {
    caption:
      'A note that says that A, B, C, D and E never go together. Two of its digits are watched, with heavy frames. Of the four digits that are placed, only two make the search look at the note.',
    table: moments.map(({ placed, does, digits }) => ({
      'is placed': placed,
      'the search': does,
      watched: [...'ABCDE'].filter((_, index) => digits[index] === 'watched').join(', '),
    })),
    plot: svg,
    narrow: svg.cloneNode(true) as Element,
  };
};
