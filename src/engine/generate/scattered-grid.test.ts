import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countPlain } from '../fast/plain.ts';
import { faultOf } from '../puzzle.ts';
import { NoneFound } from './generate-puzzle.ts';
import { scatteredGrid } from './scattered-grid.ts';

describe('a scattered grid', () => {
  it('has its share of givens, breaks no rule and is the same again from its seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 9, 16, 25), fc.integer({ min: 0, max: 70 }), fc.nat(999), (size, percent, seed) => {
        const puzzle = scatteredGrid(size, percent / 100, seed);
        expect(puzzle.givens.filter((digit) => digit > 0)).toHaveLength(Math.round((percent / 100) * size * size));
        expect(faultOf(puzzle)).toBeUndefined();
        expect(scatteredGrid(size, percent / 100, seed).givens).toEqual(puzzle.givens);
      }),
      samples(20),
    );
  });

  it('has no solution on some seeds, and some on others', () => {
    const solved = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { grid, givens } = scatteredGrid(9, 0.3, seed);
      return countPlain(grid, givens, 1);
    });
    expect(solved).toContain(0);
    expect(solved).toContain(1);
  });

  it('says when so many givens find no place', () => {
    expect(() => scatteredGrid(9, 0.95, 1)).toThrow(NoneFound);
    expect(() => scatteredGrid(9, 0.95, 1)).toThrow('no 9 × 9 grid with 77 random givens was found in 20 attempts');
    expect(() => scatteredGrid(36, 0.2, 1)).toThrow('no partial 36 × 36 grids');
  });
});
