import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/samples.ts';
import { bitsText, wordRows } from './word-rows.ts';

const anySet = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
const wordOf = (digits: readonly number[]) => digits.reduce((word, digit) => word | (1 << (digit - 1)), 0);

describe('sets as words', () => {
  it('are what sets are', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const least = Math.min(...a);
        expect(wordRows(wordOf(a), wordOf(b)).map(({ word }) => word)).toEqual(
          [
            a.filter((digit) => b.includes(digit)),
            [...new Set([...a, ...b])],
            a.filter((digit) => !b.includes(digit)),
            a.filter((digit) => digit === least),
            a.filter((digit) => digit !== least),
          ].map(wordOf),
        );
      }),
      samples(100),
    );
  });

  it('are written with the digit 1 at the right', () => {
    expect(bitsText(wordOf([5, 8]))).toBe('000010010');
    expect(bitsText(0)).toBe('000000000');
  });
});
