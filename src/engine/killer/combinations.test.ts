import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countDigits, digitsOf } from '../candidates.ts';
import { combinationsOf, reachOf } from './combinations.ts';

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const sums = Array.from({ length: 46 }, (_, sum) => sum);
const listed = (count: number, sum: number) => combinationsOf(nine, count, sum).map((set) => digitsOf(set).join(''));

describe('combinations', () => {
  it('are all the sets of two to nine digits, 502 of them', () => {
    const counts = nine.slice(1).map((count) => sums.flatMap((sum) => listed(count, sum)).length);
    expect(counts).toEqual([36, 84, 126, 126, 84, 36, 9, 1]);
  });

  it.each([
    [2, [3, 4, 16, 17]],
    [3, [6, 7, 23, 24]],
    [4, [10, 11, 29, 30]],
    [5, [15, 16, 34, 35]],
    [6, [21, 22, 38, 39]],
    [7, [28, 29, 41, 42]],
    [8, [36, 37, 38, 39, 40, 41, 42, 43, 44]],
    [9, [45]],
  ])('of %i cells leave no choice at the known sums', (count, single) => {
    expect(sums.filter((sum) => listed(count, sum).length === 1)).toEqual(single);
  });

  it('are most where the sum is in the middle', () => {
    expect(listed(4, 20)).toHaveLength(12);
    expect(listed(5, 25)).toHaveLength(12);
    for (const sum of [14, 15, 16]) expect(listed(3, sum)).toHaveLength(8);
  });

  it('come in the order in which a person lists them', () => {
    expect(listed(3, 12)).toEqual(['129', '138', '147', '156', '237', '246', '345']);
    expect(listed(2, 18)).toEqual([]);
  });

  it('add the values of symbols, in any order', () => {
    const values = [3, 7, 8, 9, 4, 5, 6, 11, 10];
    const found = combinationsOf(values, 2, 14).map((set) => digitsOf(set).map((digit) => values[digit - 1]));
    expect(found).toEqual([
      [3, 11],
      [8, 6],
      [9, 5],
      [4, 10],
    ]);
  });

  it('are what trying every set finds, with any values', () => {
    const values = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, fc.nat(9), fc.nat(60), fc.nat(511), (values, count, sum, allowed) => {
        const all = Array.from({ length: 2 ** values.length }, (_, set) => set);
        const total = (set: number) => digitsOf(set).reduce((sum, digit) => sum + values[digit - 1], 0);
        const expected = all.filter((set) => (set & ~allowed) === 0 && countDigits(set) === count && total(set) === sum);
        expect(combinationsOf(values, count, sum, allowed).toSorted((a, b) => a - b)).toEqual(expected);
      }),
      samples(100),
    );
  });

  it('reach from the least to the greatest sum', () => {
    expect(reachOf(nine, 3)).toEqual([6, 24]);
    expect(reachOf(nine, 2, 0b111100010)).toEqual([8, 17]);
    expect(reachOf([3, 7, 8, 9, 4, 5, 6, 11, 10], 2)).toEqual([7, 21]);
    expect(reachOf(nine, 0)).toEqual([0, 0]);
  });
});
