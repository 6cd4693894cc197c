import { expect, it } from 'vitest';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { pointOn } from '../kit/curve.ts';
import { curveOfLink, placesOfGroups, setCells } from './marks.ts';
import { SIDE } from './places.ts';

/** Two cells at each edge of the grid, and a digit whose marks are near that edge. */
const EDGES = [
  [0, 8, 1],
  [72, 80, 9],
  [0, 72, 1],
  [8, 80, 9],
] as const;

it.each(EDGES)('a link from cell %d to cell %d stays in the drawing, whichever way it runs', (one, other, digit) => {
  const puzzle = puzzleOf(new Uint8Array(81));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const link = { from: { cell: from, digit }, to: { cell: to, digit }, strong: true };
    const curve = curveOfLink({ puzzle, digits: [] }, link, SIDE / 9);
    const reached = Array.from({ length: 21 }, (_, index) => pointOn(curve, index / 20)).flat();
    expect(Math.min(...reached)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...reached)).toBeLessThanOrEqual(SIDE);
  }
});

it('cells of a set bear its place in the list where its colour has one, and nowhere else a number that would read as a mark', () => {
  const set = { cells: [3, 4], digits: 1, hue: 0 };
  const numbers = setCells({ sets: [set, { ...set, cells: [7, 8], hue: 1, numbered: true }] }).map(({ number }) => number);
  expect(numbers).toEqual([undefined, undefined, 2, 2]);
});

it('a group is one place from its first mark to its last, however many links lead to it', () => {
  const side = SIDE / 9;
  const group = { cell: 54, digit: 5, also: [72] };
  const spread = { cell: 0, digit: 5, also: [10] };
  const single = { cell: 7, digit: 5 };
  const links = [
    { from: single, to: group, strong: false },
    { from: group, to: spread, strong: true },
  ];
  const [place, ...others] = placesOfGroups({ puzzle: puzzleOf(new Uint8Array(81)), links }, side);
  expect(others).toEqual([]);
  expect(place!.right).toBe(place!.left);
  expect(place!.bottom - place!.top).toBeCloseTo(2 * side);
});
