import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { hasDigit, setOfDigits } from '../../engine/candidates.ts';
import { gridOf } from '../../engine/grid.ts';
import { markedHouse, openCells, standingOf, unionOf } from '../set/set.ts';
import { fillingOf, growthOf, isTooFew, written } from './hall.ts';

const grid = gridOf(9);
const houseOf = (markups: readonly number[]) =>
  markedHouse(
    grid,
    0,
    [...markups, ...Array<number>(9 - markups.length).fill(0)].map((markup) => ({ digit: 0, markup })),
  );
const anyHouse = fc
  .array(fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }), { minLength: 2, maxLength: 6 })
  .map((cells) => houseOf(cells.map(setOfDigits)));

describe('a group that grows from a cell without a digit', () => {
  it('comes to fewer digits than cells, and there is none where every cell has a digit', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const filling = fillingOf(house);
        const growth = growthOf(house, filling);
        for (const [cell, digit] of filling) expect(hasDigit(house.markups[cell]!, digit)).toBe(true);
        expect(new Set(filling.values()).size).toBe(filling.size);
        expect(growth.length > 0).toBe(filling.size < openCells(house).length);
        const cells = growth.map(({ cell }) => cell);
        expect(isTooFew(house, cells)).toBe(cells.length > 0);
        if (cells.length > 0) expect(growth.flatMap(({ brings }) => brings).length).toBe(cells.length - 1);
      }),
      samples(200),
    );
  });

  it('is a set with the digit that made the house impossible', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        if (fillingOf(house).size < openCells(house).length) return;
        const [cell] = openCells(house);
        for (const digit of [1, 2, 3, 4, 5, 6].filter((each) => hasDigit(house.markups[cell!]!, each))) {
          const after = written(house, cell!, digit);
          const group = growthOf(after, fillingOf(after)).map((each) => each.cell);
          if (group.length === 0) continue;
          expect(standingOf(house, group)).toMatchObject({ kind: 'naked' });
          expect(hasDigit(unionOf(house, group), digit)).toBe(true);
        }
      }),
      samples(200),
    );
  });
});
