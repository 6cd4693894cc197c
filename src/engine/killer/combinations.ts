import { symbolValue } from '../puzzle.ts';

/*
 * The arithmetic of cages. Digits are 1 … n; `values[d − 1]` is what digit d counts for. Sets of digits are bits: d − 1 for digit d.
 */

/** Returns the value of each digit of a puzzle in a cage, digit 1 first. */
export function digitValues(puzzle: { readonly symbols: readonly string[] }): number[] {
  return puzzle.symbols.map((_, index) => symbolValue(puzzle, index + 1));
}

/**
 * Every set of `count` different digits whose values add up to `sum`, out of the digits `allowed` (all when nothing is said).
 * In the order in which a person lists them: 1 2 9 before 1 3 8.
 */
export function combinationsOf(values: readonly number[], count: number, sum: number, allowed = -1): number[] {
  const found: number[] = [];
  const digits = values.map((_, index) => index).filter((index) => (allowed >>> index) & 1);
  const leastOf = sumsOfLeast(digits.map((index) => values[index]));

  const extend = (from: number, missing: number, rest: number, chosen: number): void => {
    if (missing === 0) {
      if (rest === 0) found.push(chosen);
      return;
    }
    // The sum of the least values that could still follow: beyond it there is nothing to find.
    for (let at = from; at + missing <= digits.length && leastOf(missing) <= rest; at++) {
      extend(at + 1, missing - 1, rest - values[digits[at]], chosen | (1 << digits[at]));
    }
  };
  if (count >= 0 && count <= digits.length) extend(0, count, sum, 0);
  return found;
}

/** The sum of the `count` least values, by count. */
function sumsOfLeast(values: readonly number[]): (count: number) => number {
  const sums = [0];
  for (const value of values.toSorted((a, b) => a - b)) sums.push(sums.at(-1)! + value);
  return (count) => sums[count];
}

/** The least and the greatest sum of `count` different digits out of `allowed`. There must be that many. */
export function reachOf(values: readonly number[], count: number, allowed = -1): readonly [least: number, greatest: number] {
  const free = values.filter((_, index) => (allowed >>> index) & 1).sort((a, b) => a - b);
  const total = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0);
  return [total(free.slice(0, count)), total(free.slice(free.length - count))];
}
