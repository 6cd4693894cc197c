import type { Grid } from '../grid.ts';

/** Digits in a grid: 0 where a cell is open. */
interface Board {
  readonly grid: Grid;
  readonly digits: ArrayLike<number>;
  /** By cell, when it was filled, givens first: of several cells that forbid the same, a search that keeps reasons blames the earliest. */
  readonly levelOf?: ArrayLike<number>;
}

/** A placed digit that rules itself out in an open cell that it sees. */
export interface Blocker {
  readonly from: number;
  readonly to: number;
  readonly digit: number;
}

/** Why open cells cannot have certain digits: digits that a placed one in sight rules out, and digits struck before. */
export interface Ruling {
  readonly blockers: readonly Blocker[];
  readonly struck: readonly { readonly cell: number; readonly digit: number }[];
}

type Place = { readonly cell: number; readonly digit: number };

/** Chooses for each place a digit in sight that forbids it, preferring those filled early, where that is known, and digits that forbid many of the places. */
function ruling({ grid, digits, levelOf }: Board, places: readonly Place[]): Ruling {
  const holdersOf = ({ cell, digit }: Place) => grid.peersOfCell[cell].filter((peer) => digits[peer] === digit);
  const reach = new Map<number, number>();
  for (const place of places) for (const holder of holdersOf(place)) reach.set(holder, (reach.get(holder) ?? 0) + 1);
  const early = (a: number, b: number) => (levelOf === undefined ? 0 : levelOf[a] - levelOf[b]);
  const blockers: Blocker[] = [];
  const struck: Place[] = [];
  for (const place of places) {
    const [holder] = holdersOf(place).sort((a, b) => early(a, b) || reach.get(b)! - reach.get(a)! || a - b);
    if (holder === undefined) struck.push(place);
    else blockers.push({ from: holder, to: place.cell, digit: place.digit });
  }
  return { blockers, struck };
}

/** Why a digit has no other place in a house than these cells. */
export function ruledOutOfHouse(board: Board, house: number, digit: number, places: readonly number[]): Ruling {
  const others = board.grid.cellsOfHouse[house].filter((cell) => board.digits[cell] === 0 && !places.includes(cell));
  return ruling(
    board,
    others.map((cell) => ({ cell, digit })),
  );
}

/** Explains why a cell can only have this digit; without a digit, why it can have none. */
export function ruledOutOfCell(board: Board, cell: number, digit?: number): Ruling {
  const others = Array.from({ length: board.grid.size }, (_, index) => index + 1).filter((each) => each !== digit);
  return ruling(
    board,
    others.map((each) => ({ cell, digit: each })),
  );
}
