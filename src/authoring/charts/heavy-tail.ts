import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import data from '../../../content/data/heavy-tail.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';
import { frameAddress } from '../addresses.ts';
import { type Chart, NARROW } from './chart.ts';

type Policy = keyof typeof data.policies;
type Measured = (typeof data.puzzles)[number];

/** A run of one seed. One that was stopped would have tried more. */
interface Run {
  readonly seed: number;
  readonly tries: number;
  readonly solved: boolean;
}

interface Look {
  readonly name: string;
  readonly colour: string;
  readonly symbol: 'circle' | 'triangle' | 'square';
  /** Of its line. */
  readonly dashes: string;
}

const looks: Readonly<Record<Policy, Look>> = {
  never: { name: 'no restarts', colour: 'var(--set-2)', symbol: 'circle', dashes: 'none' },
  fixed: { name: 'restart after 100', colour: 'var(--set-1)', symbol: 'triangle', dashes: '7 4' },
  luby: { name: 'Luby’s sequence × 20', colour: 'var(--set-3)', symbol: 'square', dashes: '2 3' },
};
const policies = Object.keys(looks) as Policy[];

const titles: Readonly<Record<string, string>> = { partial: 'Partial 16 × 16 grid', 'ai-escargot': 'AI Escargot' };
const RUNS = data.seeds.length;

/** The shares of the slowest runs that the table has and the drawing marks, and where in order the run is that begins each. */
const ranks = [
  ['all', 0],
  ['the slower half', RUNS / 2],
  ['the slowest tenth', (9 * RUNS) / 10],
  ['the slowest hundredth', RUNS - RUNS / 100],
  ['the slowest', RUNS - 1],
] as const;

/** The runs of a puzzle, the quickest first. */
function runsOf({ tries }: Measured, policy: Policy): Run[] {
  const runs = tries[policy].map((count, place): Run => ({ seed: data.seeds[place]!, tries: count ?? data.limit, solved: count !== null }));
  return runs.toSorted((a, b) => a.tries - b.tries || Number(b.solved) - Number(a.solved));
}

/** The run, in the chapter's main figure. */
const addressOf = ({ id, text }: Measured, policy: Policy, { seed }: Run): string =>
  frameAddress({
    run: 'main',
    algorithm: 'constraint-search',
    puzzle: id === 'partial' ? text : id,
    options: { degree: 'off', ties: 'random', ...data.policies[policy], seed: String(seed) },
    step: 0,
  });

const [partial, escargot] = data.puzzles as [Measured, Measured];
const triesOf = (puzzle: Measured, policy: Policy) => runsOf(puzzle, policy).map(({ tries }) => tries);
const median = (puzzle: Measured, policy: Policy) => number(Math.round(medianOf(triesOf(puzzle, policy))!));
const most = (puzzle: Measured, policy: Policy) => number(Math.max(...triesOf(puzzle, policy)));
const mean = (puzzle: Measured, policy: Policy) => triesOf(puzzle, policy).reduce((sum, tries) => sum + tries, 0) / RUNS;
/** The seed of the two runs that the text puts side by side, and what a run of it took. */
const ONE = 54_820_510;
const triesWith = (policy: Policy, seed: number) => runsOf(partial, policy).find((run) => run.seed === seed)!.tries;
const stopped = runsOf(partial, 'never').filter(({ solved }) => !solved).length;

if (stopped === 0 || policies.slice(1).some((policy) => runsOf(partial, policy).some(({ solved }) => !solved)))
  throw new Error('the chapter on constraint search says that runs were stopped without restarts alone');

/** Figures that the text has of these runs. */
export const measured = {
  'tail-runs': () => number(RUNS),
  'tail-limit': () => number(data.limit),
  'tail-median': () => median(partial, 'never'),
  'tail-stopped': () => number(stopped),
  'tail-fixed-most': () => most(partial, 'fixed'),
  // Stopped runs count as if they had ended there, so the real mean is larger.
  'tail-mean': () => number(Math.floor(mean(partial, 'never') / 100) * 100),
  'tail-fixed-mean': () => number(Math.round(mean(partial, 'fixed'))),
  'tail-one-never': () => number(triesWith('never', ONE)),
  'tail-one-fixed': () => number(triesWith('fixed', ONE)),
  'tail-luby-mean': () => number(Math.round(mean(partial, 'luby'))),
  'tail-escargot-most': () => most(escargot, 'never'),
  'tail-escargot-mean': () => number(Math.round(mean(escargot, 'never'))),
  'tail-escargot-fixed-mean': () => number(Math.round(mean(escargot, 'fixed'))),
  'tail-escargot-luby-mean': () => number(Math.round(mean(escargot, 'luby'))),
};

