import { type AnyAlgorithm, type AnyOptions, countOf, drainWithin } from '../../../engine/algorithm.ts';
import { kindsWhere } from '../../../engine/step.ts';
import type { Result } from './results.ts';

/** Runs an algorithm without keeping its steps, for at most `limit` of them. `now` is a clock in milliseconds. */
export function measureRun(
  algorithm: AnyAlgorithm,
  input: unknown,
  options: AnyOptions,
  { limit, now }: { limit: number; now: () => number },
): Omit<Result, 'puzzle' | 'run'> {
  const began = now();
  const { outcome, counts } = drainWithin(algorithm.run(algorithm.start(input, options)), limit);
  const milliseconds = Number((now() - began).toPrecision(3));
  return {
    ending: outcome ?? 'given-up',
    steps: Object.values(counts).reduce((sum, count) => sum + count, 0),
    written: countOf({ kinds: kindsWhere(algorithm.steps, ({ writes }) => writes) }, counts),
    milliseconds,
    counters: Object.fromEntries(Object.values(algorithm.counters).map((counter) => [counter.label, countOf(counter, counts)])),
  };
}
