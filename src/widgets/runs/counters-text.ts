import * as words from '#words/runs.ts';
import { type AnyAlgorithm, countOf } from '../../engine/algorithm.ts';

/** An algorithm's own counters in a row: 'rounds 1, cells fixed 30'. The labels come first, so that they fit any number. */
export function countersText(algorithm: Pick<AnyAlgorithm, 'counters'>, counts: Readonly<Record<string, number>>): string {
  return Object.values(algorithm.counters)
    .map((counter) => words.counter(counter.label, countOf(counter, counts)))
    .join(', ');
}
