import * as Plot from '@observablehq/plot';
import { group, rollup } from 'd3-array';
import { select } from 'd3-selection';
import { drain } from '../../engine/algorithm.ts';
import { dig } from '../../engine/generate/dig.card.ts';
import { dugToTheEnd } from '../../engine/generate/dig-minimal.ts';
import { diggingOrders } from '../../engine/generate/digging-order.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { randomFrom } from '../../engine/random.ts';
import { ANSWER, begun, MIN } from '../../tries/dig/dig.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

const DIGS = 40;
/** Shares whose colours the legend names, and the room that this takes. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** The pictures are drawn two by two. */
const COLUMNS = 2;
const [TITLE_HEIGHT, SCALE_HEIGHT] = [30, 36];
const DIGS_OF_ONE_GRID = 1000;

/** How often each cell keeps its given, by the order of digging: forty digs to the hardest level for each, when the site is built. */
export const diggingPatterns: Chart = async (document) => {
  const empty = puzzleOf(new Uint8Array(81), { grid: gridOf(9) });
  const orders = Object.entries(diggingOrders);
  const rows = orders.flatMap(([order, label]) => {
    const kept = new Float64Array(81);
    for (let seed = 1; seed <= DIGS; seed++) {
      const state = dig.start(empty, { ...defaultsOf(dig.options), level: 5, order, transforms: 0, seed } as never);
      drain(dig.run(state));
      for (const [cell, digit] of state.digits.entries()) if (digit !== 0) kept[cell]! += 1 / DIGS;
    }
    return Array.from(kept, (share, cell) => ({
      order: label,
      row: Math.floor(cell / 9) + 1,
      column: (cell % 9) + 1,
      share,
    }));
  });
  const mean = (label: string, matches: (row: (typeof rows)[number]) => boolean) => {
    const some = rows.filter((row) => row.order === label && matches(row));
    return Math.round((some.reduce((sum, { share }) => sum + share, 0) / some.length) * 100);
  };
  return {
    caption: `Which cells keep their digit, in ${DIGS} digs for each order: the same full grids, level 5. An empty square never keeps it, one that is full blue always does.`,
    table: orders.map(([, label]) => ({
      order: label,
      'kept in column 1 (%)': mean(label, ({ column }) => column === 1),
      'kept in rows 1–3 (%)': mean(label, ({ row }) => row <= 3),
      'kept in rows 7–9 (%)': mean(label, ({ row }) => row >= 7),
    })),
    plot: drawn(rows, WIDE, document),
    narrow: drawn(rows, NARROW, document),
  };
};

