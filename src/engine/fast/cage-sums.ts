import { combinationsOf, digitValues } from '../killer/combinations.ts';
import type { Puzzle } from '../puzzle.ts';
import { derivedSums } from './derived-sums.ts';

/** A cage of the puzzle or of the 45 rule, in the form of the fast solver. */
export interface Sum {
  readonly sum: number;
  /** Cells that are added, then those that are subtracted. */
  readonly cells: Int32Array;
  /** How many of them count for it. */
  readonly plus: number;
  readonly distinct: boolean;
}

/**
 * Returns the puzzle's cages, after those that the 45 rule adds; undefined when a region shows that there is no solution. The order
 * matters: it is the order of propagation. With the cages first, they would get all the blame for failures, and mislead the search.
 */
export function sumsOf(puzzle: Puzzle): Sum[] | undefined {
  const derived = derivedSums(puzzle);
  if (!derived) return undefined;
  const own = puzzle.cages.map(({ sum, cells }) => ({ sum, cells: Int32Array.from(cells), plus: cells.length, distinct: true }));
  return [...derived, ...own];
}

/**
 * Digits renumbered so that their values ascend: bit r of a set is the digit with the r-th least value. `values[r]` is that value,
 * `digits[r]` the digit 1…n.
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
const MAX_SETS = 60_000;

/** The most digits for which a table by the set of digits left pays off. */
const MAX_LOOKED_UP = 10;

/** The combinations of cages whose digits have the same values. Sets are bits by rank. */
export class CombinationTable {
  readonly #values: readonly number[];
  readonly #few: readonly boolean[];
  readonly #lists: (Int32Array | undefined)[] = [];
  readonly #rows: (Int32Array | undefined)[] = [];

  constructor(values: Int32Array) {
    this.#values = Array.from(values);
    this.#few = this.#values.map((_, count) => binomial(values.length, count) <= MAX_SETS).concat(true);
  }

  /** Returns the combinations of `count` cells with this sum, made on first use; undefined where there are too many sets. */
  list(count: number, sum: number): Int32Array | undefined {
    if (!this.#few[count]) return undefined;
    const place = 32 * sum + count;
    this.#lists[place] ??= Int32Array.from(combinationsOf(this.#values, count, sum));
    return this.#lists[place];
  }

  /** Indexed by set of digits: in the lower half the digits of all combinations out of it, in the upper one those in each; 0 where there is none. Undefined where there are many digits. */
  row(count: number, sum: number): Int32Array | undefined {
    if (this.#values.length > MAX_LOOKED_UP) return undefined;
    const place = 32 * sum + count;
    this.#rows[place] ??= this.#makeRow(this.list(count, sum)!);
    return this.#rows[place];
  }

  #makeRow(list: Int32Array): Int32Array {
    const sets = 2 ** this.#values.length;
    const may = new Int32Array(sets);
    const must = new Int32Array(sets).fill(sets - 1);
    for (const set of list) may[set] = must[set] = set;
    // A property of a set is one of all sets that contain it: adds one digit more at a time.
    for (let digit = 1; digit < sets; digit <<= 1) {
      for (let set = digit; set < sets; set++) {
        if ((set & digit) === 0) continue;
        may[set] |= may[set ^ digit];
        must[set] &= must[set ^ digit];
      }
    }
    return may.map((any, set) => (any === 0 ? 0 : any | (must[set] << 16)));
  }
}

const tables = new Map<string, CombinationTable>();

/** `values` ascend. The same values give the same table. */
export function combinationTable(values: Int32Array): CombinationTable {
  const key = values.join();
  const known = tables.get(key) ?? new CombinationTable(values);
  tables.set(key, known);
  return known;
}

/** Returns the binomial coefficient n over k. */
export function binomial(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
  return product;
}
