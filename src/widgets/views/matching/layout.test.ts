import { expect, it } from 'vitest';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { matchingScene, walkedOf } from './layout.ts';

it('gives each slot on the stack the earliest place that lines lead back to, over others as well', () => {
  // Slot 4 could take from 2, which could take from 0; slot 1 is at the end and could take from nobody on the stack.
  const values = [[0], [1, 3], [2, 0], [3], [4, 2]];
  const walked = walkedOf({ reached: [0, 2, 4, 1], pairs: [0, 1, 2, 3, 4], values });
  expect(walked).toEqual([
    { place: 1, earliest: 1 },
    { place: 2, earliest: 1 },
    { place: 3, earliest: 1 },
    { place: 4, earliest: 4 },
  ]);
  expect(walkedOf({ reached: [], pairs: [], values: [] })).toEqual([]);
});

it('stacks the slots of the walk side by side, in the order in which it came to them', () => {
  const puzzle = puzzleOf(new Uint8Array(16));
  const values = [[0], [1, 2], [2, 3], [3, 1]];
  const picture = { house: 0, digit: 0, pairs: [0, 1, 2, 3], values, componentOf: [0, 0, 0, 0], reached: [3, 1], path: [] };
  const { slots, bands } = matchingScene(puzzle, picture, true)!;
  expect(slots.map(({ text }) => text)).toEqual(['r1c4', 'r1c2', 'r1c1', 'r1c3']);
  expect(bands).toEqual([{ component: -1, top: 23, height: 147 }]);
  expect(matchingScene(puzzle, picture, false)!.bands).toEqual([]);
});
