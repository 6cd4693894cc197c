import type { Grid } from '../grid.ts';
import { regionsOf } from '../killer/rule-of-45.ts';

/*
 * The tables of the fast killer solver that depend on the grid alone: made once for a grid, and shared by all its puzzles. A set of cells
 * is as many words as it takes to have a bit for each, cell 0 the lowest bit of the first word.
 */

/** Three or more cells in which a box and a line cross, and what is left of either. */
export interface Crossing {
  /** Indexes of the houses. */
  readonly houses: readonly [number, number];
  readonly shared: Int32Array;
  readonly box: Int32Array;
  readonly line: Int32Array;
}

/** Houses that do not overlap, for the 45 rule. */
export interface Region {
  readonly houses: readonly number[];
  readonly cellCount: number;
  /** Its cells, as a set. */
  readonly inside: Int32Array;
}

export interface GridLayout {
  /** Words of a set of cells. */
  readonly words: number;
  /** Indexed by house: its cells. */
  readonly houses: readonly Int32Array[];
  /** Indexed by cell: the cells that share a house with it. */
  readonly peers: readonly Int32Array[];
  /** The same as sets, one after the other: the set of a cell begins at cell · words. */
  readonly sees: Int32Array;
  readonly crossings: readonly Crossing[];
  /** Indexed by house: the indexes of its crossings. */
  readonly crossingsOfHouse: readonly Int32Array[];
  /** Small ones first. */
  readonly regions: readonly Region[];
}

const layouts = new WeakMap<Grid, GridLayout>();

/** Returns the layout of a grid, cached for each grid. */
export function layoutOf(grid: Grid): GridLayout {
  const known = layouts.get(grid) ?? lay(grid);
  layouts.set(grid, known);
  return known;
}

function lay(grid: Grid): GridLayout {
  const { cellCount, cellsOfHouse, peersOfCell } = grid;
  const words = Math.ceil(cellCount / 32);
  const sees = new Int32Array(cellCount * words);
  for (const [cell, peers] of peersOfCell.entries()) for (const peer of peers) addCell(sees, cell * words, peer);
  const regions = regionsOf(grid).map((houses) => {
    const cells = houses.flatMap((house) => cellsOfHouse[house]);
    const inside = new Int32Array(words);
    for (const cell of cells) addCell(inside, 0, cell);
    return { houses, cellCount: cells.length, inside };
  });
  const crossings = crossingsOf(grid);
  return {
    words,
    houses: cellsOfHouse.map((cells) => Int32Array.from(cells)),
    peers: peersOfCell.map((cells) => Int32Array.from(cells)),
    sees,
    crossings,
    crossingsOfHouse: cellsOfHouse.map((_, house) =>
      Int32Array.from([...crossings.keys()].filter((index) => crossings[index].houses.includes(house))),
    ),
    regions,
  };
}

/** Adds a cell to the set that begins at `from`. */
export function addCell(sets: Int32Array, from: number, cell: number): void {
  sets[from + (cell >> 5)] |= 1 << (cell & 31);
}

/** The cells of a set that begins at `from`, in reading order. */
export function cellsOf(sets: Int32Array, from: number, words: number): number[] {
  const cells: number[] = [];
  for (let word = 0; word < words; word++) {
    for (let left = sets[from + word]; left !== 0; left &= left - 1) cells.push(32 * word + 31 - Math.clz32(left & -left));
  }
  return cells;
}

function crossingsOf({ size, cellsOfHouse }: Grid): Crossing[] {
  const crossings: Crossing[] = [];
  for (const [boxIndex, box] of cellsOfHouse.slice(2 * size).entries()) {
    for (const [lineIndex, line] of cellsOfHouse.slice(0, 2 * size).entries()) {
      const shared = box.filter((cell) => line.includes(cell));
      if (shared.length < 2) continue;
      const rest = (cells: readonly number[]) => Int32Array.from(cells.filter((cell) => !shared.includes(cell)));
      crossings.push({ houses: [2 * size + boxIndex, lineIndex], shared: Int32Array.from(shared), box: rest(box), line: rest(line) });
    }
  }
  return crossings;
}
