import { expect, it } from 'vitest';
import { wrongClues } from './wrong-clues.ts';

it('finds the clue in which a puzzle without a solution differs from one that has one', () => {
  expect(wrongClues()['wrong-clue']).toEqual({ digit: '1', cell: 'r1c3', right: '', puzzle: 'Wikipedia example' });
  // It differs from no puzzle in a single clue.
  expect(wrongClues()['no-place']).toBeUndefined();
});
