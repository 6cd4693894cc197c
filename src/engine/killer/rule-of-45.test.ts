import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { digitValues } from './combinations.ts';
import { randomKiller } from './random-killer.ts';
import { derivedCages, regionsOf } from './rule-of-45.ts';
import { killerSample } from './testing/samples.ts';

describe('the 45 rule', () => {
  it('looks at every house, runs of rows and columns, and boxes that touch', () => {
    const regions = regionsOf(gridOf(9));
    const key = (houses: readonly number[]) => houses.join();
    expect(regions.filter(({ length }) => length === 1)).toHaveLength(27);
    expect(regions.map(key)).toContain('3,4,5');
    expect(regions.map(key)).toContain('18,19,21,22');
    expect(regions.map(key)).not.toContain('18,22');
    expect(new Set(regions.map(key)).size).toBe(regions.length);
    for (const houses of regions) {
      const cells = houses.flatMap((house) => gridOf(9).cellsOfHouse[house]);
      expect(new Set(cells).size).toBe(9 * houses.length);
    }
  });

  it.each([
    [6, 2, '12,13,14,15'],
    [6, 3, '12,13,15,16'],
    [8, 4, '17,18,21,22'],
    [9, 9, '18,19,20,21'],
    [12, 3, '33,34,35'],
  ])('knows every box of a grid of %i with boxes of %i rows', (size, boxRows, union) => {
    const regions = regionsOf(gridOf(size, boxRows));
    expect(regions.filter(({ length }) => length === 1).map(([house]) => house)).toEqual(
      Array.from({ length: 3 * size }, (_, house) => house),
    );
    expect(regions.map((houses) => houses.join())).toContain(union);
    expect(Math.max(...regions.flat())).toBe(3 * size - 1);
  });

  it('finds an innie and an outie', () => {
    // Row 1: a cage of 40 fills all but r1c9. Column 1: cages of 50 fill it and reach out to r9c2.
    const cages = [
      { sum: 40, cells: [0, 1, 2, 3, 4, 5, 6, 7] },
      { sum: 38, cells: [9, 18, 27, 36, 45, 54, 63] },
      { sum: 7, cells: [72, 73] },
    ];
    const derived = derivedCages(puzzleOf(new Uint8Array(81), { cages }), { largest: 2, largestMixed: 2 });
    expect(derived).toContainEqual(expect.objectContaining({ sum: 5, cells: [8], minus: [], distinct: true }));
    const column = derived.find(({ derivation }) => derivation!.houses.join() === '9' && derivation!.outies.length > 0)!;
    expect(column).toMatchObject({ sum: 0, cells: [0], minus: [73], derivation: { total: 45, wholeSum: 45, innies: [0], outies: [73] } });
  });

  it('finds a region that its cages cannot fill', () => {
    const cages = [
      { sum: 5, cells: [0, 1] },
      { sum: 6, cells: [2, 3] },
    ];
    const derived = derivedCages(puzzleOf(new Uint8Array(16), { cages }), { largest: 4, largestMixed: 2 });
    expect(derived[0]).toMatchObject({ sum: 1, cells: [], derivation: { total: 10, wholeSum: 11 } });
  });

  it('derives sums that the solution has', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 9), fc.nat(10_000), fc.integer({ min: 2, max: 6 }), (size, seed, largest) => {
        const { puzzle, solution } = randomKiller({ size, seed, largest, leftOut: 15 });
        const values = digitValues(puzzle);
        const total = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + values[solution[cell] - 1], 0);
        for (const { sum, cells, minus, distinct } of derivedCages(puzzle, { largest: 5, largestMixed: 4 })) {
          expect(total(cells) - total(minus)).toBe(sum);
          if (distinct) expect(new Set(cells.map((cell) => solution[cell])).size).toBe(cells.length);
        }
      }),
      samples(40),
    );
  });

  it('gives each derived cage once, small ones first', () => {
    const derived = derivedCages(killerSample('killer-rmit-hard-1').puzzle, { largest: 5, largestMixed: 2 });
    const sizes = derived.map(({ cells, minus }) => cells.length + minus.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(derived.map(({ sum, cells, minus }) => [sum, cells, minus].join(' '))).size).toBe(derived.length);
  });
});
