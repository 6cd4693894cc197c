import type { Game, Move } from './game.ts';

/** A moment of a game that was named, to go back to. */
export interface SavePoint {
  readonly name: string;
  /** The game’s clock at that moment, and how many cells were filled. */
  readonly seconds: number;
  readonly filled: number;
  /** How many of the moves that stand now stood then, and the moves that stood then besides. */
  readonly base: number;
  readonly moves: readonly Move[];
}

export const MAX_POINTS = 12;
export const MAX_POINT_NAME = 60;

/** Names the present moment; returns false where there are as many as a game keeps. */
export function addPoint({ points, done, digits, seconds }: Game, name: string): boolean {
  if (points.length >= MAX_POINTS) return false;
  points.push({
    name: name.trim().slice(0, MAX_POINT_NAME),
    seconds,
    filled: digits.filter((digit) => digit !== 0).length,
    base: done.length,
    moves: [],
  });
  return true;
}

/** Whether the game is at a point. */
export const isAt = ({ done }: Game, { base, moves }: SavePoint): boolean => base === done.length && moves.length === 0;

const isSame = (one: Move, other: Move | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

const replace = (points: SavePoint[], next: (point: SavePoint) => SavePoint) => {
  for (const [index, point] of points.entries()) points[index] = next(point);
};

/** A move was taken back: the points after it remember it. */
export function pointsWithout({ points, done }: Game, move: Move): void {
  replace(points, (point) => (point.base > done.length ? { ...point, base: done.length, moves: [move, ...point.moves] } : point));
}

/** A move was repeated: the points that remembered it have it among those that stand. */
export function pointsWith({ points, done }: Game, move: Move): void {
  replace(points, (point) =>
    point.base === done.length - 1 && isSame(move, point.moves[0]) ? { ...point, base: done.length, moves: point.moves.slice(1) } : point,
  );
}
