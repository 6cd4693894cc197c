import * as Plot from '@observablehq/plot';
import hardness from '../../../content/data/annealing-hardness.json' with { type: 'json' };
import { monteCarlo } from '../../engine/anneal/monte-carlo.ts';
import { runSeed } from '../../engine/fast/repeat.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf } from '../../engine/options.ts';
import { findPuzzle } from '../build/puzzles.ts';
import type { Chart } from './chart.ts';

const SEEDS = 30;
const examples = [
  ['monte-carlo-2', 'example 2, 32 givens'],
  ['empty-9', 'example 4, empty'],
  ['monte-carlo-3', 'example 3, 25 givens'],
  ['wikipedia', 'Wikipedia, 30 givens'],
] as const;

/** Proposals until solved at the assignment's rule, thirty seeds each, run when the site is built. */
export const monteCarloSeeds: Chart = async (document) => {
  const options = { ...defaultsOf(monteCarlo.options), limit: 20_000_000 };
  const rows = examples.flatMap(([id, label]) => {
    const { puzzle } = readPuzzles(findPuzzle(id).text)[0]!;
    return Array.from({ length: SEEDS }, (_, i) => {
      const { seed, proposals, outcome } = runSeed('monte-carlo', puzzle, options, i + 1);
      return { puzzle: label, seed, proposals, outcome };
    });
  });
  return {
    caption: `Swaps proposed until solved, ${SEEDS} seeds for each puzzle; the thick line is the median.`,
    table: rows,
    plot: Plot.plot({
      document,
      width: 680,
      height: 220,
      marginLeft: 150,
      marginRight: 24,
      ariaLabel: 'Proposals until solved by puzzle',
      x: {
        type: 'log',
        domain: [100, 30_000_000],
        ticks: [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000],
        tickFormat: 's',
        grid: true,
        label: 'swaps proposed',
      },
      y: { label: null, domain: examples.map(([, label]) => label) },
      marks: [
        Plot.dot(rows, { x: 'proposals', y: 'puzzle', r: 4, stroke: 'var(--set-1)', strokeOpacity: 0.7 }),
        Plot.tickX(rows, Plot.groupY({ x: 'median' }, { x: 'proposals', y: 'puzzle', stroke: 'var(--set-2)', strokeWidth: 3 })),
      ],
    }),
  };
};

/** How hard a grid is for annealing as more of it is given: computed by scripts/data/annealing-hardness.ts and kept with its seed and date. */
export const annealingHardness: Chart = async (document) => {
  const rows = hardness.series.flatMap(({ size, instances, shares }) =>
    shares.flatMap(({ percent, solved, proposals }) =>
      proposals ? [{ grid: `${size} × ${size}`, given: percent, proposals: proposals.median, solved: `${solved} of ${instances}` }] : [],
    ),
  );
  return {
    caption: `Swaps proposed until solved (median of the runs that were solved), by the share of cells given. Computed on ${hardness.date} with seed ${hardness.seed} by scripts/data/annealing-hardness.ts.`,
    table: rows,
    plot: Plot.plot({
      document,
      width: 680,
      height: 300,
      marginLeft: 60,
      ariaLabel: 'Proposals until solved by share of cells given',
      x: { label: 'cells given, per cent', grid: true },
      y: { type: 'log', label: 'swaps proposed', tickFormat: 's', grid: true },
      symbol: { legend: true },
      color: { range: ['var(--set-1)', 'var(--set-2)', 'var(--set-3)'] },
      marks: [
        Plot.line(rows, { x: 'given', y: 'proposals', stroke: 'grid', strokeWidth: 1.5 }),
        Plot.dot(rows, { x: 'given', y: 'proposals', stroke: 'grid', symbol: 'grid', r: 4, fill: 'var(--surface)' }),
      ],
    }),
  };
};
