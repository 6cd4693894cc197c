import * as Plot from '@observablehq/plot';
import { rollup } from 'd3-array';
import { select } from 'd3-selection';
import { drain } from '../../engine/algorithm.ts';
import { dig } from '../../engine/generate/dig.card.ts';
import { dugToTheEnd } from '../../engine/generate/dig-minimal.ts';
import { diggingOrders } from '../../engine/generate/digging-order.ts';
import { gridOf } from '../../engine/grid.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { randomFrom } from '../../engine/random.ts';
import { ANSWER, MIN } from '../../tries/dig/dig.ts';
import type { Chart } from './chart.ts';

const DIGS = 40;
/** Shares whose colours the legend names, and the room that this takes. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const [HEIGHT, SCALE_HEIGHT] = [215, 36];
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
    return Array.from(kept, (share, cell) => ({ order: label, row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1, share }));
  });
  const mean = (label: string, matches: (row: (typeof rows)[number]) => boolean) => {
    const some = rows.filter((row) => row.order === label && matches(row));
    return Math.round((some.reduce((sum, { share }) => sum + share, 0) / some.length) * 100);
  };
  return {
    caption: `Which cells keep their digit, in ${DIGS} digs for each order: the same full grids, level 5. An empty square never keeps it, one of the strongest blue always does.`,
    table: orders.map(([, label]) => ({
      order: label,
      'kept in column 1 (%)': mean(label, ({ column }) => column === 1),
      'kept in rows 1–3 (%)': mean(label, ({ row }) => row <= 3),
      'kept in rows 7–9 (%)': mean(label, ({ row }) => row >= 7),
    })),
    plot: withScale(
      Plot.plot({
        document,
        width: 700,
        height: HEIGHT + SCALE_HEIGHT,
        marginTop: 34,
        marginLeft: 6,
        marginRight: 6,
        marginBottom: 6 + SCALE_HEIGHT,
        ariaLabel: 'Share of digits kept, by cell and order of digging',
        style: { fontSize: '13px' },
        fx: { label: null, domain: orders.map(([, label]) => label), padding: 0.08 },
        x: { axis: null, domain: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
        y: { axis: null, domain: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
        marks: [
          Plot.cell(rows, { fx: 'order', x: 'column', y: 'row', fill: 'var(--accent)', fillOpacity: 'share', inset: 0.5 }),
          Plot.cell(rows, { fx: 'order', x: 'column', y: 'row', fill: 'none', stroke: 'var(--rule-strong)', strokeWidth: 0.5, inset: 0.5 }),
          Plot.frame({ stroke: 'var(--rule-strong)' }),
        ],
        opacity: { domain: [0, 1] },
      }),
    ),
  };
};

/** Adds the legend of the colours, in the room kept for it below. */
function withScale(plot: Element): Element {
  const scale = select(plot)
    .append('g')
    .attr('font-size', 13)
    .attr('fill', 'currentColor')
    .attr('text-anchor', 'start')
    .attr('transform', `translate(0 ${HEIGHT + 22})`);
  scale.append('text').attr('x', 6).attr('y', 10).text('kept in');
  scale
    .selectAll('rect')
    .data(SHARES)
    .join('rect')
    .attr('x', (_, nth) => 62 + nth * 78)
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
    .attr('x', (_, nth) => 83 + nth * 78)
    .attr('y', 10)
    .text((share) => `${share * DIGS} of ${DIGS}`);
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
  return {
    caption: `The grid of the first figure, dug to the end ${DIGS_OF_ONE_GRID.toLocaleString('en')} times in random order. Each of these puzzles is minimal: no digit of it can go.`,
    table: rows,
    plot: Plot.plot({
      document,
      width: 680,
      height: 190,
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
    }),
  };
};

export const measured = {
  'minimal-digs': () => DIGS_OF_ONE_GRID.toLocaleString('en'),
  'minimal-least': () => String(sizes[0]![0]),
  'minimal-least-digs': () => String(sizes[0]![1]),
  'minimal-most': () => String(sizes.at(-1)![0]),
};
