import * as Plot from '@observablehq/plot';
import measured from '../../../content/data/growth.json' with { type: 'json' };
import { type Chart, logAxis, logAxisBelow, NARROW, WIDE } from './chart.ts';

const kinds: Readonly<Record<string, string>> = {
  puzzles: 'puzzles solved',
  steps: 'steps recorded',
  cells: 'cells of the grid',
  cages: 'cages of a killer',
};
const names = Object.values(kinds);
/** Of their lines. */
const DASHES = ['none', '8 4', '2 3', '10 3 2 3'];

/** How time grows with the amount of work, both as multiples of the smallest: computed by research/growth.ts and kept with its date. */
export const growth: Chart = async (document) => {
  const rows = measured.rows.map(({ kind, amount, ms }) => {
    const [first] = measured.rows.filter((row) => row.kind === kind);
    return { work: kinds[kind]!, amount, ms, more: amount / first!.amount, longer: Math.max(1, ms / first!.ms) };
  });
  const top = 10 ** Math.ceil(Math.log10(Math.max(...rows.map(({ longer }) => longer))));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 330,
      marginLeft: 48,
      marginBottom: 46,
      ariaLabel: 'How many times as long four kinds of work take when there is more of it',
      x: logAxisBelow([1, 1000], 'times as much'),
      y: logAxis([1, top], 'times as long'),
      color: { domain: names, range: ['var(--set-1)', 'var(--set-2)', 'var(--ink)', 'var(--ink-2)'] },
      symbol: { domain: names, range: ['circle', 'triangle', 'square', 'times'], legend: true },
      marks: [
        Plot.line(
          [
            [1, 1],
            [1000, 1000],
          ],
          { stroke: 'var(--rule-strong)', strokeDasharray: '2 5', clip: true },
        ),
        ...names.map((name, place) =>
          Plot.line(
            rows.filter(({ work }) => work === name),
            { x: 'more', y: 'longer', stroke: 'work', strokeDasharray: DASHES[place]!, strokeWidth: 2 },
          ),
        ),
        Plot.dot(rows, { x: 'more', y: 'longer', symbol: 'work', stroke: 'work', fill: 'var(--surface)', r: 5, strokeWidth: 2 }),
      ],
    });
  return {
    caption: `How long four kinds of work take, as multiples of the smallest amount: the fast solver on puzzles of 17 clues, a recorded backtracking search, grids from 4 × 4 to 64 × 64 with two thirds of the cells given, and killers from 4 × 4 to 12 × 12. On the dotted line, twice as much takes twice as long. Grids and killers are medians of ${measured.instances}. Computed by research/growth.ts on ${measured.date}.`,
    table: rows.map(({ work, amount, ms }) => ({ work, amount, milliseconds: ms })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
