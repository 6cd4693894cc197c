import { expect, it } from 'vitest';
import { boxHouses, formOf, gridOf, gridWith, housesShared, isRegular } from './grid.ts';
import { houseName } from './puzzle.ts';

/** Six regions of six cells, as a drawing. */
const SIX = [0, 0, 0, 1, 1, 1, 0, 0, 2, 2, 1, 1, 0, 2, 2, 3, 3, 1, 4, 2, 2, 3, 3, 5, 4, 4, 3, 3, 5, 5, 4, 4, 4, 5, 5, 5];

it('takes regions in place of boxes, as houses in the order in which they come', () => {
  const grid = gridWith({ size: 6, regions: SIX.map((region) => 9 - region) });
  expect(grid.houses.slice(12).map(({ type, number }) => `${type} ${number}`)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `region ${n}`));
  expect([...grid.boxOfCell]).toEqual(SIX);
  expect(grid).toBe(gridWith({ size: 6, regions: SIX }));
  expect(grid.cellsOfHouse[12]).toEqual([0, 1, 2, 6, 7, 12]);
  expect(grid.peersOfCell[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 12, 18, 24, 30]);
  expect(isRegular(grid)).toBe(false);
});

it('refuses regions that are not n times n cells', () => {
  expect(() => gridWith({ size: 6, regions: SIX.with(0, 1) })).toThrow('region 1 has 7 cells');
  expect(() => gridWith({ size: 6, regions: SIX.slice(1) })).toThrow('35 cells have a region');
});

it('has diagonals and windows as further houses', () => {
  const grid = gridWith({ size: 9, diagonals: true, windows: true });
  expect(grid.houses.slice(27).map((_, index) => houseName(grid, 27 + index))).toEqual([
    'diagonal 1',
    'diagonal 2',
    'window 1',
    'window 2',
    'window 3',
    'window 4',
  ]);
  expect(grid.cellsOfHouse[29]).toEqual([10, 11, 12, 19, 20, 21, 28, 29, 30]);
  expect(grid.housesOfCell[40]).toEqual([4, 13, 22, 27, 28]);
  expect(housesShared(grid, 0, 80).map((house) => houseName(grid, house))).toEqual(['diagonal 1']);
  expect(() => gridWith({ size: 6, windows: true })).toThrow('has no windows');
});

it('can do without boxes, even where the size is a prime', () => {
  const grid = gridOf(7, 0);
  expect(grid.cellsOfHouse).toHaveLength(14);
  expect(grid.boxOfCell[0]).toBe(-1);
  expect(grid.peersOfCell[0]).toHaveLength(12);
});

it.each([
  [4, 2],
  [6, 2],
  [12, 3],
  [15, 3],
  [36, 6],
  [48, 6],
  [49, 7],
  [64, 8],
])('cuts %i × %i into boxes of %i rows', (size, boxRows) => {
  expect(gridOf(size).boxRows).toBe(boxRows);
});

it('has its boxes or regions between the columns and the further houses', () => {
  for (const form of [{ size: 9 }, { size: 6, regions: SIX }, { size: 7, boxRows: 0 }, { size: 9, diagonals: true, windows: true }]) {
    const grid = gridWith(form);
    const boxes = [...grid.houses.keys()].filter((house) => ['box', 'region'].includes(grid.houses[house].type));
    expect(boxHouses(grid)).toEqual(boxes);
  }
});

it('makes the same grid of a form again', () => {
  for (const form of [
    { size: 9 },
    { size: 6, regions: SIX },
    { size: 5, boxRows: 0 },
    { size: 9, diagonals: true },
    { size: 16, windows: true },
  ]) {
    expect(gridWith(formOf(gridWith(form)))).toBe(gridWith(form));
  }
});
