import { faultOf, type Puzzle } from '../puzzle.ts';
import { searchCaged } from './caged.ts';
import { countPlain, solvePlain } from './plain.ts';

/*
 * The answer to a puzzle of any size, with or without cages, by the fastest engine that the project has for it.
 */

/** Digits 1…n indexed by cell, the first answer that is found; undefined when there is none. */
export function solvePuzzle(puzzle: Puzzle): Uint8Array | undefined {
  if (faultOf(puzzle)) return undefined;
  if (puzzle.cages.length === 0) return solvePlain(puzzle.grid, puzzle.givens);
  let answer: Uint8Array | undefined;
  searchCaged(puzzle, (digits) => {
    answer = digits.slice();
    return true;
  });
  return answer;
}

/** How many answers a puzzle has, counted up to `limit`. */
export function countSolutions(puzzle: Puzzle, limit: number): number {
  if (faultOf(puzzle) || limit <= 0) return 0;
  if (puzzle.cages.length === 0) return countPlain(puzzle.grid, puzzle.givens, limit);
  let count = 0;
  searchCaged(puzzle, () => ++count >= limit);
  return count;
}
