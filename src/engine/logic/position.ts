import { bitOf, candidatesOf, leastDigit } from '../candidates.ts';
import { InputError } from '../errors.ts';
import { boxHouses, type Grid, isRegular } from '../grid.ts';
import { givensOf } from '../players-part.ts';
import { MAX_MARKED_SIZE, type Puzzle } from '../puzzle.ts';
import type { CageBook } from './cages/cage-book.ts';

/** A grid with pencil marks: what a technique looks at. All indexed by cell. */
export interface Position {
  /** The digits that the puzzle itself allows, where it has pencil marks of its own; bit d − 1 for digit d. */
  readonly domains?: Uint32Array | undefined;
  readonly grid: Grid;
  /** 0 where the puzzle gave nothing. Rules that rest on a unique answer must know the givens. */
  readonly givens: Uint8Array;
  /** The digit in each cell, 0 for none. */
  readonly digits: Uint8Array;
  /** The digits still possible in each cell, as a set of bits; empty for a filled cell. */
  readonly candidates: Uint32Array;
  /** A killer's cages; absent in other puzzles, and where only houses are looked at. */
  readonly cages?: CageBook | undefined;
}

/** The position before the first move. It knows no cages: see `positionWith`. */
export function positionOf(puzzle: Puzzle): Position {
  const { grid, givens, domains } = puzzle;
  return { grid, givens: givensOf(puzzle), domains, digits: givens.slice(), candidates: candidatesOf(puzzle, givens) };
}

/**
 * Indexed by cell: the digits with which a game of a puzzle begins. A lone pencil mark may be a digit or one not yet placed: as in HoDoKu it
 * counts as placed unless a peer has it too.
 */
export function placedAtFirst({ grid, givens, domains, player }: Puzzle): Uint8Array {
  // Where somebody plays, the digits that are placed are known.
  if (!domains || player) return givens.slice();
  const marks = domains.map((set, cell) => (givens[cell] === 0 ? set : bitOf(givens[cell])));
  return givens.map((given, cell) => {
    const set = marks[cell];
    const isLone = set !== 0 && (set & (set - 1)) === 0 && !grid.peersOfCell[cell].some((peer) => marks[peer] & set);
    return given === 0 && isLone ? leastDigit(set) : given;
  });
}

/** Returns why a puzzle is not for algorithms whose pencil marks are numbers: it is too large. */
export function refusesTooLarge({ grid: { size } }: Puzzle): InputError | undefined {
  if (size <= MAX_MARKED_SIZE) return undefined;
  return new InputError(`pencil marks of a ${size} × ${size} grid are too many to reason with`, {
    expected: `at most ${MAX_MARKED_SIZE} × ${MAX_MARKED_SIZE}`,
  });
}

/** Puts a digit into a cell and strikes it from the cell's peers. Returns how many candidates are gone. */
export function placeDigit(position: Position, cell: number, digit: number): number {
  const { grid, digits, candidates } = position;
  const bit = bitOf(digit);
  let gone = 0;
  for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) gone++;
  digits[cell] = digit;
  candidates[cell] = 0;
  for (const peer of grid.peersOfCell[cell]) {
    if (candidates[peer] & bit) {
      candidates[peer] &= ~bit;
      gone++;
    }
  }
  return gone;
}

export function strikeDigit(position: Position, cell: number, digit: number): void {
  position.candidates[cell] &= ~bitOf(digit);
}

/** The cells of a house where the digit is still possible, in reading order. */
export function placesIn(position: Position, house: number, digit: number): number[] {
  const bit = bitOf(digit);
  const cells = position.grid.cellsOfHouse[house];
  const places: number[] = [];
  for (let index = 0; index < cells.length; index++) if (position.candidates[cells[index]] & bit) places.push(cells[index]);
  return places;
}

/** All cells where the digit is still possible, in reading order. */
export function placesOf(position: Position, digit: number): number[] {
  const bit = bitOf(digit);
  const places: number[] = [];
  for (let cell = 0; cell < position.candidates.length; cell++) if (position.candidates[cell] & bit) places.push(cell);
  return places;
}

/** Whether two different cells share a house. */
export function sees(grid: Grid, a: number, b: number): boolean {
  if (a === b) return false;
  if (grid.rowOfCell[a] === grid.rowOfCell[b] || grid.columnOfCell[a] === grid.columnOfCell[b]) return true;
  return isRegular(grid) ? grid.boxOfCell[a] === grid.boxOfCell[b] : grid.peersOfCell[a].includes(b);
}

/** The cells that see every one of these, in reading order. */
export function commonPeers(grid: Grid, cells: readonly number[]): number[] {
  const [first, ...others] = cells;
  return first === undefined ? [] : grid.peersOfCell[first].filter((peer) => others.every((cell) => sees(grid, peer, cell)));
}

/** Returns the houses that contain all these cells. */
export function commonHouses(grid: Grid, cells: readonly number[]): number[] {
  const [first, ...others] = cells;
  return first === undefined
    ? []
    : grid.housesOfCell[first].filter((house) => others.every((cell) => grid.housesOfCell[cell].includes(house)));
}

/** Houses by number, as in Grid. */
export const rowsOf = (grid: Grid): readonly number[] => range(0, grid.size);
export const columnsOf = (grid: Grid): readonly number[] => range(grid.size, 2 * grid.size);
export const linesOf = (grid: Grid): readonly number[] => range(0, 2 * grid.size);
/** The boxes, or the regions in their place; none in a grid without boxes. */
export const boxesOf = (grid: Grid): readonly number[] => kindsOf(grid).boxes;
/** Boxes, regions and windows: what a reader takes in at one look. */
export const blocksOf = (grid: Grid): readonly number[] => kindsOf(grid).blocks;
/** Rows, columns and diagonals: what a reader looks along. */
export const straightsOf = (grid: Grid): readonly number[] => kindsOf(grid).straights;
export const housesOf = (grid: Grid): readonly number[] => range(0, grid.houses.length);

interface Kinds {
  readonly boxes: readonly number[];
  readonly blocks: readonly number[];
  readonly straights: readonly number[];
}

const kinds = new WeakMap<Grid, Kinds>();

function kindsOf(grid: Grid): Kinds {
  const known = kinds.get(grid);
  if (known) return known;
  const boxes = boxHouses(grid);
  const windows = housesOf(grid).filter((house) => grid.houses[house].type === 'window');
  const diagonals = housesOf(grid).filter((house) => grid.houses[house].type === 'diagonal');
  const made = { boxes, blocks: [...boxes, ...windows], straights: [...linesOf(grid), ...diagonals] };
  kinds.set(grid, made);
  return made;
}

/** The digits of a grid, ascending. */
export const digitsOfGrid = (grid: Grid): readonly number[] => range(1, grid.size + 1);

const ranges = new Map<number, readonly number[]>();

/** The numbers from one up to before another; the same list each time. */
function range(from: number, to: number): readonly number[] {
  const key = from * 1000 + to;
  const made = ranges.get(key) ?? Array.from({ length: to - from }, (_, index) => from + index);
  ranges.set(key, made);
  return made;
}
