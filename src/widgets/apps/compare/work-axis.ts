import { scaleSymlog } from 'd3-scale';

/** How far a run is at a time: how many cells hold the digit of the answer, or how many rows of the answer are chosen. */
export interface Point {
  readonly time: number;
  readonly right: number;
}

/** Times on an axis from 0 to 1. Logarithmic, and yet from 0: one run may take a thousand times as long as another. */
export const axisOf = (length: number) => scaleSymlog([0, Math.max(length, 1)], [0, 1]);

/** The place of a time on the axis of runs that take `length` times at most. */
export const shareOf = (time: number, length: number): number => axisOf(length)(time);

export const timeAt = (share: number, length: number): number => (length === 0 ? 0 : Math.round(axisOf(length).invert(share)));
