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

/** Nearer to a half than this, the shares are what chance does with as few runs. */
const EVEN = 0.18;

/** What the runs say: that one of the two needs fewer, or that it cannot be told. */
export function resultOf({ chance, annealing }: Race): Bet {
  const share = shareOfPairs(annealing, chance);
  if (Math.abs(share - 0.5) <= EVEN) return 'even';
  return share > 0.5 ? 'annealing' : 'chance';
}
