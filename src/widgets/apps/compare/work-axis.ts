import { scaleLinear, scaleSymlog } from 'd3-scale';
import type { Measure } from '../../runs/links/compare-url.ts';

/** How far a run is at a time: how many cells hold the digit of the answer, or how many rows of the answer are chosen. */
export interface Point {
  readonly time: number;
  readonly right: number;
}

/** What an axis is for: how long the longest run is, and by what measure. */
export interface Axis {
  readonly length: number;
  readonly measure: Measure;
}

/** Whether times of a measure are drawn on a logarithmic axis: one run may take a thousand times as long as another, but shares all end at 100%. */
export const isLogarithmic = (measure: Measure): boolean => measure !== 'share';

/** Times on an axis from 0 to 1; a logarithmic one begins at 0 as well. */
export function axisOf({ length, measure }: Axis) {
  const times = [0, Math.max(length, 1)];
  return isLogarithmic(measure) ? scaleSymlog(times, [0, 1]) : scaleLinear(times, [0, 1]);
}

/** The place of a time on the axis of runs that take `length` times at most. */
export const shareOf = (time: number, axis: Axis): number => axisOf(axis)(time);

export const timeAt = (share: number, axis: Axis): number => (axis.length === 0 ? 0 : Math.round(axisOf(axis).invert(share)));
