import { cellsOfEnd, type LinkEnd } from '../../../engine/grid-picture.ts';
import { type Curve, partOf, pointOn } from '../kit/curve.ts';
import type { GridParts } from './parts.ts';
import { markSize, markX, markY, middleX, middleY, type Place, RING_OF_MARK } from './places.ts';

type Point = readonly [x: number, y: number];
type Link = GridParts['links'][number];

/** How far a link may be bent, in shares of its length, and how near a written digit or an earlier link it may come, in shares of a cell's side. */
const BENDS = [0.12, -0.12, 0.24, -0.24, 0.36, -0.36];
const CLEAR = { digit: 0.3, link: 0.16 };
/** So much of a link is left between the rings around its two marks at least, in shares of its length. */
const LEFT = 0.5;

const lengthOf = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => Math.hypot(x2 - x1, y2 - y1);

const pointsOn = (curve: Curve): Point[] => Array.from({ length: 19 }, (_, index) => pointOn(curve, (index + 1) / 20));

/** Without what is near the ends, where links meet. */
const middleOf = (points: readonly Point[]) => points.slice(4, -4);

/** The two marks that a link joins: of groups, those that are nearest to each other. */
function marksOf(parts: Place, { from, to }: Link, side: number): readonly [Point, Point] {
  const marks = (end: LinkEnd) =>
    cellsOfEnd(end).map((cell) => [markX(parts, cell, end.digit, side), markY(parts, cell, end.digit, side)] as const);
  const pairs = marks(from).flatMap((one) => marks(to).map((other) => [one, other] as const));
  return pairs.reduce((best, pair) => (lengthOf(pair) < lengthOf(best) ? pair : best));
}

/**
 * The curves of links, each from the ring of one mark to that of the other. A link is bent a little; more, or to the other side, where it
 * would run through written digits, along a link before it, or out of the drawing.
 */
export function curvesOfLinks(parts: Place & Pick<GridParts, 'links' | 'digits'>, side: number): ReadonlyMap<Link, Curve> {
  const digits = parts.digits.map(({ cell }) => [middleX(parts, cell, side), middleY(parts, cell, side)] as const);
  const edge = parts.puzzle.grid.size * side;
  const ring = markSize(parts, side) * RING_OF_MARK;
  const found = new Map<Link, Curve>();
  const drawn = new Map<string, Curve>();
  const before: Point[] = [];
  const isNear = ([x, y]: Point, others: readonly Point[], share: number) =>
    others.some(([left, top]) => Math.hypot(x - left, y - top) < share * side);
  for (const link of parts.links) {
    const ends = marksOf(parts, link, side);
    const [[x1, y1], [x2, y2]] = ends;
    // Two places can be linked by their row and by their box: it is one line. Chains of two suppositions have a line each.
    const name = [link.hue, ...ends.map(String).sort()].join(' ');
    const same = drawn.get(name);
    if (same) {
      found.set(link, same);
      continue;
    }
    const curves = BENDS.map((share): Curve => {
      const bend = [(x1 + x2) / 2 + (y2 - y1) * share, (y1 + y2) / 2 + (x1 - x2) * share] as const;
      return { from: [x1, y1], to: [x2, y2], bend };
    });
    const hits = (curve: Curve) => {
      const points = pointsOn(curve);
      const isBad = (point: Point) => Math.min(...point) < 0 || Math.max(...point) > edge || isNear(point, digits, CLEAR.digit);
      return points.filter(isBad).length + middleOf(points).filter((point) => isNear(point, before, CLEAR.link)).length;
    };
    const curve = curves.reduce((best, each) => (hits(each) < hits(best) ? each : best));
    before.push(...middleOf(pointsOn(curve)));
    const cut = Math.min((1 - LEFT) / 2, ring / Math.hypot(x2 - x1, y2 - y1));
    const part = partOf(curve, cut, 1 - cut);
    found.set(link, part);
    drawn.set(name, part);
  }
  return found;
}
