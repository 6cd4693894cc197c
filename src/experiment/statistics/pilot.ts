import { standardErrors } from './interval.ts';
import type { KnownRatio } from './known-ratio.ts';

/** A median scatters by so much more than a mean. */
const OF_MEDIAN = Math.sqrt(Math.PI / 2);

/**
 * How far logarithms of ratios scatter about their mean (a standard deviation). Of a run that was stopped, what it had taken by then
 * counts, so the scatter may be greater than this.
 */
export function scatterOf(ratios: readonly KnownRatio[]): number {
  const values = ratios.map(({ least, greatest }) => (Number.isFinite(least) ? least : Number.isFinite(greatest) ? greatest : 0));
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** The factor by which an interval will go to either side, with so many puzzles in each group. `scatters` has one group or two to compare. */
export function widthWith(puzzles: number, scatters: readonly number[], confidence = 0.95): number {
  return Math.exp((standardErrors(confidence) * OF_MEDIAN * totalOf(scatters)) / Math.sqrt(puzzles));
}

/** How many puzzles each group has to have for an interval that goes to either side by at most a factor. */
export function puzzlesFor(factor: number, scatters: readonly number[], confidence = 0.95): number {
  return Math.max(1, Math.ceil(((standardErrors(confidence) * OF_MEDIAN * totalOf(scatters)) / Math.log(factor)) ** 2));
}

const totalOf = (scatters: readonly number[]) => Math.hypot(...scatters);
