import type { Puzzle } from '../puzzle.ts';
import { arrange } from './arrange.ts';

/** The cells of a cage in one box, or a cell without a cage. */
export interface Part {
  readonly cells: Int32Array;
  /** Index of the cage, or −1. */
  readonly cage: number;
  readonly box: number;
}

/** Sets of digits fit into sixteen bits up to this size. */
export const MAX_WITH_PARTS = 16;

/** The most sets of a part with a list. */
const MAX_SETS = 2_000;

export function partsOf({ grid, cages }: Puzzle): Part[] {
  // Without boxes, rows share out the digits.
  const boxOf = (cell: number) => (grid.boxOfCell[cell] < 0 ? grid.rowOfCell[cell] : grid.boxOfCell[cell]);
  const parts: Part[] = [];
  const inCage = new Set<number>();
  for (const [cage, { cells }] of cages.entries()) {
    for (const box of new Set(cells.map(boxOf))) {
      const here = cells.filter((cell) => boxOf(cell) === box);
      for (const cell of here) inCage.add(cell);
      parts.push({ cells: Int32Array.from(here), cage, box });
    }
  }
  for (let cell = 0; cell < grid.cellCount; cell++)
    if (!inCage.has(cell)) parts.push({ cells: Int32Array.of(cell), cage: -1, box: boxOf(cell) });
  return parts;
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
