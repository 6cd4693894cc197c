import type { Grid } from './grid.ts';
import type { Puzzle } from './puzzle.ts';

/*
 * Sets of digits as numbers: bit d − 1 is digit d. 32 digits fit; `digit-sets.ts` has tables of sets of any size.
 */

/** Returns the set of this digit alone. */
export function bitOf(digit: number): number {
  return 1 << (digit - 1);
}

/** The set of these digits. */
export const setOfDigits = (digits: readonly number[]): number => digits.reduce((set, digit) => set | bitOf(digit), 0);

/** The set of the digits 1 … n. */
export function allDigits(size: number): number {
  return 2 ** size - 1;
}

export function hasDigit(set: number, digit: number): boolean {
  return ((set >>> (digit - 1)) & 1) === 1;
}

/** How many digits are in the set. */
export function countDigits(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The least digit of the set; 0 when it is empty. */
export function leastDigit(set: number): number {
  return 32 - Math.clz32(set & -set);
}

/** The digits of the set, ascending. */
export function digitsOf(set: number): number[] {
  const digits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) digits.push(leastDigit(rest));
  return digits;
}

/** The subsets of `set` with `size` digits. */
export function* subsetsOf(set: number, size: number, chosen = 0): Generator<number> {
  if (size === 0) yield chosen;
  else for (let left = set; left !== 0; left &= left - 1) yield* subsetsOf(left & (left - 1), size - 1, chosen | (left & -left));
}

/**
 * Indexed by cell: the digits that the puzzle allows there (on a mere grid, all of them) and that no filled
 * peer has; the empty set for a filled cell. At most 32 × 32.
 */
export function candidatesOf(board: Grid | Pick<Puzzle, 'grid' | 'domains'>, digits: ArrayLike<number>): Uint32Array {
  const { grid, domains } = 'grid' in board ? board : { grid: board, domains: undefined };
  const candidates = new Uint32Array(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (digits[cell] !== 0) continue;
    let set = domains?.[cell] ?? allDigits(grid.size);
    for (const peer of grid.peersOfCell[cell]) if (digits[peer] !== 0) set &= ~bitOf(digits[peer]);
    candidates[cell] = set;
  }
  return candidates;
}
