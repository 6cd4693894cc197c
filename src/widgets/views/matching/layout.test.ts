import { expect, it } from 'vitest';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { matchingScene } from './layout.ts';

it('stacks the slots of the walk side by side, in the order in which it came to them', () => {
  const puzzle = puzzleOf(new Uint8Array(16));
  const values = [[0], [1, 2], [2, 3], [3, 1]];
  const picture = {
    house: 0,
    digit: 0,
    pairs: [0, 1, 2, 3],
    values,
    componentOf: [0, 0, 0, 0],
    reached: [3, 1],
    earliest: [1, 1],
    path: [],
  };
  const { slots, bands } = matchingScene(puzzle, picture, true)!;
  expect(slots.map(({ walked }) => walked)).toEqual([{ place: 1, earliest: 1 }, { place: 2, earliest: 1 }, undefined, undefined]);
  expect(slots.map(({ text }) => text)).toEqual(['r1c4', 'r1c2', 'r1c1', 'r1c3']);
  expect(bands).toEqual([{ component: -1, top: 23, height: 147 }]);
  expect(matchingScene(puzzle, picture, false)!.bands).toEqual([]);
  // They stay in this order when they're a component.
  const closed = { ...picture, componentOf: [0, 1, 0, 1], placeOf: [0, 2, 0, 1], reached: [] };
  expect(matchingScene(puzzle, closed, true)!.slots.map(({ text }) => text)).toEqual(['r1c4', 'r1c2', 'r1c1', 'r1c3']);
});
