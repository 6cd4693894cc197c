import { tenth } from '../../ui/numbers.ts';
import { type DrawnLinks, HEAD_Y, NODE, type Place, type Plan } from './plan.ts';

/** One of the four arrays of links. */
export type Direction = 'L' | 'R' | 'U' | 'D';

export const opposite: Readonly<Record<Direction, Direction>> = { L: 'R', R: 'L', U: 'D', D: 'U' };

/** Half of what lies between an arrow and the one that comes back. */
const HALF_GAP = 2;
/** How far an arrow goes that leaves the drawing, or comes round to its other end. */
const STUB = 17;
/** How far an arrow bends that passes one node, upwards or to the right, and how much further for each node more. */
const OVER = { across: 36, down: 26, more: 10 };
/** The same for one that goes round to the other end of its list, over all headers, or to itself. */
const ROUND = { across: 54, self: 40 };

/** The way of an arrow: one cubic, be it straight, bent or a stub, so that each can turn into each. */
export interface Route {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  /** How far it bends: to the right where it goes up or down, else downwards. */
  readonly bulge: number;
  /** How far it leaves and enters in its own direction. */
  readonly reach: number;
  readonly upright: boolean;
}

/** How a way is told in a path. */
export function routeText({ ax, ay, bx, by, bulge, reach, upright }: Route): string {
  const [sx, sy] = upright ? [bulge, reach] : [reach, bulge];
  const [ex, ey] = upright ? [bulge, -reach] : [-reach, bulge];
  return `M${tenth(ax)} ${tenth(ay)}C${tenth(ax + sx)} ${tenth(ay + sy)} ${tenth(bx + ex)} ${tenth(by + ey)} ${tenth(bx)} ${tenth(by)}`;
}

/** A route between two facing nodes: its reach grows with its length, up to a limit. */
function straight(ends: Omit<Route, 'reach'>): Route {
  const along = ends.upright ? ends.by - ends.ay : ends.bx - ends.ax;
  const most = ends.upright ? 26 : 30;
  return { ...ends, reach: Math.sign(along) * Math.min(most, Math.abs(along) * (ends.upright ? 0.32 : 0.3)) };
}

/** How many of these lie between two places. */
const countBetween = (all: readonly number[], a: number, b: number) =>
  all.reduce((count, each) => count + (each > Math.min(a, b) && each < Math.max(a, b) ? 1 : 0), 0);

/** The drawn places on the line of a place, for arrows of a direction. */
function onLine(state: DrawnLinks, plan: Plan, node: number, { x }: Place, upright: boolean): readonly number[] {
  if (upright) return plan.ysOfItem.get(state.C[node]!) ?? [];
  // In the row of a node nothing is ever passed.
  return node <= state.h ? [...plan.xOfItem.values()] : [x];
}

/** The point at which an arrow leaves a node: in the middle of its side, next to its twin. */
function leaving({ x, y, width, height }: Place, direction: Direction) {
  const forward = direction === 'R' || direction === 'D';
  const sign = forward ? 1 : -1;
  return direction === 'U' || direction === 'D'
    ? { sign, upright: true, x: x + sign * HALF_GAP, y: y + (sign * height) / 2 }
    : { sign, upright: false, x: x + (sign * width) / 2, y: y - sign * HALF_GAP };
}

/** An arrow that goes out of the drawing, or round to the other end of its list: only its beginning. */
export function stubOf(from: Place, direction: Direction): Route {
  const { sign, upright, x, y } = leaving(from, direction);
  const by = sign * STUB;
  return straight({ ax: x, ay: y, bx: upright ? x : x + by, by: upright ? y + by : y, bulge: 0, upright });
}

/** Whether an arrow goes round: its target is at the other end of the list. */
export function isRound(from: Place, to: Place, direction: Direction): boolean {
  const [a, b] = direction === 'U' || direction === 'D' ? [from.y, to.y] : [from.x, to.x];
  return direction === 'R' || direction === 'D' ? b <= a : b >= a;
}

/** The whole route of an arrow from one node to another. */
export function routeOf(state: DrawnLinks, plan: Plan, node: number, from: Place, to: Place, direction: Direction): Route {
  const { sign, upright, x, y } = leaving(from, direction);
  const [bx, by] = upright ? [x, to.y - (sign * to.height) / 2] : [to.x - (sign * to.width) / 2, to.y - sign * HALF_GAP];
  const ends = { ax: x, ay: y, bx, by, upright };
  if (isRound(from, to, direction)) {
    // Two arrows that go round run next to each other, the forward one outside; in a column both run between its header and the next.
    const bulge = upright ? plan.column / 1.5 + 4 : -(from === to ? ROUND.self : ROUND.across);
    const reach = upright ? Math.min(90, NODE + 0.2 * Math.abs(by - y)) : NODE;
    return { ...ends, bulge: bulge + (sign > 0 ? 0 : upright ? -5 : 6), reach: sign * reach };
  }
  const passed = upright
    ? countBetween(onLine(state, plan, node, from, true), from.y, to.y)
    : countBetween(onLine(state, plan, node, from, false), from.x, to.x);
  if (passed === 0) return straight({ ...ends, bulge: 0 });
  // A header that is not drawn is above the others, so an arrow from or to it hardly has to bend.
  if (!upright && Math.min(from.y, to.y) < HEAD_Y) return straight({ ...ends, bulge: -(sign > 0 ? 15 : 10) });
  // Between neighbours that are not drawn the one that is passed is near an end.
  const isOutside = Math.min(from.width, to.width) < NODE;
  const more = OVER.more * (passed - (isOutside ? 0 : 1));
  return straight({ ...ends, bulge: upright ? OVER.down + more + (sign > 0 ? 4 : -1) : -(OVER.across + more + (sign > 0 ? 5 : 0)) });
}
