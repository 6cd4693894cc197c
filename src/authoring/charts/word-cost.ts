import * as Plot from '@observablehq/plot';
import { type Chart, NARROW, WIDE } from './chart.ts';

const WORD = 32;
const ways = ['cell by cell', 'word by word'] as const;

/** What one placement takes on an n × n grid: the cells that see the new digit, or the ANDs of words of 32 bits. */
export const placementCost = (n: number) => ({
  visits: 3 * n - 2 * Math.sqrt(n) - 1,
  ands: Math.ceil(n ** 2 / WORD) + n - 1,
});

/** How the cost of a placement grows with the grid, with words and without. */
export const wordCost: Chart = async (document) => {
  const rows = [4, 9, 16, 25, 36, 49, 64].map((n) => ({ n, ...placementCost(n) }));
  const dots = rows.flatMap(({ n, visits, ands }) => [
    { n, way: ways[0], cost: visits },
    { n, way: ways[1], cost: ands },
  ]);
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 330,
      marginLeft: 48,
      marginBottom: 44,
      ariaLabel: 'The cost of a placement by size of the grid, cell by cell and word by word',
      x: {
        label: 'n, the size of the grid',
        labelAnchor: 'center',
        labelOffset: 38,
        ticks: rows.flatMap(({ n }) => (width < WIDE && n === 4 ? [] : [n])),
        domain: [0, 66],
      },
      y: { label: 'visits, or ANDs', grid: true, domain: [0, 200] },
      color: { domain: [...ways], range: ['var(--set-2)', 'var(--set-1)'] },
      symbol: { domain: [...ways], range: ['triangle', 'circle'], legend: true },
      marks: [
        ...ways.map((way, place) =>
          Plot.line(
            dots.filter((dot) => dot.way === way),
            { x: 'n', y: 'cost', stroke: 'way', strokeWidth: 2, strokeDasharray: place === 0 ? 'none' : '8 3' },
          ),
        ),
        Plot.dot(dots, { x: 'n', y: 'cost', symbol: 'way', stroke: 'way', fill: 'var(--surface)', r: 5, strokeWidth: 2 }),
      ],
    });
  return {
    caption: `What one placement takes on an n × n grid: visits to the cells that see the new digit, or ANDs of words of ${WORD} bits. Up to 49 × 49, the words take fewer.`,
    table: rows.map(({ n, visits, ands }) => ({ grid: `${n} × ${n}`, [ways[0]]: visits, [ways[1]]: ands })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
