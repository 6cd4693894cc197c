import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { gridOf } from '../grid.ts';
import { faultOf, isSolution } from '../puzzle.ts';
import { lewisInstance } from './instances.ts';

describe('instances', () => {
  it('are right grids of which a share is kept, at every size', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 9, 10, 12, 15, 16, 20, 25), fc.nat(), fc.nat(100), (size, seed, percent) => {
        const grid = gridOf(size);
        const whole = lewisInstance(grid, 1, seed);
        expect(isSolution(whole, whole.givens)).toBe(true);
        const puzzle = lewisInstance(grid, percent / 100, seed);
        expect(puzzle.givens.filter((digit) => digit !== 0)).toHaveLength(Math.ceil((percent / 100) * grid.cellCount));
        expect(faultOf(puzzle)).toBeUndefined();
        for (const [cell, digit] of puzzle.givens.entries()) if (digit !== 0) expect(digit).toBe(whole.givens[cell]);
      }),
      samples(100),
    );
  });

  it('keep the boxes of their grid', () => {
    const grid = gridOf(6, 3);
    const whole = lewisInstance(grid, 1, 4);
    expect(whole.grid).toBe(grid);
    expect(isSolution(whole, whole.givens)).toBe(true);
  });

  it('differ from seed to seed', () => {
    expect(lewisInstance(gridOf(9), 0.4, 1).givens).not.toEqual(lewisInstance(gridOf(9), 0.4, 2).givens);
  });
});
