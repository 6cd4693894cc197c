import { scaleLog } from 'd3-scale';
import { hundredth } from '../../../ui/numbers.ts';
import type { Outcome } from './memory.ts';
import { LATELY, type Skill } from './profile.ts';

/** A chance as a sign of the plot; `late` is one of the latest that were seen. */
export interface PlotSign {
  readonly x: number;
  readonly sign: Outcome | 'late';
}

export interface PlotRow {
  readonly rung: number;
  /** The base of its name, and the line on which its signs are. */
  readonly nameY: number;
  readonly y: number;
  readonly signs: readonly PlotSign[];
  /** Where the median is; undefined where nothing was seen. */
  readonly median: number | undefined;
}

export interface PlotLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Where the lines of the axis begin and end. */
  readonly top: number;
  readonly base: number;
  readonly ticks: readonly { readonly seconds: number; readonly x: number }[];
  readonly rows: readonly PlotRow[];
}

/** Narrower plots have their names above the signs. */
const NARROW = 560;
const NAMES = 190;
const ROW = 26;
const TALL_ROW = 42;
const TOP = 8;
const FOOT = 34;
const MARGIN = 12;
const LEAST = 1;
const MOST = 300;
const TICKS = [1, 3, 10, 30, 100, 300];

/** Lays the chances of a player out in a width, in pixels: a row for each technique, seconds from left to right, each tick about three times as many. */
export function plotLayout(skills: readonly Skill[], width: number): PlotLayout {
  const isNarrow = width < NARROW;
  const row = isNarrow ? TALL_ROW : ROW;
  const left = isNarrow ? MARGIN : NAMES;
  const right = width - MARGIN;
  const scale = scaleLog([LEAST, MOST], [left + MARGIN, right - MARGIN]).clamp(true);
  const x = (seconds: number) => hundredth(scale(Math.max(LEAST, seconds)));
  const base = TOP + row * skills.length;
  const rows = skills.map(({ rung, all, median }, index) => {
    const top = TOP + row * index;
    const y = isNarrow ? top + row - 12 : top + row / 2;
    let seenLater = all.filter(({ outcome }) => outcome === 'seen').length;
    const signs = all.map(({ outcome, seconds }): PlotSign => {
      const isLate = outcome === 'seen' && seenLater-- <= LATELY;
      return { x: x(seconds), sign: isLate ? 'late' : outcome };
    });
    return { rung, nameY: isNarrow ? top + 16 : y + 4.5, y, signs, median: median === undefined ? undefined : x(median) };
  });
  return { width, height: base + FOOT, left, right, top: TOP, base, ticks: TICKS.map((seconds) => ({ seconds, x: x(seconds) })), rows };
}