function drawn(rows: readonly { order: string; row: number; column: number; share: number }[], width: number, document: Document): Element {
  const orders = [...new Set(rows.map(({ order }) => order))];
  const at = (order: string) => ({ across: orders.indexOf(order) % COLUMNS, down: Math.floor(orders.indexOf(order) / COLUMNS) });
  // A twentieth of blue is as much as anybody sees, and keeps the page light.
  const placed = rows.map((row) => ({ ...row, share: Number((Math.round(20 * row.share) / 20).toFixed(2)), ...at(row.order) }));
  const isNarrow = width < WIDE;
  // A wide drawing leaves room at its sides, so that it isn't higher than a screen.
  const side = isNarrow ? 2 : 66;
  const height = 2 * ((width - 2 * side) / COLUMNS) + TITLE_HEIGHT;
  const cell = { fx: 'across', fy: 'down', x: 'column', y: 'row' } as const;
  const plot = Plot.plot({
    document,
    width,
    height: height + SCALE_HEIGHT,
    marginTop: TITLE_HEIGHT,
    marginLeft: side,
    marginRight: side,
    marginBottom: 6 + SCALE_HEIGHT,
    ariaLabel: 'Share of digits kept, by cell and order of digging',
    style: { fontSize: '13px' },
    fx: { axis: null, domain: [0, 1], padding: 0.08 },
    fy: { axis: null, domain: [0, 1], padding: 0.14 },
    x: { axis: null, domain: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    y: { axis: null, domain: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    marks: [
      Plot.cell(placed, {
        ...cell,
        fill: 'var(--accent)',
        fillOpacity: 'share',
        stroke: 'var(--rule-strong)',
        strokeWidth: 0.5,
        inset: 0.5,
      }),
      Plot.frame({ stroke: 'var(--rule-strong)' }),
      Plot.text(
        orders.map((order) => ({ order, ...at(order) })),
        { fx: 'across', fy: 'down', text: 'order', frameAnchor: 'top', dy: -18, fill: 'var(--ink)' },
      ),
    ],
    opacity: { domain: [0, 1] },
  });
  return withScale(joined(plot), side, height + 22, isNarrow ? 56 : 78);
}

/** Draws all cells of a share in a grid as one path: 324 rectangles, twice, are the heaviest thing on their page. */
function joined(plot: Element): Element {
  for (const grid of plot.querySelectorAll('g[transform][fill]')) {
    const rects = grid.querySelectorAll('rect');
    for (const [share, cells] of group(rects, (rect) => rect.getAttribute('fill-opacity'))) {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => (rect: Element) => Number(rect.getAttribute(name)));
      const path = cells.map((rect) => `M${x!(rect)} ${y!(rect)}h${width!(rect)}v${height!(rect)}h${-width!(rect)}z`).join('');
      select(grid).append('path').attr('fill-opacity', share).attr('d', path);
    }
    for (const rect of rects) rect.remove();
  }
  return plot;
}

/** Adds the legend of the colours, in the room kept for it below. */
function withScale(plot: Element, left: number, top: number, apart: number): Element {
  const scale = select(plot)
    .append('g')
    .attr('font-size', 13)
    .attr('fill', 'currentColor')
    .attr('text-anchor', 'start')
    .attr('transform', `translate(${left} ${top})`);
  scale.append('text').attr('y', 10).text('kept in');
  scale
    .selectAll('rect')
    .data(SHARES)
    .join('rect')
    .attr('x', (_, nth) => 56 + nth * apart)
    .attr('width', 16)
    .attr('height', 12)
    .attr('stroke', 'var(--rule-strong)')
    .attr('stroke-width', 0.5)
    .attr('fill', 'var(--accent)')
    .attr('fill-opacity', (share) => share);
  scale
    .selectAll('text.share')
    .data(SHARES)
    .join('text')
    .attr('x', (_, nth) => 56 + 21 + nth * apart)
    .attr('y', 10)
    .text((share) => (apart < 60 ? `${share * DIGS}` : `${share * DIGS} of ${DIGS}`));
  return plot;
}

/** How many digs of one full grid leave so many givens, by their number, fewest first. */
function sizesOfOneGrid(): [givens: number, digs: number][] {
  const random = randomFrom(1);
  const sizes = Array.from({ length: DIGS_OF_ONE_GRID }, () => dugToTheEnd(ANSWER, random).filter((digit) => digit !== 0).length);
  return [
    ...rollup(
      sizes,
      (all) => all.length,
      (size) => size,
    ),
  ].sort(([a], [b]) => a - b);
}

const sizes = sizesOfOneGrid();

/** How few givens are left when nothing more can go: many digs of the grid that readers dig into. */
export const minimalSizes: Chart = async (document) => {
  const rows = sizes.map(([givens, digs]) => ({ givens, digs }));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: width < WIDE ? 240 : 300,
      marginLeft: 44,
      marginBottom: 42,
      ariaLabel: 'How many givens are left when nothing more can go',
      x: {
        type: 'band',
        label: 'givens left',
        labelOffset: 38,
        domain: Array.from({ length: rows.at(-1)!.givens - MIN + 1 }, (_, k) => MIN + k),
      },
      y: { label: 'digs', ticks: 4, grid: true },
      marks: [
        Plot.barY(rows, { x: 'givens', y: 'digs', fill: 'var(--set-1)', insetLeft: 2, insetRight: 2 }),
        Plot.text(rows, { x: 'givens', y: 'digs', text: ({ digs }) => String(digs), dy: -8, fill: 'var(--ink)' }),
        Plot.ruleY([0], { stroke: 'var(--rule-strong)' }),
      ],
    });
  return {
    caption: `The grid of the first figure, dug to the end ${DIGS_OF_ONE_GRID.toLocaleString('en')} times in random order. Each of these puzzles is minimal: no digit of it can go.`,
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** Deadly rectangles of a full grid, corner by corner: two digits that can change places in two rows, two columns and two boxes. */
function rectanglesOf(full: Uint8Array): (readonly [number, number, number, number])[] {
  const box = (line: number) => Math.floor(line / 3);
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const pairs = lines.flatMap((one) => lines.filter((other) => other > one).map((other) => [one, other] as const));
  return pairs.flatMap(([top, bottom]) =>
    pairs
      .filter(([left, right]) => (box(top) === box(bottom)) !== (box(left) === box(right)))
      .map(([left, right]) => [9 * top + left, 9 * top + right, 9 * bottom + left, 9 * bottom + right] as const)
      .filter(([a, b, c, d]) => full[a] === full[d] && full[b] === full[c]),
  );
}

/** The rectangles of the grid that readers dig into, with the givens it begins with. */
export const unavoidableSets: Chart = async (document) => {
  const { givens } = begun().puzzle;
  const [column, row] = [(cell: number) => (cell % 9) + 0.5, (cell: number) => Math.floor(cell / 9) + 0.5];
  const rectangles = rectanglesOf(ANSWER).map((corners, index) => ({
    corners,
    // Six sets need more than colours: every other one is dashed.
    stroke: ['var(--set-1)', 'var(--set-2)', 'var(--set-3)'][index % 3]!,
    dash: index < 3 ? 'none' : '7 4',
    given: corners.filter((cell) => givens[cell] !== 0).length,
  }));
  const cells = Array.from(ANSWER, (digit, cell) => ({ cell, digit, isGiven: givens[cell] !== 0 }));
  const lines = (isThick: boolean) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((line) => (line % 3 === 0) === isThick);
  const drawn = (width: number) => {
    const side = width < WIDE ? 2 : 80;
    const size = width - 2 * side;
    const radius = 0.4 * (size / 9);
    const rules = (isThick: boolean) => {
      const style = { stroke: isThick ? 'var(--rule-strong)' : 'var(--rule)', strokeWidth: isThick ? 1.6 : 1 };
      return [Plot.ruleX(lines(isThick), style), Plot.ruleY(lines(isThick), style)];
    };
    return Plot.plot({
      document,
      width,
      height: size + 4,
      margin: 2,
      marginLeft: side,
      marginRight: side,
      ariaLabel: 'The six deadly rectangles of a full grid, and its givens',
      x: { axis: null, domain: [0, 9] },
      y: { axis: null, domain: [9, 0] },
      marks: [
        ...rules(false),
        ...rules(true),
        ...rectangles.flatMap(({ corners, stroke, dash }) => [
          Plot.rect([corners], {
            x1: ([first]) => column(first),
            x2: ([, , , last]) => column(last),
            y1: ([first]) => row(first),
            y2: ([, , , last]) => row(last),
            fill: 'none',
            stroke,
            strokeWidth: 2.5,
            strokeDasharray: dash,
          }),
          Plot.dot(corners, { x: column, y: row, r: radius, fill: 'var(--paper)', stroke, strokeWidth: 2.5, strokeDasharray: dash }),
        ]),
        ...[true, false].map((isGiven) =>
          Plot.text(
            cells.filter((each) => each.isGiven === isGiven),
            {
              x: ({ cell }) => column(cell),
              y: ({ cell }) => row(cell),
              text: ({ digit }) => String(digit),
              fill: isGiven ? 'var(--ink)' : 'var(--ink-3)',
              // A line that crosses a digit is broken there.
              stroke: 'var(--paper)',
              strokeWidth: 4,
              fontWeight: isGiven ? 700 : 400,
              fontSize: size / 20,
            },
          ),
        ),
      ],
    });
  };
  return {
    caption: `The full grid of the first figure with all its deadly rectangles. Bold digits are given at the beginning, the pale ones are holes.`,
    table: rectangles.map(({ corners, given }) => ({
      corners: corners.map((cell) => cellName(gridOf(9), cell)).join(' '),
      digits: `${ANSWER[corners[0]]} and ${ANSWER[corners[1]]}`,
      givens: given,
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

export const measured = {
  'minimal-digs': () => DIGS_OF_ONE_GRID.toLocaleString('en'),
  'minimal-least': () => String(sizes[0]![0]),
  'minimal-least-digs': () => String(sizes[0]![1]),
  'minimal-most': () => String(sizes.at(-1)![0]),
};
