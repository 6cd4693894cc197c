import { type AnyAlgorithm, type AnyOptions, countOf, drainWithin, type Outcome } from '../../engine/algorithm.ts';
import { digitsPerStep, digitsWritten } from '../../engine/digits-written.ts';

/** How a measured run ended: as the algorithm says, given up after the steps that were granted, or not begun. */
export type Ending = Outcome | 'given-up' | 'refused';

/** What a run took. */
export interface Measured {
  readonly ending: Ending;
  readonly steps: number;
  /** Digits written into the grid. */
  readonly written: number;
  readonly milliseconds: number;
  /** The algorithm's own counters, by label. */
  readonly counters: Readonly<Record<string, number>>;
}

/** Of a puzzle that an algorithm does not take. */
export const refused: Measured = { ending: 'refused', steps: 0, written: 0, milliseconds: 0, counters: {} };

/** Runs an algorithm without keeping its steps, for at most `limit` of them. `now` is a clock in milliseconds. */
export function measureRun(
  algorithm: AnyAlgorithm,
  input: unknown,
  options: AnyOptions,
  { limit, now }: { limit: number; now: () => number },
): Measured {
  const began = now();
  const start = algorithm.start(input, options);
  const perStep = digitsPerStep(algorithm, start);
  const { outcome, counts } = drainWithin(algorithm.run(start), limit);
  const milliseconds = Number((now() - began).toPrecision(3));
  return {
    ending: outcome ?? 'given-up',
    steps: Object.values(counts).reduce((sum, count) => sum + count, 0),
    written: digitsWritten(perStep, counts),
    milliseconds,
    counters: Object.fromEntries(Object.values(algorithm.counters).map((counter) => [counter.label, countOf(counter, counts)])),
  };
}
