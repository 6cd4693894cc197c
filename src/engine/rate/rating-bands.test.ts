import { expect, it } from 'vitest';
import rated from '../../../content/data/rated-puzzles.json' with { type: 'json' };
import fit from '../../../content/data/score-fit.json' with { type: 'json' };
import { ratingBands } from './rating-bands.ts';

it('a rating at an end belongs to the band that ends there, and none is left out', () => {
  const bands = ratingBands([1.2, 2.3, 2.4, 3.6, 7.5, 7.6, 11.9].map((rating) => ({ rating })));
  expect(bands.map(({ puzzles }) => puzzles.map(({ rating }) => rating))).toEqual([[1.2, 2.3], [2.4, 3.6], [], [7.5], [7.6, 11.9]]);
});

it('those of the rated puzzles are as the fit has them', () => {
  const bands = ratingBands(rated.puzzles.map(([, rating]) => ({ rating: rating as number })));
  expect(bands.map(({ to, puzzles }) => [Number.isFinite(to) ? to : null, puzzles.length])).toEqual(
    fit.bands.map(({ to, puzzles }) => [to, puzzles]),
  );
});
