import type { AnyAlgorithm, AnyOptions, CatalogRow } from '../engine/algorithm.ts';
import { catalogRow } from '../engine/catalog.ts';
import { loadDirect } from '../engine/direct/load-direct.ts';
import { countSolutions } from '../engine/fast/answer.ts';
import { readOptions } from '../engine/options.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { type Measured, measureRun } from '../experiment/measured-run.ts';
import { outcomeWords } from '../narration/en/outcomes.ts';
import { type Arguments, exit, UsageError } from './command.ts';

/** An algorithm as named on the command line, with its options. */
export interface Choice {
  readonly row: CatalogRow;
  readonly algorithm: AnyAlgorithm;
  readonly options: AnyOptions;
}

/** The algorithm of an id with the options of `--option name=value`. Throws InputError for what does not exist. */
export async function chooseAlgorithm(id: string, given: Arguments): Promise<Choice> {
  const row = catalogRow(id);
  const algorithm = await loadDirect(row);
  const pairs = ((given.values.option as string[] | undefined) ?? []).map((text) => {
    const equals = text.indexOf('=');
    if (equals < 1) throw new UsageError(`--option is '${text}'; expected name=value`);
    return [text.slice(0, equals), text.slice(equals + 1)];
  });
  return { row, algorithm, options: readOptions(algorithm.options, Object.fromEntries(pairs)) };
}

/** Steps between two reports of a long run. */
const STRETCH = 1 << 20;

/** Wraps a run, and reports now and then the number of steps so far. */
export function watched(run: ReturnType<AnyAlgorithm['run']>, onProgress: (steps: number) => void): ReturnType<AnyAlgorithm['run']> {
  let steps = 0;
  const next = () => {
    if (++steps % STRETCH === 0) onProgress(steps);
    return run.next();
  };
  return { next } as ReturnType<AnyAlgorithm['run']>;
}

/** Runs to the end or for `maxSteps` steps, and keeps only counts. Calls `onProgress` now and then with the number of steps so far. */
export function run({ algorithm, options }: Choice, puzzle: Puzzle, maxSteps?: number, onProgress?: (steps: number) => void): Measured {
  return measureRun(algorithm, puzzle, options, {
    budget: maxSteps === undefined ? undefined : { currency: 'steps', amount: maxSteps },
    onProgress,
  });
}

/** How many nodes the fast solver visits on a killer when nothing else is said: some seconds on 9 × 9, minutes on large grids. Without cages it needs no bound. */
export const MAX_NODES = 1_000_000;

/** The end of a run that did not solve its puzzle: the answer in its place, a sentence, and the exit code. */
export function unsolvedEnd(
  { outcome, steps }: Pick<Measured, 'outcome' | 'steps'>,
  puzzle: Puzzle,
): { answer: string; sentence: string; code: number } {
  const after = `after ${steps.toLocaleString('en')} steps`;
  switch (outcome) {
    case 'no-solution':
      return { answer: outcomeWords[outcome], sentence: 'this puzzle has no solution', code: exit.noSolution };
    case 'stuck': {
      const several = puzzle.cages.length === 0 && countSolutions(puzzle, 2) > 1 ? ', and this puzzle has more than one solution' : '';
      const sentence = `stuck ${after}: nothing that the algorithm knows leads on${several}`;
      return { answer: outcomeWords[outcome], sentence, code: exit.stuck };
    }
    // A bound of the algorithm's own or one of the reader's: the answer may still exist.
    default:
      return { answer: 'stopped', sentence: `stopped ${after}`, code: exit.stopped };
  }
}
