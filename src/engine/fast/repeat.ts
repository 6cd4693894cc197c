import type { AnyOptions, Outcome } from '../algorithm.ts';
import type { Puzzle } from '../puzzle.ts';
import { fastAnnealing, fastMonteCarlo } from './anneal.ts';

/** What one run of many says of itself. */
export interface RunSummary {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly proposals: number;
}

type FastRun = (puzzle: Puzzle, options: AnyOptions) => { outcome: Outcome; proposals: number };

/** Algorithms that have a fast twin, with which one puzzle can be run from many seeds. */
const twins: Readonly<Record<string, FastRun>> = {
  'monte-carlo': (puzzle, options) => fastMonteCarlo(puzzle, options as never),
  annealing: (puzzle, options) => fastAnnealing(puzzle, options as never),
};

export const hasFastTwin = (algorithm: string): boolean => algorithm in twins;

/** The run of a seed, without steps. Throws an Error when the algorithm has no fast twin. */
export function runSeed(algorithm: string, puzzle: Puzzle, options: AnyOptions, seed: number): RunSummary {
  const twin = twins[algorithm];
  if (!twin) throw new Error(`'${algorithm}' has no fast twin`);
  const { outcome, proposals } = twin(puzzle, { ...options, seed });
  return { seed, outcome, proposals };
}
