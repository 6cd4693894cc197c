import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import hardness from '../../../content/data/annealing-hardness.json' with { type: 'json' };
import methods from '../../../content/data/chance-methods.json' with { type: 'json' };
import { monteCarlo } from '../../engine/anneal/monte-carlo.card.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { fastMonteCarlo } from '../../engine/fast/anneal.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf } from '../../engine/options.ts';
import { medianOf } from '../../widgets/ui/numbers.ts';
import { findPuzzle } from '../puzzles.ts';
import type { Chart } from './chart.ts';
import { logAxis, logAxisBelow } from './chart.ts';

const SEEDS = 30;
const examples = [
  ['monte-carlo-1', 'grid 1, 1 missing'],
  ['monte-carlo-2', 'grid 2, 32 givens'],
  ['empty-9', 'grid 4, empty'],
  ['monte-carlo-3', 'grid 3, 25 givens'],
  ['wikipedia', 'Wikipedia, 30 givens'],
] as const;

/** The runs of the examples from thirty seeds each. */
function seedsRun() {
  const options = { ...defaultsOf(monteCarlo.options), limit: 20_000_000 } as Omit<Parameters<typeof fastMonteCarlo>[1], 'seed'>;
  const runs = examples.flatMap(([id, label]) => {
    const { puzzle } = readPuzzles(findPuzzle(id).text)[0]!;
    return Array.from({ length: SEEDS }, (_, i) => {
      const { proposals, outcome } = fastMonteCarlo(puzzle, { ...options, seed: i + 1 });
      return { puzzle: label, id, seed: i + 1, proposals, outcome };
    });
  });
  return runs;
}

let runsMade: ReturnType<typeof seedsRun> | undefined;
const runsOfSeeds = () => {
  runsMade ??= seedsRun();
  return runsMade;
};

/** The middle of a puzzle's thirty runs, to two figures. */
const exampleMedian = (puzzle: (typeof examples)[number][0]) => () => {
  const counts = runsOfSeeds().flatMap(({ id, proposals }) => (id === puzzle ? [proposals] : []));
  return number(Number(medianOf(counts)!.toPrecision(2)));
};

export const measured = {
  'example-seeds': () => String(SEEDS),
  'example-full-median': exampleMedian('monte-carlo-2'),
  'example-empty-median': exampleMedian('empty-9'),
  'example-between-median': exampleMedian('monte-carlo-3'),
};

/** Proposals until solved at the course's rule, thirty seeds each, run when the site is built. */
export const monteCarloSeeds: Chart = async (document) => {
  const rows = runsOfSeeds().map(({ id, ...row }) => row);
  // A logarithmic scale has no place for a run that proposes nothing.
  const drawn = rows.filter(({ proposals }) => proposals > 0);
  const nothing = [...new Set(rows.filter(({ proposals }) => proposals === 0).map(({ puzzle }) => puzzle))];
  return {
    caption: `Swaps proposed until solved, ${SEEDS} seeds for each puzzle; the thick line is the median.`,
    table: rows,
    plot: Plot.plot({
      document,
      width: 560,
      height: 270,
      marginBottom: 46,
      marginLeft: 130,
      marginRight: 24,
      ariaLabel: 'Proposals until solved by puzzle',
      x: logAxisBelow([100, 30_000_000], 'swaps proposed'),
      y: { label: null, domain: examples.map(([, label]) => label) },
      marks: [
        Plot.text(nothing, { x: 100, y: (puzzle) => puzzle, text: () => '0 swaps in every run', textAnchor: 'start', dx: 6 }),
        Plot.dot(drawn, { x: 'proposals', y: 'puzzle', r: 4, stroke: 'var(--set-1)', strokeOpacity: 0.7 }),
        Plot.tickX(drawn, Plot.groupY({ x: 'median' }, { x: 'proposals', y: 'puzzle', stroke: 'var(--ink)', strokeWidth: 3 })),
      ],
    }),
  };
};

