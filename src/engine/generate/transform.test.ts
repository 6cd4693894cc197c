import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, times } from '../../../tests/samples.ts';
import { countPlain } from '../fast/plain.ts';
import { gridOf } from '../grid.ts';
import { clashesOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { digMinimal } from './dig-minimal.ts';
import { terminalGrid } from './terminal-grid.ts';
import { type operations, randomTransform, transformed } from './transform.ts';

describe('transforms', () => {
  it('keep a full grid within the rules, at every size', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 9, 10, 12), fc.nat(1000), (size, seed) => {
        const grid = gridOf(size);
        const random = randomFrom(seed);
        let digits = terminalGrid(grid, seed);
        for (let count = 0; count < 10; count++) digits = transformed(grid, digits, randomTransform(grid, random));
        expect(clashesOf(grid, digits)).toEqual([]);
        expect(digits).not.toContain(0);
      }),
      samples(40),
    );
  });

  it('keep the one answer', () => {
    for (let seed = 0; seed < times(10); seed++) {
      const random = randomFrom(seed);
      let { givens } = digMinimal(seed);
      for (let count = 0; count < 10; count++) givens = transformed(gridOf(9), givens, randomTransform(gridOf(9), random));
      expect(countPlain(gridOf(9), givens, 2)).toBe(1);
    }
  });

  it('do what their names say', () => {
    const grid = gridOf(4);
    const digits = Array.from({ length: 16 }, (_, cell) => cell + 1);
    const seen = (operation: (typeof operations)[number], first = 0, second = 0) => [
      ...transformed(grid, digits, { operation, first, second }),
    ];
    expect(seen('digits', 1, 16)).toEqual([16, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1]);
    expect(seen('rows', 0, 1)).toEqual([5, 6, 7, 8, 1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(seen('columns', 2, 3)).toEqual([1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16, 15]);
    expect(seen('bands', 0, 1)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seen('stacks', 0, 1)).toEqual([3, 4, 1, 2, 7, 8, 5, 6, 11, 12, 9, 10, 15, 16, 13, 14]);
    expect(seen('turn')).toEqual([13, 9, 5, 1, 14, 10, 6, 2, 15, 11, 7, 3, 16, 12, 8, 4]);
    expect(seen('mirror')).toEqual([4, 3, 2, 1, 8, 7, 6, 5, 12, 11, 10, 9, 16, 15, 14, 13]);
  });
});
