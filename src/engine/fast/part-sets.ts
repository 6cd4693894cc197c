import type { Grid } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { arrange } from './arrange.ts';

/** The cells of a cage in one house of a division, or a cell without a cage. */
export interface Part {
  readonly cells: Int32Array;
  /** Index of the cage, or −1. */
  readonly cage: number;
  /** Index of the house: those of the first division, then those of the next. */
  readonly house: number;
}

/** Sets of digits fit into sixteen bits up to this size. */
export const MAX_WITH_PARTS = 16;

/** The most sets of a part with a list. */
const MAX_SETS = 2_000;

/** A division of the grid into houses that share out the digits: the index of the house of each cell, 0 … n − 1. */
export type Division = ArrayLike<number>;

/** The boxes of a grid, or its rows where it has none; with `lines` the rows and columns as well. */
export function divisionsOf({ boxOfCell, rowOfCell, columnOfCell }: Grid, lines: boolean): readonly Division[] {
  const lineDivisions = lines ? [rowOfCell, columnOfCell] : [];
  if (boxOfCell[0] >= 0) return [boxOfCell, ...lineDivisions];
  return lines ? lineDivisions : [rowOfCell];
}

export function partsOf({ grid, cages }: Puzzle, divisions: readonly Division[]): Part[] {
  return divisions.flatMap((houseOf, division) => {
    const parts: Part[] = [];
    const partOf = (cage: number, cells: readonly number[], house: number): Part => ({
      cells: Int32Array.from(cells),
      cage,
      house: division * grid.size + house,
    });
    const inCage = new Set<number>();
    for (const [cage, { cells }] of cages.entries()) {
      for (const cell of cells) inCage.add(cell);
      for (const [house, own] of Map.groupBy(cells, (cell) => houseOf[cell])) parts.push(partOf(cage, own, house));
    }
    for (let cell = 0; cell < grid.cellCount; cell++) if (!inCage.has(cell)) parts.push(partOf(-1, [cell], houseOf[cell]));
    return parts;
  });
}

/** Indexed by set: what its digits add up to. `values` by rank. */
export function sumsOfSets(values: Int32Array): Int32Array {
  const sums = new Int32Array(2 ** values.length);
  for (let set = 1; set < sums.length; set++) sums[set] = sums[set & (set - 1)] + values[31 - Math.clz32(set & -set)];
  return sums;
}

/** Returns the sets that fit `count` cells with these candidates, in the order of their sums; undefined where there are too many. */
export function setsThatFit(sets: Iterable<number>, candidates: Int32Array, count: number, sumOfSet: Int32Array): number[] | undefined {
  const fitting: number[] = [];
  const arranged = new Int32Array(count);
  for (const set of sets) {
    if (!arrange(candidates, count, set, arranged)) continue;
    fitting.push(set);
    if (fitting.length > MAX_SETS) return undefined;
  }
  return fitting.sort((a, b) => sumOfSet[a] - sumOfSet[b]);
}
