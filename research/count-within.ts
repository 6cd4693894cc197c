import { type AnyAlgorithm, countOf, drainWithin } from '../src/engine/algorithm.ts';
import { defaultsOf } from '../src/engine/options.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';

/** A counter of the algorithm's run, at its default options, when the run has ended; undefined when it needs more steps than `limit`. */
export function countWithin(limit: number, algorithm: AnyAlgorithm, puzzle: Puzzle, counter: string): number | undefined {
  const { outcome, counts } = drainWithin(algorithm.run(algorithm.start(puzzle, defaultsOf(algorithm.options))), limit);
  return outcome === undefined ? undefined : countOf(algorithm.counters[counter]!, counts);
}
