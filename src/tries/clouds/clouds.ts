/** A puzzle, and how many swaps each method proposed until it was solved, run by run. */
export interface Race {
  readonly puzzle: string;
  readonly name: string;
  readonly chance: readonly number[];
  readonly annealing: readonly number[];
  /** The rule of annealing at one temperature all the time. */
  readonly steady: readonly number[];
}

/** What can be bet on. */
export const BETS = ['chance', 'even', 'annealing'] as const;
export type Bet = (typeof BETS)[number];

/** How many of the runs were over after so many proposals. */
export const solvedWithin = (runs: readonly number[], proposals: number): number => runs.filter((run) => run <= proposals).length;

/** Of all pairs of a run of the one and a run of the other, the share in which the first needs fewer proposals, from 0 to 1. */
export function shareOfPairs(one: readonly number[], other: readonly number[]): number {
  const won = one.reduce((sum, run) => sum + other.filter((each) => run < each).length, 0);
  return won / (one.length * other.length);
}

/** Where two equal methods would differ as much oftener than this, nobody can say which is the quicker. */
const TELLING = 0.05;

/**
 * How often the shares of pairs of two equal methods would lie as far from a half as this one, from 0 to 1, with so many runs of each: the
 * normal approximation of Mann and Whitney, without its correction.
 */
export function oftenByChance(share: number, one: number, other: number): number {
  const deviation = Math.sqrt((one + other + 1) / (12 * one * other));
  return twoTails(Math.abs(share - 0.5) / deviation);
}

/** What lies so many standard deviations or more from the middle of a normal distribution, to four figures: Abramowitz and Stegun, 26.2.17. */
function twoTails(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * deviations);
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce((sum, factor) => (sum + factor) * t, 0);
  return 2 * series * (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI));
}

/** What the runs say: that one of the two needs fewer, or that nobody can say. */
export function resultOf({ chance, annealing }: Race): Bet {
  const share = shareOfPairs(annealing, chance);
  if (oftenByChance(share, annealing.length, chance.length) > TELLING) return 'even';
  return share > 0.5 ? 'annealing' : 'chance';
}
