import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import methods from '../../../content/data/chance-methods.json' with { type: 'json' };
import { hillClimbing } from '../../engine/anneal/hill-climbing.card.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { chanceOfClimb, type Fate, mapOf, meanChance } from '../../tries/fog/fog.ts';
import { medianOf } from '../../widgets/ui/numbers.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, type ChartParts, logAxis, NARROW, WIDE } from './chart.ts';

const { values } = hillClimbing.options.choice;

interface Climb {
  readonly makes: string;
  readonly sideways: number;
  readonly solved: boolean;
  readonly proposals: number;
}

const middle = (runs: readonly { readonly proposals: number }[]) => medianOf(runs.map(({ proposals }) => proposals))!;
const climbed = (choice: string, sideways: number) =>
  middle(methods.climbs.filter((run) => run.choice === choice && run.sideways === sideways));
const taken = (puzzle: string, method: string) => middle(methods.runs.filter((run) => run.puzzle === puzzle && run.method === method));
const percent = (share: number) => `${Math.round(100 * share)}%`;
const climberToChance = (puzzle: string) => taken(puzzle, 'hill-climbing') / taken(puzzle, 'monte-carlo');

/** The middle of the runs with this rule, to three figures. */
const looks = (choice: string, sideways: number) => () => number(Number(climbed(choice, sideways).toPrecision(3)));

/** The mean of the runs that may go as far as a thousand in a row, to two figures: the longest of them count in it. */
const meanLooks = (choice: string) => () => {
  const runs = methods.climbs.filter((run) => run.choice === choice && run.sideways === 1000);
  return number(Number((runs.reduce((sum, { proposals }) => sum + proposals, 0) / runs.length).toPrecision(2)));
};

const chanceInFog = () => chanceOfClimb(mapOf());
const inFog = (fate: Fate) => [...mapOf().values()].filter((spot) => spot.fate === fate).length;

/** How the climbs end that fail on the puzzle of the charts, from twenty seeds, and how often in each of the holes, most often first: those of the strict climber as far as so many looks go. */
const STRICT_LOOKS = 20_000;
function endsOf(sideways: number): { readonly ends: number; readonly holes: number; readonly byHole: readonly number[] } {
  const { puzzle } = readPuzzles(findPuzzle(methods.climbed).text)[0]!;
  const found = { ends: 0, holes: 0 };
  const grids = new Map<string, number>();
  for (let seed = 1; seed <= methods.runsEach; seed++) {
    const limit = sideways === 0 ? STRICT_LOOKS : methods.limit;
    const state = hillClimbing.start(puzzle, { choice: 'first', sideways, limit, seed });
    for (const { kind } of hillClimbing.run(state)) {
      if (kind !== 'optimum') continue;
      found.ends++;
      if (state.least <= 0) continue;
      found.holes++;
      const grid = state.digits.join('');
      grids.set(grid, (grids.get(grid) ?? 0) + 1);
    }
  }
  return { ...found, byHole: [...grids.values()].sort((a, b) => b - a) };
}
const ends = new Map<number, ReturnType<typeof endsOf>>();
const endsWith = (sideways: number) => {
  if (!ends.has(sideways)) ends.set(sideways, endsOf(sideways));
  return ends.get(sideways)!;
};

export const measured = {
  'ends-seeds': () => String(methods.runsEach),
  'ends-wide': () => number(endsWith(100).ends),
  'holes-wide': () => number(endsWith(100).holes),
  'plains-wide': () => number(endsWith(100).ends - endsWith(100).holes),
  'deepest-hole-wide': () => number(endsWith(100).byHole[0]!),
  'different-holes-wide': () => number(endsWith(100).byHole.length),
  'ends-strict': () => number(endsWith(0).ends),
  'strict-looks': () => number(STRICT_LOOKS),
  'holes-strict': () => number(endsWith(0).holes),
  'plains-strict': () => number(endsWith(0).ends - endsWith(0).holes),
  'fog-sure': () => String(inFog('sure')),
  'fog-open': () => String(inFog('open')),
  'fog-lost': () => String(inFog('lost')),
  'fog-open-share': () => meanChance(mapOf(), ({ fate }) => fate === 'open').toFixed(2),
  'fog-chance': () => percent(chanceInFog()),
  'fog-climbs': () => (1 / chanceInFog()).toFixed(1),
  'climber-one-sideways': () => percent(climbed('first', 1) / climbed('first', 0)),
  'climber-best-strict': () => (climbed('best', 0) / climbed('first', 0)).toFixed(1),
  'climber-first-thirty': looks('first', 30),
  'climber-first-hundred': looks('first', 100),
  'climber-first-thousand': looks('first', 1000),
  'climber-first-mean': meanLooks('first'),
  'climber-best-mean': meanLooks('best'),
  'climber-to-chance-first': () => climberToChance('monte-carlo-2').toFixed(1),
  'climber-to-chance-second': () => climberToChance('monte-carlo-3').toFixed(1),
  'climber-to-chance-third': () => climberToChance('ai-escargot').toFixed(2),
};

/** The start and the rules of two climbs on the map of the first figure. */
const [SMALL, SMALL_SEED, FEW] = ['rmit-easy-4', 8, 5];
const RULES = ['only what helps', 'sideways as well'] as const;