/** A place on a curve: the share of runs that take at least so many tries. */
interface Place extends Run {
  readonly panel: string;
  readonly policy: Policy;
  readonly share: number;
  readonly address: string;
}

function placesOf(puzzle: Measured, policy: Policy): Place[] {
  const panel = titles[puzzle.id]!;
  return runsOf(puzzle, policy).map((run, rank) => ({
    ...run,
    panel,
    policy,
    share: (RUNS - rank) / RUNS,
    address: addressOf(puzzle, policy, run),
  }));
}

/** As wide as the chart is beside its text, so that its type is as large as it says. */
const BESIDE = 560;

const isMarked = (_: Place, rank: number) => ranks.some(([, marked]) => marked === rank);
/** A curve has a place wherever the share has fallen by a sixth. */
const isOnCurve = (place: Place, rank: number) =>
  rank === 0 || isMarked(place, rank) || Math.floor(6 * Math.log(place.share)) < Math.floor(6 * Math.log(place.share + 1 / RUNS));

/** The places that a curve joins, as far as its runs weren't stopped. */
function curveOf(places: readonly Place[]): Place[] {
  const stopped = places.findIndex(({ solved }) => !solved);
  const last = stopped < 0 ? places.length - 1 : stopped;
  return places.filter((place, rank) => rank === last || (rank < last && isOnCurve(place, rank)));
}

const short = (tries: number) => (tries < 1000 ? String(tries) : `${tries / 1000}k`);

/** Bars to a power of ten. */
const BARS = 5;

/** How many runs without restarts took about how many tries on the grid with many solutions. */
export const luckyAndUnlucky: Chart = async (document) => {
  const runs = runsOf(partial, 'never').filter(({ solved }) => solved);
  const barOf = (tries: number) => Math.floor(BARS * Math.log10(tries));
  const [first, end] = [barOf(runs[0]!.tries), BARS * Math.log10(data.limit)];
  const bars = Array.from({ length: end - first }, (_, place) => {
    const bar = first + place;
    const count = runs.filter(({ tries }) => barOf(tries) === bar).length;
    return { from: 10 ** (bar / BARS), to: 10 ** ((bar + 1) / BARS), count, isStopped: false };
  });
  const last = { from: data.limit, to: 10 ** ((end + 1) / BARS), count: stopped, isStopped: true };
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 300,
      style: { fontSize: '13px' },
      marginLeft: 46,
      marginRight: 16,
      marginTop: 34,
      marginBottom: 46,
      ariaLabel: 'How many runs without restarts took about how many tries',
      x: {
        type: 'log',
        domain: [100, last.to],
        ticks: [100, 1000, 10_000, 100_000],
        tickFormat: short,
        label: 'tries',
        labelAnchor: 'center',
        labelOffset: 38,
      },
      y: { label: '↑ runs', grid: true, ticks: 5 },
      marks: [
        Plot.rectY([...bars, last], {
          x1: 'from',
          x2: 'to',
          y: 'count',
          fill: ({ isStopped }) => (isStopped ? 'var(--conflict)' : 'var(--set-2)'),
          inset: 1,
        }),
        Plot.text([last], {
          x: 'to',
          y: 'count',
          text: () => 'stopped',
          textAnchor: 'end',
          dy: -10,
          fill: 'var(--conflict)',
          fontWeight: 600,
        }),
        Plot.ruleY([0], { stroke: 'var(--rule-strong)' }),
      ],
    });
  return {
    caption: `How many of the ${RUNS} runs took about how many tries, on a logarithmic scale. The last bar has those that were stopped after ${number(data.limit)} (research/heavy-tail.ts, ${data.date}).`,
    table: [...bars, last]
      .filter(({ count }) => count > 0)
      .map(({ from, to, count, isStopped }) => ({
        tries: isStopped ? `over ${number(from)}` : `${number(Math.ceil(from))} to ${number(Math.ceil(to) - 1)}`,
        runs: count,
      })),
    plot: drawn(BESIDE),
    narrow: drawn(NARROW),
  };
};

