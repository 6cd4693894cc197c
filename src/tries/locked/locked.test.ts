import { expect, it } from 'vitest';
import { digitsOf, setOfDigits } from '../../engine/candidates.ts';
import { gridOf } from '../../engine/grid.ts';
import { markedHouse, openCells, unionOf } from '../set/set.ts';
import { lockedWithout } from './locked.ts';

const grid = gridOf(9);
/** Four open cells of row 1; the first two are an almost locked set. */
const holds = ['27', '29', '279', '2378'].map((text) => ({ digit: 0, markup: setOfDigits([...text].map(Number)) }));
const house = markedHouse(grid, 0, [...holds, ...[1, 4, 5, 6, 8].map((digit) => ({ digit, markup: 0 }))]);

it('says nothing as long as it has all its digits', () => {
  expect(lockedWithout(house, [0, 1], 0)).toMatchObject({ standing: { kind: 'more' }, strikes: 0, left: [2, 7, 9] });
});

it.each([
  [
    7,
    [2, 9],
    [
      [0, 2],
      [1, 9],
    ],
    3,
  ],
  [
    9,
    [2, 7],
    [
      [0, 7],
      [1, 2],
    ],
    4,
  ],
  [
    2,
    [7, 9],
    [
      [0, 7],
      [1, 9],
    ],
    3,
  ],
])('without %i it needs %j', (digit, left, known, strikes) => {
  const without = lockedWithout(house, [0, 1], digit);
  expect(without).toMatchObject({ standing: { kind: 'naked' }, left, known, strikes });
  expect(openCells(without.house)).toEqual([0, 1, 2, 3]);
  expect(digitsOf(unionOf(house, [0, 1]))).toEqual([2, 7, 9]);
});