/** Monte Carlo and the climber on the same puzzles from the same seeds: computed by research/chance-methods.ts and kept with their seeds and date. */
export const climbingMethods: Chart = async (document) => {
  const ids = ['monte-carlo', 'hill-climbing'];
  const titles = ids.map((id) => catalogRow(id).title);
  const rows = methods.runs
    .filter(({ method }) => ids.includes(method))
    .map(({ puzzle, method, seed, proposals }) => ({
      puzzle: findPuzzle(puzzle).name,
      method: titles[ids.indexOf(method)]!,
      seed,
      proposals,
    }));
  const puzzles = [...new Set(rows.map(({ puzzle }) => puzzle))];
  return {
    caption: `Swaps looked at until solved (for Monte Carlo, a look is a proposal), ${methods.runsEach} seeds for each puzzle and method; the thick lines are medians. Computed on ${methods.date} by research/chance-methods.ts.`,
    table: rows,
    plot: Plot.plot({
      document,
      width: 680,
      height: 60 + puzzles.length * (20 + 30 * ids.length),
      marginLeft: 130,
      marginBottom: 46,
      marginRight: 150,
      ariaLabel: 'Swaps looked at until solved by puzzle and method',
      x: logAxisBelow([1000, 100_000_000], 'swaps looked at'),
      y: { label: null, domain: titles },
      fy: { label: null, domain: puzzles },
      marks: [
        Plot.dot(rows, { x: 'proposals', y: 'method', fy: 'puzzle', r: 4, stroke: 'var(--set-1)', strokeOpacity: 0.7 }),
        Plot.tickX(rows, Plot.groupY({ x: 'median' }, { x: 'proposals', y: 'method', fy: 'puzzle', stroke: 'var(--ink)', strokeWidth: 3 })),
      ],
    }),
  };
};

/** How hard a grid is for annealing as more of it is given: computed by research/annealing-hardness.ts and kept with its seed and date. */
export const annealingHardness: Chart = async (document) => {
  const nameOf = (size: number, runs: number) => `${size} × ${size}, ${runs} runs`;
  const rows = hardness.series.flatMap(({ size, instances, shares }) =>
    shares.flatMap(({ percent, solved, proposals }) =>
      proposals
        ? [
            {
              grid: nameOf(size, instances),
              given: percent,
              proposals: proposals.median,
              solved: `${solved} of ${instances}`,
              known: solved > instances / 2,
            },
          ]
        : [],
    ),
  );
  // A logarithmic scale has no zero.
  const drawn = rows.filter(({ proposals }) => proposals > 0);
  const grids = hardness.series.map(({ size, instances }) => nameOf(size, instances));
  return {
    caption: `Swaps proposed until solved, by the share of cells given: the median of ${hardness.series.map(({ size, instances }) => `${instances} runs at ${size} × ${size}`).join(', ')}. At a triangle at least half of the runs were stopped at the limit, so the median is no less than that. A median of 0, where no swap had to be judged, is left out. Computed on ${hardness.date} with seed ${hardness.seed} by research/annealing-hardness.ts.`,
    table: rows.map(({ known, proposals, ...row }) => ({ ...row, proposals: known ? proposals : `${proposals} or more` })),
    plot: Plot.plot({
      document,
      width: 680,
      height: 310,
      marginLeft: 60,
      marginBottom: 46,
      ariaLabel: 'Proposals until solved by share of cells given',
      x: { label: 'cells given, per cent', labelAnchor: 'center', labelOffset: 38, grid: true },
      y: logAxis([100, 600_000_000], 'swaps proposed'),
      symbol: { domain: grids, legend: true },
      color: { domain: grids, range: ['var(--set-1)', 'var(--set-2)', 'var(--set-3)'] },
      marks: [
        ...grids.map((name, place) =>
          Plot.line(
            drawn.filter(({ grid }) => grid === name),
            { x: 'given', y: 'proposals', stroke: 'grid', strokeWidth: 1.5, strokeDasharray: ['none', '8 3', '2 2'][place]! },
          ),
        ),
        Plot.dot(
          drawn.filter(({ known }) => known),
          { x: 'given', y: 'proposals', stroke: 'grid', symbol: 'grid', r: 4, fill: 'var(--surface)' },
        ),
        Plot.dot(
          drawn.filter(({ known }) => !known),
          { x: 'given', y: 'proposals', symbol: 'triangle', r: 5, fill: 'var(--ink-2)' },
        ),
      ],
    }),
  };
};
