import { type Random, randomFrom } from '../../engine/random.ts';

/** From the lower to the upper end. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** How an interval is made; all of it is in the methods. */
export interface Resampling {
  /** The share of such intervals that hold the true value, as 0.95. */
  readonly confidence: number;
  readonly seed: number;
  readonly resamples?: number | undefined;
}

/** Resamples of a bootstrap. */
export const RESAMPLES = 2000;
/** Draws that a page has time for; where there are many puzzles, there are fewer resamples. */
const MAX_DRAWS = 40_000_000;
const MIN_RESAMPLES = 200;

/** How many resamples are taken of so many puzzles. */
export const resamplesOf = (puzzles: number, wished = RESAMPLES): number =>
  Math.min(wished, Math.max(MIN_RESAMPLES, Math.floor(MAX_DRAWS / Math.max(1, puzzles))));

/** The values of a statistic at many resamples, the least first, by a generator that a seed begins. */
export function bootstrap(puzzles: number, { seed, resamples }: Resampling, statistic: (random: Random) => number): Float64Array {
  const random = randomFrom(seed);
  return Float64Array.from({ length: resamplesOf(puzzles, resamples) }, () => statistic(random)).sort();
}

/** The middle part of some values in order: percentiles, by the nearest value. */
export function percentiles(sorted: Float64Array, confidence: number): Interval {
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return { from: at((1 - confidence) / 2), to: at((1 + confidence) / 2) };
}

/** Whether a value is in an interval, ends included. */
export const contains = ({ from, to }: Interval, value: number): boolean => from <= value && value <= to;

/** By confidence: how many standard errors an interval goes to either side. */
const QUANTILES: readonly (readonly [number, number])[] = [
  [0.95, 1.959964],
  [0.975, 2.241403],
  [0.9875, 2.497705],
  [0.99375, 2.734369],
];

/** The standard errors that an interval of a confidence goes to either side. */
export const standardErrors = (confidence: number): number => (QUANTILES.find(([level]) => confidence <= level) ?? QUANTILES.at(-1)!)[1];

/** Wilson's interval of a share, for things that don't depend on each other. */
export function wilson(successes: number, of: number, confidence = 0.95): Interval {
  if (of === 0) return { from: 0, to: 1 };
  const z = standardErrors(confidence);
  const share = successes / of;
  const scale = 1 + (z * z) / of;
  const centre = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { from: Math.max(0, (centre - half) / scale), to: Math.min(1, (centre + half) / scale) };
}
