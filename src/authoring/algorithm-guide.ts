import bigger from '../../content/data/bigger-grids.json' with { type: 'json' };
import chance from '../../content/data/chance-methods.json' with { type: 'json' };
import grades from '../../content/data/grades.json' with { type: 'json' };
import killers from '../../content/data/killer-experiment.json' with { type: 'json' };
import learning from '../../content/data/learning.json' with { type: 'json' };
import speed from '../../content/data/speed.json' with { type: 'json' };
import type { CatalogRow } from '../engine/algorithm.ts';
import { catalog } from '../engine/catalog.ts';
import { isPattern, ladder } from '../engine/logic/ladder.ts';
import { medianOf } from '../widgets/ui/numbers.ts';
import { runAtBuild } from './run-at-build.ts';

/** The puzzles on which the algorithms are measured: one that singles solve, and one that needs more. */
const [EASY, HARD] = ['monte-carlo-2', 'ai-escargot'];
/** On which a stronger rule pays. */
const SIXTEEN = 'sixteen-hard';

/** How many digits an algorithm writes on two puzzles; with chance, the median of several runs. */
export interface Cost {
  readonly easy: number;
  readonly hard: number;
}

async function digitsOn(id: string, puzzle: string): Promise<number> {
  const drawn = chance.runs.filter((run) => run.puzzle === puzzle && run.method === id);
  if (drawn.length > 0) return medianOf(drawn.map(({ proposals }) => proposals))!;
  const { timeline } = await runAtBuild({ algorithm: id, puzzle });
  if (timeline.outcome !== 'solved') throw new Error(`${id} doesn't solve ${puzzle}`);
  return timeline.written;
}

let known: Promise<ReadonlyMap<string, Cost>> | undefined;

/** The costs of all algorithms that solve puzzles without cages. */
export function costs(): Promise<ReadonlyMap<string, Cost>> {
  known ??= Promise.all(
    catalog
      .filter(({ input }) => input === 'puzzle' || input === 'puzzle-or-cover')
      .map(async ({ id }) => [id, { easy: await digitsOn(id, EASY), hard: await digitsOn(id, HARD) }] as const),
  ).then((rows) => new Map(rows));
  return known;
}

/** What the technique ladder does on the hard puzzle: the techniques it looks for that don't help, and the suppositions that strike something. */
export async function ladderWork(): Promise<{ readonly looks: number; readonly suppositions: number }> {
  const { timeline } = await runAtBuild({ algorithm: 'human-solver', puzzle: HARD });
  let suppositions = 0;
  for (let at = timeline.next(['see'], 0); at !== undefined; at = timeline.next(['see'], at))
    if (!isPattern(ladder[timeline.stepAt(at)!.rung as number]!)) suppositions++;
  return { looks: timeline.totals.look!, suppositions };
}

/** The seed of the run in the middle, by the swaps that were tried; undefined where there are no runs. */
const middleSeed = (runs: readonly { readonly seed: number; readonly proposals: number }[]) =>
  runs.toSorted((a, b) => a.proposals - b.proposals)[Math.floor(runs.length / 2)]?.seed;

/** The options with which a method that uses chance tries a usual number of swaps on the easy puzzle; none for other methods. */
export function usualOptions(method: string): Readonly<Record<string, string>> {
  const seed = middleSeed(chance.runs.filter((run) => run.puzzle === EASY && run.method === method));
  return seed === undefined ? {} : { seed: String(seed) };
}

/** The same for hill climbing that may make so many swaps in a row without a gain. */
export const usualClimb = (sideways: number): number =>
  middleSeed(chance.climbs.filter((run) => run.choice === 'first' && run.sideways === sideways))!;

/** The digits that all different and preemptive sets write in a hard 16 × 16. */
export async function digitsInSixteen(): Promise<{ readonly allDifferent: number; readonly sets: number }> {
  return { allDifferent: await digitsOn('all-different', SIXTEEN), sets: await digitsOn('preemptive-sets', SIXTEEN) };
}

/** Whether an algorithm finds out that a puzzle has no solution, as it has a step for that; chance never does. */
export const provesNone = ({ family }: Pick<CatalogRow, 'family'>): boolean => family !== 'anneal';

