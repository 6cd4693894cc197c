import { expect, it } from 'vitest';
import { findPuzzle } from '../../../authoring/puzzles.ts';
import { record } from '../../../trace/record.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { guesses } from './written.ts';

const guessesOn = async (algorithm: string, puzzle: string) => {
  const run = await prepareRun({ algorithm, options: {} }, findPuzzle(puzzle));
  return guesses({ timeline: record(run.algorithm, run.input, run.values) });
};

it('knows whether the technique ladder has guessed, and no guess of a run that writes it down', async () => {
  expect(await guessesOn('human-solver', 'golden-nugget')).toBe(true);
  expect(await guessesOn('human-solver', 'wikipedia')).toBe(false);
  expect(await guessesOn('backtracking', 'wikipedia')).toBe(false);
});
