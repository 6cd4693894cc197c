import { bootstrap, type Interval, percentiles, type Resampling } from './interval.ts';
import type { Cost } from './known-ratio.ts';

/** What a way to start over saves, by runs with the same seeds. */
export interface RestartGain {
  /** What a solution costs on average without restarts and with them. */
  readonly without: number;
  readonly with: number;
  /** without ÷ with, and what that may be. Above 1, restarts pay. */
  readonly ratio: number;
  readonly interval: Interval;
  readonly seeds: number;
}

/**
 * What a solution costs on average where a run that is stopped is followed by one with another seed: all that is spent, divided by the runs
 * that succeed.
 */
export function expectedCost(runs: readonly Cost[]): number {
  let [spent, solved] = [0, 0];
  for (const { amount, finished } of runs) {
    spent += amount;
    if (finished) solved++;
  }
  return solved === 0 ? Number.POSITIVE_INFINITY : spent / solved;
}

/** The cost of one way ÷ the cost of the other; 1 where neither solves anything. */
const ratioOf = (without: number, with_: number): number => (without === with_ ? 1 : without / with_);

/** Compares runs without restarts and with them, pair by pair of the same seed. Whole pairs are resampled. */
export function gainOf(pairs: readonly (readonly [without: Cost, with_: Cost])[], resampling: Resampling): RestartGain {
  const costs = (those: typeof pairs) => [0, 1].map((way) => expectedCost(those.map((pair) => pair[way as 0 | 1]))) as [number, number];
  const [without, with_] = costs(pairs);
  const ratios = bootstrap(pairs.length, resampling, (random) => ratioOf(...costs(pairs.map(() => pairs[random.below(pairs.length)]!))));
  return {
    without,
    with: with_,
    ratio: ratioOf(without, with_),
    interval: percentiles(ratios, resampling.confidence),
    seeds: pairs.length,
  };
}
