import { bitOf, candidatesOf } from '../candidates.ts';
import { boxHouses, type Grid, isRegular } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';

/** A grid with pencil marks: what a technique looks at. All indexed by cell. */
export interface Position {
  readonly grid: Grid;
  /** 0 where the puzzle gave nothing. Rules that rest on a unique answer must know the givens. */
  readonly givens: Uint8Array;
  /** The digit in each cell, 0 for none. */
  readonly digits: Uint8Array;
  /** The digits still possible in each cell, as a set of bits; empty for a filled cell. */
  readonly candidates: Uint32Array;
}

/** The position before the first move. */
export function positionOf(puzzle: Puzzle): Position {
  const { grid, givens } = puzzle;
  return { grid, givens, digits: givens.slice(), candidates: candidatesOf(puzzle, givens) };
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
export const boxesOf = (grid: Grid): readonly number[] => range(2 * grid.size, 2 * grid.size + boxHouses(grid).length);
export const linesOf = (grid: Grid): readonly number[] => range(0, 2 * grid.size);
export const housesOf = (grid: Grid): readonly number[] => range(0, grid.houses.length);

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
