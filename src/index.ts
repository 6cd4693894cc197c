import type { AnyOptions } from './engine/algorithm.ts';
import { catalogRow, refusalOf } from './engine/catalog.ts';
import { loadDirect } from './engine/direct/load-direct.ts';
import { InputError } from './engine/errors.ts';
import { countSolutions } from './engine/fast/answer.ts';
import { readPuzzles } from './engine/formats/read.ts';
import { type GeneratedPuzzle, generatePuzzle, type Wish } from './engine/generate/generate-puzzle.ts';
import { readOptions } from './engine/options.ts';
import { faultOf, type Puzzle } from './engine/puzzle.ts';
import { gradeByTechniques, type TechniqueGrade } from './engine/rate/techniques.ts';
import { gradeByWeights, hasWeights, type WeightedGrade } from './engine/rate/weighted.ts';
import { answerAtOnce, type Measured, measureRun, type RunBudget } from './experiment/measured-run.ts';
import { record as recordRun } from './trace/record.ts';
import type { Timeline } from './trace/timeline.ts';

/*
 * The entry of the package: what most programs need, in a few functions. Everything else has a path of its own.
 */

export type { Ending } from './engine/ending.ts';
export { endings } from './engine/ending.ts';
export { InputError } from './engine/errors.ts';
export type { ReadPuzzle } from './engine/formats/format.ts';
export { eachPuzzle, printPuzzle, printSolution, type ReadingOptions, readPuzzles } from './engine/formats/read.ts';
export type { GeneratedPuzzle, Wish } from './engine/generate/generate-puzzle.ts';
export type { Puzzle } from './engine/puzzle.ts';
export type { RunBudget } from './experiment/measured-run.ts';
export type { Timeline } from './trace/timeline.ts';

/** A puzzle, what was read of one, or its text in any format. */
export type PuzzleLike = Puzzle | { readonly puzzle: Puzzle } | string;

function puzzleIn(given: PuzzleLike): Puzzle {
  if (typeof given !== 'string') return 'puzzle' in given ? given.puzzle : given;
  const found = readPuzzles(given);
  if (found.length !== 1) throw new InputError(`the text has ${found.length} puzzles`, { expected: 'one' });
  return found[0]!.puzzle;
}

/** An algorithm and its options. */
export interface RunChoice {
  /** An id, as `sudoscope algorithms` lists them. */
  readonly algorithm: string;
  /** By name: `{ mrv: false, digits: 'descending' }`. Others have their defaults. */
  readonly options?: AnyOptions;
}

/** How a puzzle is solved. Without an algorithm, the fast solver does it. */
export interface SolveOptions extends Partial<RunChoice> {
  /** Where a run is stopped; of the fast solver, steps are nodes of its search on a killer. */
  readonly budget?: RunBudget;
}

/** How a puzzle was solved. There is a solution only where the outcome says so; `printSolution` writes it. The fast solver counts no digits. */
export interface Solved extends Measured {
  /** Why it is refused. */
  readonly refusal: InputError | undefined;
}

const asTexts = (options: AnyOptions = {}) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)]),
  );

async function chosen({ algorithm, options }: RunChoice) {
  const row = catalogRow(algorithm);
  const loaded = await loadDirect(row);
  return { row, loaded, options: readOptions(loaded.options, asTexts(options)) };
}

const refused = (refusal: InputError): Solved => ({ outcome: 'refused', solution: undefined, digits: 0, steps: 0, counters: {}, refusal });

/** Solves a puzzle, by an algorithm of the catalog or by the fast solver. Throws InputError for a text, an algorithm or options that are none. */
export async function solve(given: PuzzleLike, { algorithm, options, budget }: SolveOptions = {}): Promise<Solved> {
  const puzzle = puzzleIn(given);
  if (algorithm === undefined) return solveFast(puzzle, budget);
  const choice = await chosen({ algorithm, ...(options && { options }) });
  const refusal = refusalOf(choice.row, choice.loaded, puzzle);
  if (refusal) return refused(refusal);
  const run = measureRun(choice.loaded, puzzle, choice.options, { budget, now: () => performance.now() });
  return { ...run, solution: run.outcome === 'solved' ? run.solution : undefined, refusal: undefined };
}

function solveFast(puzzle: Puzzle, limit: RunBudget | undefined): Solved {
  const fault = faultOf(puzzle);
  if (fault) return refused(fault);
  if (limit && limit.currency !== 'steps') {
    throw new InputError(`the fast solver has no budget of ${limit.currency}`, { expected: 'steps, or an algorithm' });
  }
  return { ...answerAtOnce(puzzle, limit?.amount), refusal: undefined };
}

/** Counts the solutions of a puzzle, up to `limit`; 0 too for a puzzle that breaks the rules. */
export const count = (given: PuzzleLike, limit = 1_000_000): number => countSolutions(puzzleIn(given), limit);

/** Both grades of a puzzle. */
export interface Rating {
  readonly techniques: TechniqueGrade;
  /** Undefined where it isn't defined: for other houses, and for pencil marks of the puzzle's own. */
  readonly weighted: WeightedGrade | undefined;
}

/** Grades a puzzle. Throws InputError where it doesn't have exactly one solution, or has cages. */
export function rate(given: PuzzleLike): Rating {
  const puzzle = puzzleIn(given);
  if (puzzle.cages.length > 0) throw new InputError('this puzzle has cages', { expected: 'a puzzle without cages' });
  const solutions = countSolutions(puzzle, 2);
  if (solutions !== 1)
    throw new InputError(`this puzzle has ${solutions === 0 ? 'no' : 'more than one'} solution`, { expected: 'one solution' });
  return { techniques: gradeByTechniques(puzzle), weighted: hasWeights(puzzle) ? gradeByWeights(puzzle) : undefined };
}

/** Makes a puzzle with exactly one solution; the same wish makes the same puzzle. Throws InputError where its seed gives none. */
export const generate = (wish: Wish): GeneratedPuzzle => generatePuzzle(wish);

/** Runs an algorithm and keeps every step: `timeline.frame(1000)` is the state there. Throws InputError for a puzzle that it refuses. */
export async function record(given: PuzzleLike, choice: RunChoice, limits: { readonly maxSteps?: number } = {}): Promise<Timeline> {
  const puzzle = puzzleIn(given);
  const { row, loaded, options } = await chosen(choice);
  const refusal = refusalOf(row, loaded, puzzle);
  if (refusal) throw refusal;
  return recordRun(loaded, puzzle, options, limits);
}
