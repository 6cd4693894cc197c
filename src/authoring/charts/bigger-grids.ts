import * as Plot from '@observablehq/plot';
import measured from '../../../content/data/bigger-grids.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';
import { type Chart, NARROW, stacked } from './chart.ts';

const methods: Readonly<Record<string, string>> = {
  backtracking: 'backtracking: digits tried',
  'human-solver': 'the ladder: patterns used',
  'dancing-links': 'dancing links: nodes unlinked',
  annealing: 'annealing: swaps proposed',
};

/** As all charts write large numbers: 10k, 1M. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });
const compact = (work: number) => short.format(work).replace('K', 'k');

/** As wide as the chart is beside its text, so that its type is as large as it says. */
const BESIDE = 560;

const TOP = 300_000_000;
/** Where no work at all is drawn: a logarithmic scale has no zero. */
const NOTHING = 0.1;

/** What four methods need as grids grow: computed by research/bigger-grids.ts and kept with its seed and date. */
export const biggerGrids: Chart = async (document) => {
  const rows = measured.rows.flatMap(({ size, algorithm, work }) =>
    work.map((amount) => ({ method: methods[algorithm]!, grid: String(size), work: amount, solved: amount !== null })),
  );
  const shown = rows.map((row) => ({ ...row, drawn: row.solved ? Math.max(NOTHING, row.work!) : TOP }));
  const crosses = Object.values(methods).flatMap((method) =>
    [...new Set(rows.map(({ grid }) => grid))].flatMap((grid) => {
      const count = rows.filter((row) => row.method === method && row.grid === grid && !row.solved).length;
      return count > 0 ? [{ method, grid, drawn: TOP, count: String(count) }] : [];
    }),
  );
  const summary = Object.values(methods).flatMap((method) =>
    [...new Set(rows.map(({ grid }) => grid))].map((grid) => {
      const all = rows.filter((row) => row.method === method && row.grid === grid);
      const median = medianOf(all.map(({ work }) => work ?? Number.POSITIVE_INFINITY))!;
      return {
        method,
        grid: `${grid} × ${grid}`,
        solved: `${all.filter(({ solved }) => solved).length} of ${measured.instances}`,
        'median work': Number.isFinite(median) ? median : 'most runs did not end',
      };
    }),
  );
  const names = Object.values(methods);
  /** The panels of some methods side by side. */
  const drawn = (width: number, shownMethods: readonly string[]) =>
    Plot.plot({
      document,
      width,
      height: 290,
      style: { fontSize: '12.5px' },
      marginLeft: 54,
      marginTop: 50,
      marginBottom: 44,
      ariaLabel: 'Work by size of the grid, for four methods',
      fx: { label: null, domain: shownMethods, padding: 0.08, tickFormat: (method: string) => method.replace(': ', ':\n') },
      x: { type: 'point', domain: ['4', '6', '9', '16', '25'], label: 'size of the grid', labelAnchor: 'center', labelOffset: 36 },
      y: {
        type: 'log',
        domain: [NOTHING, TOP],
        grid: true,
        ticks: [NOTHING, 1, 100, 10_000, 1_000_000, 100_000_000],
        tickFormat: (work: number) => (work < 1 ? '0' : compact(work)),
        label: 'work',
      },
      marks: [
        Plot.frame({ stroke: 'var(--rule)' }),
        Plot.dot(
          shown.filter(({ solved }) => solved),
          { fx: 'method', x: 'grid', y: 'drawn', r: 3, stroke: 'var(--set-1)', strokeOpacity: 0.8 },
        ),
        Plot.dot(
          shown.filter(({ solved }) => !solved),
          { fx: 'method', x: 'grid', y: 'drawn', r: 4, symbol: 'times', stroke: 'var(--ink-2)', strokeWidth: 1.6 },
        ),
        // How many runs each cross represents.
        Plot.text(crosses, {
          fx: 'method',
          x: 'grid',
          y: 'drawn',
          text: 'count',
          dx: -8,
          textAnchor: 'end',
          fill: 'var(--ink)',
          stroke: 'var(--paper)',
          strokeWidth: 4,
        }),
        Plot.line(
          shown,
          Plot.groupX({ y: 'median' }, { fx: 'method', x: 'grid', y: 'drawn', stroke: 'var(--ink)', strokeWidth: 2, sort: null }),
        ),
      ],
    });
  const inPairs = (width: number) => stacked(document, [drawn(width, names.slice(0, 2)), drawn(width, names.slice(2))]);
  return {
    caption: `${measured.instances} puzzles of each size, half of the cells given, one solution each. A cross stands for runs that were stopped or got stuck, and the number beside it says how many. They count as longer than all others. The lines join the medians of all fifteen. Computed on ${measured.date}, seed ${measured.seed}.`,
    table: summary,
    plot: inPairs(BESIDE),
    narrow: inPairs(NARROW),
  };
};
