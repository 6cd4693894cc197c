import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { arrange } from './arrange.ts';

const digitsOf = (set: number) => Array.from({ length: 16 }, (_, rank) => 1 << rank).filter((digit) => (set & digit) !== 0);

/** Indexed by cell: the digits that it has in any arrangement of `digits` in the cells. */
function byTryingAll(candidates: readonly number[], digits: number): number[] {
  const kept = candidates.map(() => 0);
  const put = (cell: number, left: number, chosen: readonly number[]): void => {
    if (cell === candidates.length) for (const [at, digit] of chosen.entries()) kept[at] |= digit;
    else for (const digit of digitsOf(left & candidates[cell])) put(cell + 1, left & ~digit, [...chosen, digit]);
  };
  put(0, digits, []);
  return kept;
}

const cells = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).chain((count) =>
    fc.tuple(
      fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: count, maxLength: count }),
      fc.shuffledSubarray(
        Array.from({ length: 16 }, (_, rank) => 1 << rank),
        { minLength: count, maxLength: count },
      ),
    ),
  );

describe('sharing out digits among cells', () => {
  it('finds for two cells what trying all arrangements finds', () => {
    fc.assert(
      fc.property(cells(2, 2), ([candidates, digits]) => {
        const set = digits.reduce((sum, digit) => sum | digit, 0);
        const arranged = new Int32Array(candidates.length);
        const kept = byTryingAll(candidates, set);
        expect(arrange(Int32Array.from(candidates), candidates.length, set, arranged)).toBe(kept[0] !== 0);
        if (kept[0] !== 0) expect([...arranged]).toEqual(kept);
      }),
      samples(100),
    );
  });

  it('never removes a possible digit from a cell', () => {
    fc.assert(
      fc.property(cells(1, 7), ([candidates, digits]) => {
        const set = digits.reduce((sum, digit) => sum | digit, 0);
        const arranged = new Int32Array(candidates.length);
        const kept = byTryingAll(candidates, set);
        const possible = arrange(Int32Array.from(candidates), candidates.length, set, arranged);
        if (kept[0] !== 0) expect(possible).toBe(true);
        for (const [cell, have] of kept.entries()) expect(have & ~arranged[cell]).toBe(0);
      }),
      samples(100),
    );
  });
});
