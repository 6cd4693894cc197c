import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { randomAnswer } from './random-answer.ts';

/** The largest size of which a full grid is found in time. */
export const MAX_PARTIAL = 25;

/** How many givens a share of a grid's cells is. Throws InputError for a size that is too large, and for what is no share. */
export function givensOf(size: number, share: number): number {
  if (size > MAX_PARTIAL)
    throw new InputError(`no partial ${size} × ${size} grids are made`, { expected: `at most ${MAX_PARTIAL} × ${MAX_PARTIAL}` });
  if (!(share >= 0 && share <= 1)) throw new InputError(`${share} isn’t a share of givens`, { expected: 'a number from 0 to 1' });
  return Math.round(share * gridOf(size).cellCount);
}

/**
 * A full grid of a size with a share of its cells left as givens, drawn at random. It has a solution, and with few givens many. The same
 * arguments give the same puzzle everywhere.
 */
export function partialGrid(size: number, share: number, seed: number): Puzzle {
  const left = givensOf(size, share);
  const grid = gridOf(size);
  const random = randomFrom(seed);
  const answer = randomAnswer(grid, random);
  const kept = random.shuffled(Array.from(answer.keys())).slice(0, left);
  const givens = new Uint8Array(grid.cellCount);
  for (const cell of kept) givens[cell] = answer[cell];
  return puzzleOf(givens, { grid });
}
