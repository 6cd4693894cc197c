import { describe, expect, it } from 'vitest';
import { bitOf, digitsOf, setOfDigits } from '../../engine/candidates.ts';
import {
  CELLS,
  combinationsFor,
  digitToShow,
  emptyCage,
  GREATEST,
  isLedThrough,
  MIN,
  passedInVain,
  reach,
  tried,
  verdictOn,
} from './cage.ts';

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const filledWith = (sum: number, ...digits: number[]) => digits.reduce(tried, emptyCage(sum));

describe('a cage of three cells in the reader’s hands', () => {
  it('knows every combination: the extreme sums have one, 15 has eight', () => {
    const counts = Array.from({ length: GREATEST - MIN + 1 }, (_, index) => combinationsFor(MIN + index).length);
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 7, 7, 8, 8, 8, 7, 7, 5, 4, 3, 2, 1, 1]);
    expect(counts.reduce((all, count) => all + count)).toBe(84);
    expect(combinationsFor(7).map(digitsOf)).toEqual([[1, 2, 4]]);
    expect(combinationsFor(23).map(digitsOf)).toEqual([[6, 8, 9]]);
  });

  it('refuses a digit exactly when no combination holds it beside those that are there', () => {
    for (let sum = MIN; sum <= GREATEST; sum++) {
      for (const placed of [[], ...nine.map((digit) => [digit]), ...nine.flatMap((a) => nine.flatMap((b) => (a < b ? [[a, b]] : [])))]) {
        const cage = { ...emptyCage(sum), digits: placed };
        const [least, greatest] = reach(placed);
        if (sum < least || sum > greatest) continue;
        for (const digit of nine.filter((each) => !placed.includes(each))) {
          const fits = ['fits', 'found'].includes(verdictOn(cage, digit));
          const filled = setOfDigits([...placed, digit]);
          if (combinationsFor(sum).some((set) => (filled & ~set) === 0)) expect(fits).toBe(true);
          // What is refused has no combination; before the last cell a digit may still fit in vain, as in the search.
          else if (placed.length === CELLS - 1) expect(fits).toBe(false);
        }
      }
    }
  });

  it('names the check that refuses, before the cage is full and when it is', () => {
    expect(verdictOn(emptyCage(7), 5)).toBe('tooMuch');
    expect(verdictOn(emptyCage(23), 5)).toBe('outOfReach');
    expect(verdictOn(filledWith(7, 1, 2), 5)).toBe('wrongSum');
    expect(verdictOn(filledWith(7, 1), 1)).toBe('there');
    expect(verdictOn(filledWith(15, 1), 2)).toBe('outOfReach');
    expect(reach([1, 2])).toEqual([6, 12]);
  });

  it('knows which digits the bounds let pass although no combination has them', () => {
    expect(passedInVain(filledWith(7, 1, 3))).toEqual([3]);
    expect(passedInVain(filledWith(7, 3, 1))).toEqual([3, 1]);
    expect(passedInVain(filledWith(20, 4, 8))).toEqual([8]);
    expect(passedInVain(filledWith(7, 1, 2))).toEqual([]);
    // Then the last cell lacks a digit that the cage has already, whatever the sum.
    for (let sum = MIN; sum <= GREATEST; sum++) {
      for (const [first, second] of nine.flatMap((a) => nine.map((b) => [a, b] as const))) {
        const cage = filledWith(sum, first, second);
        if (cage.digits.length < 2 || passedInVain(cage).length === 0) continue;
        expect(cage.digits).toContain(sum - first - second);
      }
    }
  });

  it('keeps what was found, counts what was refused, and shows a way to the rest', () => {
    const cage = filledWith(7, 5, 1, 2, 4);
    expect(cage).toEqual({ sum: 7, digits: [], found: [bitOf(1) | bitOf(2) | bitOf(4)], solved: [7], refused: 1, last: undefined });
    expect(filledWith(7, 1, 2, 4, 4, 2, 1).found).toHaveLength(1);
    expect(digitToShow(cage)).toBeUndefined();
    for (let sum = MIN; sum <= GREATEST; sum++) {
      let shown = emptyCage(sum);
      for (let digit = digitToShow(shown); digit !== undefined; digit = digitToShow(shown)) shown = tried(shown, digit);
      expect([shown.found.toSorted(), shown.refused]).toEqual([combinationsFor(sum).toSorted(), 0]);
    }
  });

  it('has led a reader through its sums when each of them has been filled once', () => {
    const seven = filledWith(7, 1, 2, 4);
    const both = [6, 8, 9].reduce(tried, emptyCage(23, seven.solved));
    expect(isLedThrough(both)).toBe(false);
    expect(isLedThrough([1, 5, 9].reduce(tried, emptyCage(15, both.solved)))).toBe(true);
  });
});
