import * as Plot from '@observablehq/plot';
import graded from '../../../content/data/grades.json' with { type: 'json' };
import { drain } from '../../engine/algorithm.ts';
import { dig } from '../../engine/generate/dig.card.ts';
import { type DiggingOrder, diggingOrders } from '../../engine/generate/digging-order.ts';
import { gridOf } from '../../engine/grid.ts';
import { type Level, levelNames, levels } from '../../engine/logic/ladder.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import type { Chart } from './chart.ts';

const DIGS = 40;

/** How often each cell keeps its given, by the order of digging: forty digs to the hardest level for each, when the site is built. */
export const diggingPatterns: Chart = async (document) => {
  const empty = puzzleOf(new Uint8Array(81), { grid: gridOf(9) });
  const short = { random: 'at random', jump: 'every second cell', s: 'snake', rows: 'row by row' } as const;
  const orders = Object.keys(diggingOrders).map((order) => [order, short[order as DiggingOrder]] as const);
  const rows = orders.flatMap(([order, label]) => {
    const kept = new Float64Array(81);
    for (let seed = 1; seed <= DIGS; seed++) {
      const state = dig.start(empty, { ...defaultsOf(dig.options), level: 5, order, transforms: 0, seed } as never);
      drain(dig.run(state));
      for (const [cell, digit] of state.digits.entries()) if (digit !== 0) kept[cell]! += 1 / DIGS;
    }
    return Array.from(kept, (share, cell) => ({ order: label, row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1, share }));
  });
  const mean = (label: string, wanted: (row: (typeof rows)[number]) => boolean) => {
    const some = rows.filter((row) => row.order === label && wanted(row));
    return Math.round((some.reduce((sum, { share }) => sum + share, 0) / some.length) * 100);
  };
  return {
    caption: `Which cells keep their digit, in ${DIGS} digs for each order. The darker, the more often.`,
    table: orders.map(([, label]) => ({
      order: label,
      'kept in rows 1–3 (%)': mean(label, ({ row }) => row <= 3),
      'kept in rows 7–9 (%)': mean(label, ({ row }) => row >= 7),
    })),
    plot: Plot.plot({
      document,
      width: 700,
      height: 215,
      marginTop: 34,
      marginLeft: 6,
      marginRight: 6,
      marginBottom: 6,
      ariaLabel: 'Share of digits kept, by cell and order of digging',
      fx: { label: null, domain: orders.map(([, label]) => label), padding: 0.08 },
      x: { axis: null, domain: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      y: { axis: null, domain: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      marks: [
        Plot.cell(rows, { fx: 'order', x: 'column', y: 'row', fill: 'var(--accent)', fillOpacity: 'share', inset: 0.5 }),
        Plot.frame({ stroke: 'var(--rule-strong)' }),
      ],
      opacity: { domain: [0, 1] },
    }),
  };
};

/** Two grades of four hundred puzzles: computed by scripts/data/grades.ts. */
export const gradesCompared: Chart = async (document) => {
  const rows = graded.rows.map((row) => ({
    made: row.method === 'carve' ? 'carved' : 'dug',
    weighted: row.weighted,
    score: Math.max(1, row.score),
    level: levelNames[row.level as Level],
  }));
  const groups = [...new Set(graded.rows.map(({ method, asked }) => `${method} ${asked}`))];
  return {
    caption: `${rows.length} generated puzzles, ${graded.each} of each level and method. To the right: the weighted grade. Upward: the sum of technique scores. The shape is the level by techniques. Computed on ${graded.date}, seed ${graded.seed}.`,
    table: groups.map((group) => {
      const some = graded.rows.filter(({ method, asked }) => `${method} ${asked}` === group);
      const mean = (values: number[]) => Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(2));
      const found = levels.map((level) => [levelNames[level], some.filter((row) => row.level === level).length] as const);
      return {
        'asked for': group.replace('carve', 'carved,').replace('dig', 'dug, level'),
        'mean givens': mean(some.map(({ givens }) => givens)),
        'mean weighted grade': mean(some.map(({ weighted }) => weighted)),
        'by techniques': found
          .filter(([, count]) => count > 0)
          .map(([name, count]) => `${count} ${name}`)
          .join(', '),
      };
    }),
    plot: Plot.plot({
      document,
      width: 680,
      height: 380,
      marginLeft: 60,
      marginTop: 30,
      marginBottom: 46,
      ariaLabel: 'Weighted grade and technique score of generated puzzles',
      x: { domain: [0.9, 5.1], grid: true, label: 'weighted grade', labelAnchor: 'center', labelOffset: 40 },
      y: {
        type: 'log',
        domain: [80, 6000],
        grid: true,
        ticks: [100, 200, 500, 1000, 2000, 5000],
        tickFormat: ',',
        label: 'technique score',
      },
      fx: { label: null, domain: ['dug', 'carved'], padding: 0.06 },
      color: {
        domain: levels.map((level) => levelNames[level]),
        range: ['var(--set-3)', 'var(--set-1)', 'var(--ink-2)', 'var(--set-2)', 'var(--set-4)'],
      },
      symbol: {
        domain: levels.map((level) => levelNames[level]),
        range: ['circle', 'square', 'triangle', 'times', 'star'],
        legend: true,
      },
      marks: [
        Plot.frame({ stroke: 'var(--rule)' }),
        Plot.dot(rows, { fx: 'made', x: 'weighted', y: 'score', stroke: 'level', symbol: 'level', r: 4, strokeWidth: 1.6 }),
      ],
    }),
  };
};
