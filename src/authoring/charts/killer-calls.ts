import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import measured from '../../../content/data/killer-calls.json' with { type: 'json' };
import type { Chart } from './chart.ts';
import { logAxisBelow } from './chart.ts';

/** The checks by the names that the chapter gives them. */
const CHECKS: Readonly<Record<string, string>> = {
  'sum of full cages': 'full cages',
  '+ partial sums': '+ too much already',
  '+ what is in reach': '+ out of reach',
};

/** Whole below a million, with three figures above. */
const written = (calls: number) => (calls < 1e6 ? number(calls) : `${number(Number((calls / 1e6).toPrecision(3)))} M`);

/** Calls of killer backtracking by pruning: computed by research/killer-calls.ts. */
export const killerCalls: Chart = async (document) => {
  const rows = measured.rows.map((row) => ({ ...row, prunings: CHECKS[row.prunings]! }));
  const kinds = [...new Set(rows.map(({ prunings }) => prunings))];
  const names = [...new Set(rows.map(({ name }) => name))];
  // Each kind has a height of its own, so that equal ones lie under each other.
  const placed = kinds.map((kind, index) => ({
    own: rows.filter(({ prunings }) => prunings === kind),
    place: { x: 'calls', y: 'name', dy: (index - (kinds.length - 1) / 2) * 13 },
  }));
  return {
    caption: `Calls until the first solution, with one, two and three prunings, computed on ${measured.date}. Each puzzle has three marks, one under the other.`,
    table: names.map((name) => ({
      puzzle: name,
      ...Object.fromEntries(kinds.map((kind) => [kind, rows.find((row) => row.name === name && row.prunings === kind)!.calls])),
    })),
    plot: Plot.plot({
      document,
      width: 680,
      height: 380,
      marginBottom: 44,
      marginLeft: 150,
      marginRight: 70,
      ariaLabel: 'Calls by pruning, for six killers',
      x: { ...logAxisBelow([20, 100_000_000], 'calls'), ticks: [100, 10_000, 1_000_000, 100_000_000] },
      y: { label: null, domain: names },
      color: { domain: kinds, range: ['var(--set-2)', 'var(--set-3)', 'var(--set-1)'] },
      symbol: { domain: kinds, range: ['circle', 'triangle', 'square'], legend: true },
      marks: [
        // The marks come last: no number's halo cuts one.
        ...placed.map(({ own, place }) =>
          Plot.text(own, {
            ...place,
            text: ({ calls }) => written(calls),
            dx: 9,
            textAnchor: 'start',
            fill: 'var(--ink-2)',
            stroke: 'var(--paper)',
            strokeWidth: 5,
          }),
        ),
        ...placed.map(({ own, place }) =>
          Plot.dot(own, { ...place, symbol: 'prunings', stroke: 'prunings', fill: 'var(--surface)', r: 4.5, strokeWidth: 2 }),
        ),
      ],
    }),
  };
};
