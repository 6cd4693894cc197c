import { type AnyAlgorithm, countOf } from '../../src/engine/algorithm.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';

/** A counter of the algorithm's run, at its default options, when the run has ended; undefined when it needs more steps than `limit`. */
export function drainWithin(limit: number, algorithm: AnyAlgorithm, puzzle: Puzzle, counter: string): number | undefined {
  const run = algorithm.run(algorithm.start(puzzle, defaultsOf(algorithm.options)));
  const counts: Record<string, number> = {};
  for (let steps = 0; steps < limit; steps++) {
    const next = run.next();
    if (next.done) return countOf(algorithm.counters[counter]!, counts);
    counts[next.value.kind] = (counts[next.value.kind] ?? 0) + 1;
  }
  return undefined;
}
