import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import { allDigits, bitOf, candidatesOf, countDigits, digitsOf, hasDigit, leastDigit } from './candidates.ts';
import { gridOf } from './grid.ts';

describe('sets of digits', () => {
  it('say the same as sets of numbers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 25 })), (digits) => {
        const set = digits.reduce((sum, digit) => sum | bitOf(digit), 0);
        const sorted = digits.toSorted((a, b) => a - b);
        expect(digitsOf(set)).toEqual(sorted);
        expect(countDigits(set)).toBe(digits.length);
        expect(leastDigit(set)).toBe(sorted[0] ?? 0);
        expect(digitsOf(allDigits(25)).filter((digit) => hasDigit(set, digit))).toEqual(sorted);
      }),
      samples(100),
    );
  });

  it('are what no filled peer holds', () => {
    const candidates = candidatesOf(gridOf(4), [1, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]);
    expect(digitsOf(candidates[2])).toEqual([3, 4]);
    expect(digitsOf(candidates[4])).toEqual([4]);
    expect(candidates[0]).toBe(0);
  });
});
