import { solvePlain } from '../fast/plain.ts';
import type { TwoAnswers } from '../grid-picture.ts';
import type { Puzzle } from '../puzzle.ts';

/**
 * Returns the solution of a puzzle, and a second one that became possible when the last of `cells` (zero-based) was opened: it has another
 * digit in one of them. `digits` are the remaining givens. Undefined where there is none.
 */
export function secondAnswer({ grid }: Puzzle, digits: Uint8Array, answer: Uint8Array, cells: readonly number[]): TwoAnswers | undefined {
  for (const tried of cells) {
    for (let digit = 1; digit <= grid.size; digit++) {
      if (digit === answer[tried] || grid.peersOfCell[tried].some((peer) => digits[peer] === digit)) continue;
      const other = solvePlain(grid, digits.with(tried, digit));
      if (other) return { answer, other, tried };
    }
  }
  return undefined;
}
