import { contains, type Interval } from './interval.ts';

/** Why an experiment decides nothing. */
export const doubts = ['equal', 'stopped', 'one-seed', 'few'] as const;
export type Doubt = (typeof doubts)[number];

/** The fewest pairs that decide anything. */
export const MIN_PAIRS = 10;

/** What a verdict looks at. */
export interface Grounds {
  readonly interval: Interval;
  /** What the interval holds where there is no difference: 1 of ratios, 0 of differences. */
  readonly equal: number;
  readonly pairs: number;
  /** Pairs in which a run didn't come to its end. */
  readonly cutShort: number;
  /** Whether a run draws at random. */
  readonly draws: boolean;
  readonly seeds: number;
}

/** Why nothing is decided; empty where something is. Shares may be of runs that were stopped, so `cutShort` is 0 for them. */
export function doubtsOf({ interval, equal, pairs, cutShort, draws, seeds }: Grounds): Doubt[] {
  const holds: Readonly<Record<Doubt, boolean>> = {
    equal: contains(interval, equal),
    stopped: cutShort * 2 > pairs,
    'one-seed': draws && seeds < 2,
    few: pairs < MIN_PAIRS,
  };
  return doubts.filter((doubt) => holds[doubt]);
}

/** The confidence of the interval at a look, from 1. All looks together err in at most a tenth of the experiments. */
export const confidenceOf = (look: number): number => 1 - 0.05 / 2 ** (look - 1);
