import { expect, it } from 'vitest';
import { walkedOf } from './layout.ts';

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
