import { expect, it } from 'vitest';
import { setCells } from './marks.ts';

it('cells of a set bear its place in the list where its colour has one, and nowhere else a number that would read as a mark', () => {
  const set = { cells: [3, 4], digits: 1, hue: 0 };
  const numbers = setCells({ sets: [set, { ...set, cells: [7, 8], hue: 1, numbered: true }] }).map(({ number }) => number);
  expect(numbers).toEqual([undefined, undefined, 2, 2]);
});
