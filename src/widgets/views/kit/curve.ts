import { hundredth } from '../../ui/numbers.ts';

type Point = readonly [x: number, y: number];

/** A line between two points, bent towards a third where there is one. */
export interface Curve {
  readonly from: Point;
  readonly to: Point;
  readonly bend?: Point;
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

/** The point at a share of the curve's parameter. */
export function pointOn({ from, to, bend }: Curve, share: number): Point {
  return bend ? between(between(from, bend, share), between(bend, to, share), share) : between(from, to, share);
}

/** A curve as a path, or the first part of it. */
export function pathOf(curve: Curve, share = 1): string {
  const { from, bend } = curve;
  const [x, y] = pointOn(curve, share);
  const start = `M${hundredth(from[0])} ${hundredth(from[1])}`;
  if (!bend) return `${start}L${hundredth(x)} ${hundredth(y)}`;
  const [bendX, bendY] = between(from, bend, share);
  return `${start}Q${hundredth(bendX)} ${hundredth(bendY)} ${hundredth(x)} ${hundredth(y)}`;
}

/** The part of a curve between two shares of its parameter. */
export function partOf(curve: Curve, start: number, end: number): Curve {
  const { from, to, bend } = curve;
  const ends = { from: pointOn(curve, start), to: pointOn(curve, end) };
  return bend ? { ...ends, bend: between(between(from, bend, start), between(bend, to, start), end) } : ends;
}
