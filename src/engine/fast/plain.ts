import type { Grid } from '../grid.ts';
import { SudokuCovers } from './covers.ts';
import { count9, solve9 } from './solve.ts';

/*
 * Answers for grids of any size without cages. Givens are indexed by cell: digit 1…n, or 0 for empty.
 */

const covers = new Map<Grid, SudokuCovers>();

function coversOf(grid: Grid): SudokuCovers {
  const made = covers.get(grid) ?? new SudokuCovers(grid);
  covers.set(grid, made);
  return made;
}

const isUsualNine = (grid: Grid) => grid.size === 9 && grid.boxRows === 3;

/** An answer, the first that is found; undefined when there is none. */
export function solvePlain(grid: Grid, givens: ArrayLike<number>): Uint8Array | undefined {
  return isUsualNine(grid) ? solve9(givens) : coversOf(grid).solve(givens);
}

/** How many answers there are, counted up to `limit`. */
export function countPlain(grid: Grid, givens: ArrayLike<number>, limit: number): number {
  return isUsualNine(grid) ? count9(givens, limit) : coversOf(grid).count(givens, limit);
}
