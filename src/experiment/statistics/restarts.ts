import { bootstrap, type Interval, percentiles, type Resampling } from './interval.ts';
import type { Cost } from './known-ratio.ts';

/** What a cutoff comes to, tried on attempts that it wasn't chosen by. */
export interface Cutoff {
  /** After so much, the search starts over with another seed. Infinity: it never does. */
  readonly cutoff: number;
  /** What a solution costs on average without a restart and with the cutoff. */
  readonly without: number;
  readonly with: number;
  /** without ÷ with, and what that may be. Above 1, restarts pay. */
  readonly ratio: number;
  readonly interval: Interval;
  /** How many attempts chose it, and how many tried it. */
  readonly chosenBy: number;
  readonly triedOn: number;
}

/**
 * What a solution costs on average where the search starts over after a cutoff: all that is spent, divided by the attempts that
 * succeed. An attempt that was stopped before the cutoff counts as one that went on to it.
 */
export function expectedCost(attempts: readonly Cost[], cutoff: number): number {
  let [spent, solved] = [0, 0];
  for (const { amount, finished } of attempts) {
    spent += Math.min(amount, cutoff);
    if (finished && amount <= cutoff) solved++;
  }
  return solved === 0 ? Number.POSITIVE_INFINITY : spent / solved;
}

/** The cutoff with the least expected cost, among the amounts at which an attempt ended and never. */
function bestCutoff(attempts: readonly Cost[]): number {
  const sorted = attempts.toSorted((a, b) => a.amount - b.amount || Number(b.finished) - Number(a.finished));
  let [best, least] = [Number.POSITIVE_INFINITY, expectedCost(attempts, Number.POSITIVE_INFINITY)];
  let [before, solved] = [0, 0];
  sorted.forEach(({ amount, finished }, index) => {
    before += amount;
    if (!finished) return;
    solved++;
    const cost = (before + (sorted.length - index - 1) * amount) / solved;
    // The last of equal amounts has counted all of them.
    if (cost < least) [best, least] = [amount, cost];
  });
  return best;
}

/** Chooses a cutoff by every other attempt, and tries it on the rest: the best of many, judged by what chose it, would look too good. */
export function bestOfCutoffs(attempts: readonly Cost[], resampling: Resampling): Cutoff {
  const [choosing, trying] = [0, 1].map((half) => attempts.filter((_, index) => index % 2 === half)) as [Cost[], Cost[]];
  const cutoff = bestCutoff(choosing);
  const costs = (those: readonly Cost[]) => [expectedCost(those, Number.POSITIVE_INFINITY), expectedCost(those, cutoff)] as const;
  const [without, with_] = costs(trying);
  const ratios = bootstrap(trying.length, resampling, (random) => {
    const [a, b] = costs(trying.map(() => trying[random.below(trying.length)]!));
    return a === b ? 1 : a / b;
  });
  return {
    cutoff,
    without,
    with: with_,
    ratio: without === with_ ? 1 : without / with_,
    interval: percentiles(ratios, resampling.confidence),
    chosenBy: choosing.length,
    triedOn: trying.length,
  };
}