/** How many runs of one search take how long, with restarts and without: written by research/heavy-tail.ts. */
export const heavyTail: Chart = async (document) => {
  const curves = data.puzzles.flatMap((puzzle) => policies.map((policy) => placesOf(puzzle, policy)));
  const panels = data.puzzles.map(({ id }) => titles[id]!);
  const drawn = (width: number, isNarrow: boolean) => {
    const side = isNarrow ? { fy: 'panel' } : { fx: 'panel' };
    const marks = curves.flatMap((places) => places.filter(isMarked));
    const legend = policies.map((policy, place) => ({
      ...looks[policy],
      dx: isNarrow ? -36 : place * 156 - 36,
      dy: isNarrow ? 20 * place - 92 : -58,
    }));
    return Plot.plot({
      document,
      width,
      height: isNarrow ? 620 : 370,
      style: { fontSize: '12.5px' },
      marginLeft: 46,
      marginRight: 16,
      marginTop: isNarrow ? 112 : 78,
      marginBottom: 46,
      ariaLabel: 'Share of runs that take at least a number of tries, with restarts and without',
      fx: { label: null, axis: null, domain: panels, padding: 0.1 },
      fy: { label: null, axis: null, domain: panels, padding: 0.16 },
      x: {
        type: 'log',
        domain: [50, data.limit * 1.15],
        ticks: [100, 1000, 10_000, 100_000],
        tickFormat: short,
        grid: true,
        label: 'tries',
        labelAnchor: 'center',
        labelOffset: 38,
      },
      y: { type: 'log', domain: [0.9 / RUNS, 1], ticks: [0.01, 0.1, 1], tickFormat: '.0%', grid: true, label: null },
      marks: [
        Plot.frame({ stroke: 'var(--rule)' }),
        ...curves.map((places) =>
          Plot.line(curveOf(places), {
            ...side,
            x: 'tries',
            y: 'share',
            stroke: looks[places[0]!.policy].colour,
            strokeDasharray: looks[places[0]!.policy].dashes,
            strokeWidth: 2,
          }),
        ),
        // The table has the links: dots are too small to be pressed on a phone, and each address has a whole grid in it.
        ...(isNarrow ? [] : policies).map((policy) =>
          Plot.dot(
            marks.filter((mark) => mark.policy === policy && mark.solved),
            {
              ...side,
              x: 'tries',
              y: 'share',
              r: 4.5,
              symbol: looks[policy].symbol,
              fill: looks[policy].colour,
              title: ({ seed, tries }) => `seed ${seed}: ${number(tries)} tries`,
            },
          ),
        ),
        // All runs that were stopped are at one place, the highest of them.
        Plot.dot(
          curves.flatMap((places) => places.filter(({ solved }) => !solved).slice(0, 1)),
          {
            ...side,
            x: 'tries',
            y: 'share',
            r: 5,
            symbol: 'times',
            stroke: 'var(--ink-2)',
            strokeWidth: 2,
          },
        ),
        Plot.text(panels, {
          ...(isNarrow ? { fy: (name) => name } : { fx: (name) => name }),
          frameAnchor: 'top-left',
          dy: -16,
          fontWeight: 600,
        }),
        ...legend.flatMap(({ name, colour, symbol, dx, dy }) => {
          const place = { frameAnchor: 'top-left', ...(isNarrow ? { fy: () => panels[0] } : { fx: () => panels[0] }) } as const;
          return [
            Plot.dot([name], { ...place, dx: dx + 5, dy: dy + 5, r: 5, symbol, fill: colour }),
            Plot.text([name], { ...place, dx: dx + 16, dy: dy + 5, textAnchor: 'start', lineAnchor: 'middle', fill: 'var(--ink)' }),
          ];
        }),
      ],
    });
  };
  const columns = curves.map((places) => {
    const [{ panel, policy }] = places as [Place];
    return { name: `${panel}, ${looks[policy].name}`, places };
  });
  return {
    caption: `The share of ${RUNS} runs that take at least a number of tries, both on logarithmic scales. The cross is where runs were stopped, after ${number(data.limit)} tries. The numbers below open runs. The same seeds were used for all curves (research/heavy-tail.ts, ${data.date}).`,
    table: ranks.map(([share, rank]) => ({
      'share of the runs': share,
      ...Object.fromEntries(
        columns.map(({ name, places }) => {
          const { tries, solved } = places[rank]!;
          return [name, solved ? tries : `over ${number(data.limit)}`];
        }),
      ),
    })),
    links: ranks.map(([, rank]) =>
      Object.fromEntries(columns.flatMap(({ name, places }) => (places[rank]!.solved ? [[name, places[rank]!.address] as const] : []))),
    ),
    plot: drawn(BESIDE, false),
    narrow: drawn(NARROW, true),
  };
};