/** The energies of a run of starts and swaps, one after the other; `climb` is one-based. */
function climbsOf(sideways: number) {
  const { puzzle } = readPuzzles(findPuzzle(SMALL).text)[0]!;
  const state = hillClimbing.start(puzzle, { choice: 'first', sideways, limit: methods.limit, seed: SMALL_SEED });
  const energies: { readonly climb: number; readonly energy: number; readonly swap: string }[] = [];
  for (const { kind } of hillClimbing.run(state))
    if (['newStart', 'improve', 'sidestep'].includes(kind))
      energies.push({
        climb: state.starts,
        energy: state.energy,
        swap: kind === 'sidestep' ? 'sideways' : kind === 'improve' ? 'better' : 'start',
      });
  return energies;
}

/** The strict climber and the one that walks on the level, from the same grid: the energy of every grid that they come to. */
export const climbsSideBySide: Chart = async (document) => {
  const rows = RULES.flatMap((rule, nth) => climbsOf(nth * FEW).map((row, grid) => ({ rule, grid: grid + 1, ...row })));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 170,
      marginLeft: 40,
      marginBottom: 38,
      marginTop: 26,
      ariaLabel: 'Energy of grid after grid, for the strict climber and for the one that goes sideways',
      fx: { label: null, domain: RULES, axis: 'top', padding: 0.08 },
      x: { label: 'grid after grid', labelAnchor: 'center', labelOffset: 34, ticks: [1, 5, 10], tickFormat: String },
      y: { label: 'energy', domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10], grid: true },
      marks: [
        Plot.line(rows, { fx: 'rule', x: 'grid', y: 'energy', z: 'climb', stroke: 'var(--set-1)', strokeWidth: 2 }),
        Plot.dot(rows, { fx: 'rule', x: 'grid', y: 'energy', r: 3.2, fill: 'var(--set-1)' }),
        Plot.dot(
          rows.filter(({ swap }) => swap === 'sideways'),
          { fx: 'rule', x: 'grid', y: 'energy', r: 6.5, stroke: 'var(--ink)', strokeWidth: 1.5 },
        ),
      ],
    });
  return {
    caption:
      'The energy of each grid that the two climbers come to, from the same start. A line is a climb, and a ring is a sideways move.',
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** By rule and by swaps sideways: how many runs were solved, and how many looks they took. */
function spread(runs: readonly Climb[]): ChartParts['table'] {
  return [...Map.groupBy(runs, ({ makes, sideways }) => `${makes}, ${sideways}`).values()].map((alike) => {
    const { makes, sideways } = alike[0]!;
    const looks = alike.map(({ proposals }) => proposals);
    const solved = alike.filter((run) => run.solved).length;
    return { makes, sideways, solved, least: Math.min(...looks), median: Math.round(middle(alike)), most: Math.max(...looks) };
  });
}

/** What swaps sideways are worth to the climber who makes the first better swap, and to both: computed by research/chance-methods.ts and kept with its seeds and date. */
export const climbingSideways: Chart = (document) => climbsBy(document, ['first']);
export const climbingChoice: Chart = (document) => climbsBy(document, ['first', 'best']);

async function climbsBy(document: Document, choices: readonly (keyof typeof values)[]): Promise<ChartParts> {
  const shown = choices.map((choice) => values[choice]);
  const climbs = methods.climbs.filter(({ choice }) => choices.some((each) => each === choice));
  const runs = climbs.map(({ choice, sideways, solved, proposals }) => ({
    makes: values[choice as keyof typeof values],
    sideways,
    solved,
    proposals,
  }));
  return {
    caption: `Swaps looked at until solved on ${findPuzzle(methods.climbed).name}, against the number of sideways moves allowed in a row: ${methods.runsEach} seeds each, stopped at ${methods.limit / 1e6} million; the lines join the medians. Computed on ${methods.date} by research/chance-methods.ts.`,
    table: spread(runs),
    plot: Plot.plot({
      document,
      width: 560,
      height: 310,
      marginTop: 34,
      marginLeft: 60,
      marginBottom: 46,
      ariaLabel: 'Swaps looked at until solved by sideways moves allowed',
      // A logarithmic scale has no zero, so the places are side by side.
      x: {
        type: 'point',
        domain: [...new Set(runs.map(({ sideways }) => sideways))],
        tickFormat: (sideways: number) => (sideways === 0 ? 'none' : sideways.toLocaleString('en')),
        label: 'sideways in a row, at most',
        labelAnchor: 'center',
        labelOffset: 38,
      },
      y: logAxis([1000, 100_000_000], 'swaps looked at'),
      symbol: { domain: Object.values(values), legend: choices.length > 1 },
      color: { domain: Object.values(values), range: ['var(--set-1)', 'var(--set-2)'] },
      marks: [
        Plot.dot(runs, { x: 'sideways', y: 'proposals', stroke: 'makes', symbol: 'makes', r: 2.5, strokeOpacity: 0.5 }),
        ...shown.map((makes, place) =>
          Plot.line(
            runs.filter((run) => run.makes === makes),
            Plot.groupX(
              { y: 'median' },
              { x: 'sideways', y: 'proposals', stroke: 'makes', strokeWidth: 2, strokeDasharray: place === 0 ? 'none' : '8 3' },
            ),
          ),
        ),
      ],
    }),
  };
}
