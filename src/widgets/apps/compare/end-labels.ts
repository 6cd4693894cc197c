import { type Axis, type Point, shareOf } from './work-axis.ts';

/** The share of the width below which two letters would overlap. */
const NEAR = 0.03;

/** The share of the height below which they would. */
const CLOSE = 0.16;

/** A letter beside the lowest line is above the axis. */
const LOWEST = 0.95;

/** The room of a letter beside another, in pixels. */
const LETTER = 14;

/** From this share of the width on a letter has no room after the end of its line. */
const LAST = 0.97;

export interface EndLabel {
  readonly index: number;
  /** Where the line ends: a share of the width, and of the height from the top. */
  readonly share: number;
  readonly height: number;
  /** A line that has come to the top has its letter above the drawing. Any other has it after its end or, where there is no room, before it. */
  readonly side: 'above' | 'after' | 'before';
  /** How far the letter is moved to the right of where it belongs, in pixels. */
  readonly dx: number;
}

interface Frame extends Axis {
  /** The amount at the top. */
  readonly size: number;
  /** The height of an amount: a share, from the top. */
  heightOf(right: number): number;
}

/** The letter of each run at the end of its line, where no line runs and no other letter is. */
export function endLabels(courses: readonly (readonly Point[])[], { size, heightOf, ...axis }: Frame): EndLabel[] {
  const ends = courses.flatMap((points, index) =>
    points.slice(-1).map(({ time, right }) => ({ index, share: shareOf(time, axis), right, height: heightOf(right) })),
  );
  const tops = ends.filter(({ right }) => right >= size).toSorted((a, b) => a.share - b.share || a.index - b.index);
  const others = ends.filter(({ right }) => right < size).toSorted((a, b) => a.index - b.index);
  return [...abreast(tops), ...beside(others)].toSorted((a, b) => a.index - b.index);
}

type End = Pick<EndLabel, 'index' | 'share' | 'height'>;

/** Letters above the drawing: those of lines that end near each other are side by side, about the middle of these ends; at the end of the axis, before it. */
function abreast(ends: readonly End[]): EndLabel[] {
  const groups: End[][] = [];
  for (const end of ends) {
    const group = groups.at(-1);
    if (group && end.share - group.at(-1)!.share < NEAR) group.push(end);
    else groups.push([end]);
  }
  return groups.flatMap((group) => {
    const middle = (group.length - 1) / (group.at(-1)!.share > LAST ? 1 : 2);
    return group.map((end, place) => ({ ...end, side: 'above' as const, dx: (place - middle) * LETTER }));
  });
}

/** Letters beside the ends of their lines, each as high as its line ends: where ends are near each other, the letters are side by side. */
function beside(ends: readonly End[]): EndLabel[] {
  const placed: EndLabel[] = [];
  for (const { index, share, height } of ends) {
    const side = share > LAST ? 'before' : 'after';
    const isNear = (other: End) => Math.abs(other.share - share) < NEAR && Math.abs(other.height - height) < CLOSE;
    const taken = placed.filter(isNear).map(({ dx }) => Math.abs(dx));
    let away = 8;
    while (taken.includes(away)) away += LETTER;
    placed.push({ index, share, height: Math.min(height, LOWEST), side, dx: side === 'after' ? away : -away });
  }
  return placed;
}
