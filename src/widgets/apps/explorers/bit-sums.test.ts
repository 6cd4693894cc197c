import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../../../../tests/samples.ts';
import { bitSum, countAt, PLACES, triadsOf } from './bit-sums.ts';

const anyWords = fc.array(fc.integer({ min: 0, max: 511 }), { maxLength: 9 });

it('words added bit by bit count at every place how many have it', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const sum = bitSum(words);
      expect(PLACES.map((place) => countAt(sum, place))).toEqual(
        PLACES.map((place) => words.filter((word) => ((word >> place) & 1) === 1).length),
      );
    }),
    samples(100),
  );
});

it('the last word carries where there was a one already', () => {
  expect(bitSum([0b011, 0b001, 0b011])).toEqual({ planes: [0b001, 0b011, 0, 0], carries: [0b010, 0, 0, 0] });
});

it('three digits in a little row leave the rest of its box and of its row', () => {
  // 1, 2 and 9 have room in the second row of the second box; 1 also in the third, and in the second row of the third box.
  const words = [0b110110001, 0b001010100, 0, 0, 0, 0, 0, 0, 0b001010100];
  expect(triadsOf(words)).toEqual([
    {
      place: 4,
      digits: [1, 2, 9],
      gone: [
        { digit: 1, place: 5 },
        { digit: 1, place: 7 },
      ],
    },
  ]);
});