/** Whether an algorithm goes on after a solution, if an option asks for all. */
export async function listsAll(row: CatalogRow): Promise<boolean> {
  const { steps, options } = await row.load();
  return 'solution' in steps && 'solutions' in options;
}

/** The algorithm that may get stuck on a puzzle, and then knows nothing about its solutions. */
export const getsStuck = ({ id }: Pick<CatalogRow, 'id'>): boolean => id === 'human-solver';

const rate = (solver: string) => speed.rates.find((row) => row.set === 'minimal' && row.solver === solver)!.perSecond;
interface Speed {
  /** The algorithm whose card speaks of the program. */
  readonly id: string;
  /** What the program is called, where it isn’t the one that a chapter steps through; it then runs straight through. */
  readonly name?: 'published' | 'bits' | 'fast';
  readonly perSecond: number;
}

/** Random puzzles a second of the programs that were timed, the slowest first. */
export const speeds: readonly Speed[] = [
  { id: 'backtracking', perSecond: rate('backtracking') },
  { id: 'constraint-search', perSecond: rate('constraint-search') },
  { id: 'dancing-links', perSecond: rate('dancing-links') },
  { id: 'dancing-links', name: 'published', perSecond: rate('package') },
  { id: 'dancing-links', name: 'bits', perSecond: rate('covers') },
  { id: 'bitboards', name: 'fast', perSecond: rate('fast') },
];

const cageTime = (solver: string, largest: number) =>
  medianOf(
    killers.cages.filter((row) => row.solver === solver && row.largest === largest).map(({ time }) => time ?? Number.POSITIVE_INFINITY),
  )!;
const climbed = (sideways: number) =>
  medianOf(chance.climbs.filter((run) => run.choice === 'first' && run.sideways === sideways).map(({ proposals }) => proposals))!;
/** The temperature at which the runs of this method stay. */
const STEADY = 0.4;
const steadily = (puzzle: string) =>
  medianOf(chance.runs.filter((run) => run.puzzle === puzzle && run.method === 'steady').map(({ proposals }) => proposals))!;
const deadEnds = (puzzle: string, setting: string) =>
  learning.rows.find((row) => row.puzzle === puzzle && row.setting === setting)!.deadEnds;
const solvedOf = (size: number) => {
  const by = (algorithm: string) =>
    bigger.rows.find((row) => row.size === size && row.algorithm === algorithm)!.work.filter((work) => work !== null).length;
  return { links: by('dancing-links'), people: by('human-solver'), backtracking: by('backtracking') };
};
const carved = grades.rows.filter(({ method }) => method === 'carve');
const dug = grades.rows.filter(({ method, asked }) => method === 'dig' && asked === '5');

/** What the scripts in research/ measured, for the sentences of the guide. */
export const measuredFacts = {
  perSecond: {
    constraint: rate('constraint-search'),
    links: rate('dancing-links'),
    published: rate('package'),
    bits: rate('covers'),
    fast: rate('fast'),
  },
  cages: {
    smallSearch: cageTime('backtracking', 2),
    smallSets: cageTime('advanced', 2),
    largeSearch: cageTime('backtracking', 6),
    largeSets: cageTime('advanced', 6),
  },
  climbing: {
    plain: climbed(0),
    sideways: climbed(chance.sideways),
    mostSideways: chance.sideways,
    steady: { easy: steadily(EASY), hard: steadily(HARD), heat: STEADY },
  },
  learning: {
    with: deadEnds('twenty-five-hard', 'note')!,
    most: learning.mostDeadEnds,
    escargot: deadEnds('ai-escargot', 'note')!,
    forgetful: deadEnds('ai-escargot', 'one')!,
  },
  large: { grids: bigger.instances, limit: bigger.limit, sixteen: solvedOf(16), twentyFive: solvedOf(25) },
  carved: { right: carved.filter(({ asked, level }) => asked === level).length, all: carved.length },
  dug: { all: dug.length, easy: dug.filter(({ level }) => level === 'very-easy' || level === 'easy').length },
};
export type MeasuredFacts = typeof measuredFacts;
