import { combinationsOf, digitValues } from '../killer/combinations.ts';
import type { Puzzle } from '../puzzle.ts';
import { derivedSums } from './derived-sums.ts';

/** A cage of the puzzle or of the 45 rule, as the fast solver holds it. */
export interface Sum {
  readonly sum: number;
  /** Cells that count for the sum, then those that count against it. */
  readonly cells: Int32Array;
  /** How many of them count for it. */
  readonly plus: number;
  readonly distinct: boolean;
}

/** The puzzle's cages and those that the 45 rule adds; undefined when a region shows that there is no solution. */
export function sumsOf(puzzle: Puzzle): Sum[] | undefined {
  const derived = derivedSums(puzzle);
  if (!derived) return undefined;
  const own = puzzle.cages.map(({ sum, cells }) => ({ sum, cells: Int32Array.from(cells), plus: cells.length, distinct: true }));
  return [...own, ...derived];
}

/**
 * Digits renumbered so that their values ascend: bit r of a set stands for the digit with the r-th least value.
 * `values[r]` is that value, `digits[r]` the digit 1…n.
 */
export interface Ranks {
  readonly values: Int32Array;
  readonly digits: Uint8Array;
}

export function ranksOf(puzzle: Puzzle): Ranks {
  const values = digitValues(puzzle);
  const digits = values.map((_, index) => index + 1).sort((a, b) => values[a - 1] - values[b - 1]);
  return { values: Int32Array.from(digits, (digit) => values[digit - 1]), digits: Uint8Array.from(digits) };
}

/** A longer list is not worth going through: the cage is then looked at as a mere sum. */
const MOST_SETS = 60_000;

/** The combinations of so many cells with such a sum, each list made when it is first asked for; undefined where there are too many sets. */
export type CombinationTable = (count: number, sum: number) => Int32Array | undefined;

const tables = new Map<string, CombinationTable>();

/** `values` ascend. The same values give the same table. */
export function combinationTable(values: Int32Array): CombinationTable {
  const key = values.join();
  const known = tables.get(key);
  if (known) return known;
  const lists = new Map<number, Int32Array>();
  const few = Array.from(values, (_, count) => binomial(values.length, count) <= MOST_SETS).concat(true);
  const list = Array.from(values);
  const table: CombinationTable = (count, sum) => {
    if (!few[count]) return undefined;
    const place = sum * 32 + count;
    let found = lists.get(place);
    if (!found) {
      found = Int32Array.from(combinationsOf(list, count, sum));
      lists.set(place, found);
    }
    return found;
  };
  tables.set(key, table);
  return table;
}

/** In how many ways k of n can be chosen. */
export function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
