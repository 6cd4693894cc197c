import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import measured from '../../../content/data/killer-calls.json' with { type: 'json' };
import { type Chart, logAxisBelow, NARROW, WIDE } from './chart.ts';

/** The checks by the names that the chapter gives them. */
const CHECKS: Readonly<Record<string, string>> = {
  'sum of full cages': 'wrong sum',
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
    place: { x: 'calls', y: 'name', dy: (index - (kinds.length - 1) / 2) * 17 },
  }));
  const drawn = (width: number) => {
    const isNarrow = width < WIDE;
    return Plot.plot({
      document,
      width,
      height: isNarrow ? 620 : 460,
      marginBottom: 44,
      marginLeft: isNarrow ? 8 : 170,
      marginRight: isNarrow ? 64 : 76,
      style: { fontSize: '13px' },
      ariaLabel: 'Calls by pruning, for six killers',
      x: { ...logAxisBelow([20, 100_000_000], 'calls'), ticks: [100, 10_000, 1_000_000, 100_000_000] },
      y: { label: null, domain: names, axis: isNarrow ? null : 'left' },
      color: { domain: kinds, range: ['var(--set-2)', 'var(--set-3)', 'var(--set-1)'] },
      symbol: { domain: kinds, range: ['circle', 'triangle', 'square'], legend: true },
      marks: [
        // Where there is no room at the left, a puzzle's name is over its marks.
        isNarrow
          ? Plot.text(names, {
              y: (name: string) => name,
              text: (name: string) => name,
              dy: -38,
              frameAnchor: 'left',
              fill: 'var(--ink)',
              stroke: 'var(--paper)',
              strokeWidth: 5,
            })
          : null,
        // The marks come last: no number's halo cuts one.
        ...placed.map(({ own, place }) =>
          Plot.text(own, {
            ...place,
            text: ({ calls }) => written(calls),
            dx: 9,
            textAnchor: 'start',
            fill: 'var(--ink)',
            stroke: 'var(--paper)',
            strokeWidth: 5,
          }),
        ),
        ...placed.map(({ own, place }) =>
          Plot.dot(own, { ...place, symbol: 'prunings', stroke: 'prunings', fill: 'var(--surface)', r: 4.5, strokeWidth: 2 }),
        ),
      ],
    });
  };
  return {
    caption: `Calls until the first solution, with one, two and three checks, computed on ${measured.date}. Each puzzle has three marks, one under the other.`,
    table: names.map((name) => ({
      puzzle: name,
      ...Object.fromEntries(kinds.map((kind) => [kind, rows.find((row) => row.name === name && row.prunings === kind)!.calls])),
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** The calls for the cells of each row, on the killer that takes most of them. */
export const killerRows: Chart = async (document) => {
  const { name, callsByRow } = measured.rows.at(-1)!;
  const rows = callsByRow.map((calls, index) => ({ row: index + 1, calls }));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 300,
      marginLeft: 48,
      marginRight: 66,
      marginTop: 8,
      marginBottom: 8,
      style: { fontSize: '13px' },
      ariaLabel: 'Calls by row of the grid',
      x: { axis: null },
      y: { label: null, domain: rows.map(({ row }) => row), tickFormat: (row: number) => `row ${row}`, tickSize: 0, padding: 0.25 },
      marks: [
        Plot.barX(rows, { x: 'calls', y: 'row', fill: 'var(--set-1)' }),
        Plot.text(rows, { x: 'calls', y: 'row', text: ({ calls }) => written(calls), dx: 6, textAnchor: 'start', fill: 'var(--ink)' }),
        Plot.ruleX([0], { stroke: 'var(--rule-strong)' }),
      ],
    });
  return {
    caption: `${name}: calls for the cells of each row, with all three checks. The figure keeps only the first twenty million steps of this run, so a script counted them, on ${measured.date}.`,
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
