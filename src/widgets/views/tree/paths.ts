import { tenth } from '../../ui/numbers.ts';
import { type Bar, type Span, spansOf } from './bars.ts';
import { gapAbove } from './layout.ts';
import type { Mark } from './marks.ts';

/** Bars of a level with less between them, in units of the drawing, are drawn as one. */
const GAP = 1;
/** Marks closer than this are drawn as one. */
const MARK_GAP = 0.5;

/** Where positions and levels are in a drawing. A level above all others is at the highest one. */
export interface Places {
  x(position: number): number;
  /** The upper edge of a level; the ground for −1. */
  top(depth: number): number;
  height(depth: number): number;
}

/** Bars in one path, each smaller by `inset` on all sides. */
export function barsPath(bars: readonly Bar[], places: Places, inset = 0): string {
  const outline = ({ depth, from, to }: Span) => {
    const [upper, height] = [places.top(depth), places.height(depth)];
    const top = upper + gapAbove(height);
    const [left, right] = [from + inset, Math.max(from + 0.6, to - (to - from > 3 ? 0.8 : 0)) - inset];
    const bottom = Math.max(top + 0.8, upper + height) - inset;
    return `M${tenth(left)} ${tenth(top + inset)}H${tenth(Math.max(left + 0.4, right))}V${tenth(bottom)}H${tenth(left)}Z`;
  };
  return spansOf(bars, (position) => places.x(position), GAP)
    .map(outline)
    .join('');
}

/** The greatest depth of each column up to `right`, where there are too many bars. */
export function columnsPath(columns: readonly (readonly [low: number, high: number])[], right: number, places: Places): string {
  const { length } = columns;
  if (length === 0) return '';
  const ground = places.top(-1);
  const steps = columns.map(([, high], index) => `L${tenth((index / length) * right)} ${Math.round(places.top(high - 1))}`);
  return `M0 ${ground}${steps.join('')}L${right} ${ground}Z`;
}

/** Triangles in one path, with their tips on the bars open at their positions. `half` is half their width. */
export const marksPath = (marks: readonly Mark[], places: Places, half: number): string =>
  marks
    .map(({ position, depth }) => {
      const [x, y] = [places.x(position), Math.max(1.5 * half + 1, places.top(depth - 1) - 1)];
      return `M${tenth(x - half)} ${tenth(y - 1.5 * half)}H${tenth(x + half)}L${x} ${tenth(y)}Z`;
    })
    .join('');

/** The positions that can be told from the one before. */
export function apart(positions: readonly number[], { x }: Pick<Places, 'x'>): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return positions.filter((position) => {
    if (x(position) - last < MARK_GAP) return false;
    last = x(position);
    return true;
  });
}
