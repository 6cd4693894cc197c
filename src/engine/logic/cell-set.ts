import type { Grid } from '../grid.ts';

/** Cells of a grid as bits: cell c is bit c mod 32 of word ⌊c / 32⌋. For the few places where sets of cells are compared by the million. */
export type CellSet = Uint32Array;

export const noCells = ({ cellCount }: Grid): CellSet => new Uint32Array(Math.ceil(cellCount / 32));

export function cellSet(grid: Grid, cells: Iterable<number>): CellSet {
  const set = noCells(grid);
  for (const cell of cells) set[cell >>> 5] |= 1 << (cell & 31);
  return set;
}

/** The cells of the set, in reading order. */
export function cellsOfSet(set: CellSet): number[] {
  const cells: number[] = [];
  set.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) cells.push(32 * index + 31 - Math.clz32(rest & -rest));
  });
  return cells;
}

export const hasCell = (set: CellSet, cell: number): boolean => ((set[cell >>> 5] >>> (cell & 31)) & 1) === 1;

/** Whether no cell is in the set. */
export function isEmpty(set: CellSet): boolean {
  for (let index = 0; index < set.length; index++) if (set[index]) return false;
  return true;
}

export const inBoth = (a: CellSet, b: CellSet): CellSet => a.map((word, index) => word & b[index]);

export function meet(a: CellSet, b: CellSet): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] & b[index]) return true;
  return false;
}

/** Whether every cell of `a` is in `b`. */
export function isWithin(a: CellSet, b: CellSet): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] & ~b[index]) return false;
  return true;
}

const peersOfGrid = new WeakMap<Grid, readonly CellSet[]>();

/** Indexed by cell: the cells that it sees. */
export function peerSets(grid: Grid): readonly CellSet[] {
  const known = peersOfGrid.get(grid) ?? grid.peersOfCell.map((peers) => cellSet(grid, peers));
  peersOfGrid.set(grid, known);
  return known;
}
