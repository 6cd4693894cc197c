import type { Review } from './review.ts';

/** The measures of the strip, in pixels. */
export const ROW = 15;
const TOP = 18;
const FOOT = 58;
/** The room for the names on the left, by the width of the strip. */
const NAMES = 158;
const NARROW_NAMES = 112;
const NARROW = 600;
const RIGHT = 22;
/** The least and the most room between two times on the axis, in pixels. */
const MIN_TICK = 56;
/** The steps of the axis, in seconds. */
const TICKS = [10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 36_000];

/** Where things are on the strip. Rungs are places on the ladder; above the highest is the lane of what nothing shows. */
export interface StripLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly rungs: readonly number[];
  readonly isNarrow: boolean;
  /** The lane of what nothing shows, the base of the area, and that of the ladder’s bars. */
  readonly top: number;
  readonly base: number;
  readonly ladder: number;
  /** The end of the time axis, in seconds. */
  readonly end: number;
  readonly ticks: readonly number[];
  x(seconds: number): number;
  y(rung: number | undefined): number;
  /** The second at a place. */
  secondsAt(x: number): number;
}

/** Lays the strip of a solve out in a width. */
export function stripLayout(review: Pick<Review, 'rungs' | 'solve' | 'frames'>, width: number): StripLayout {
  const rungs = review.rungs();
  const isNarrow = width < NARROW;
  const left = isNarrow ? NARROW_NAMES : NAMES;
  const right = width - RIGHT;
  const end = Math.max(1, review.solve.seconds, review.frames.at(-1)?.deed.seconds ?? 0);
  const base = TOP + ROW * rungs.length + 8;
  const x = (seconds: number) => left + ((right - left) * seconds) / end;
  const step = TICKS.find((each) => ((right - left) * each) / end >= MIN_TICK) ?? end;
  return {
    width,
    height: base + FOOT,
    left,
    right,
    rungs,
    isNarrow,
    top: TOP,
    base,
    ladder: base + 29,
    end,
    ticks: Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step),
    x,
    y: (rung) => {
      const place = rung === undefined ? -1 : rungs.indexOf(rung);
      return place < 0 ? TOP : TOP + ROW * (rungs.length - place);
    },
    secondsAt: (place) => Math.max(0, Math.min(end, ((place - left) / (right - left)) * end)),
  };
}
