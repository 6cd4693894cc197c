import type { Grid } from '../grid.ts';
import { LargeSearch } from './large-search.ts';
import { count9, solve9 } from './solve.ts';
import { SudokuCovers } from './sudoku-covers.ts';

/*
 * Answers for grids of any size without cages. Givens are indexed by cell: digit 1…n, or 0 for empty.
 */

/** Nodes of a search by exact cover, for each cell of the grid, after which a hard puzzle goes to the more expensive search. */
const PATIENCE = 1.5;

interface Searches {
  readonly covers: SudokuCovers;
  /** Made when first needed. */
  large?: LargeSearch;
}

const searches = new Map<Grid, Searches>();

function searchesOf(grid: Grid): Searches {
  const made = searches.get(grid) ?? { covers: new SudokuCovers(grid) };
  searches.set(grid, made);
  return made;
}

function largeOf(grid: Grid): LargeSearch {
  const own = searchesOf(grid);
  own.large ??= new LargeSearch(grid);
  return own.large;
}

const isUsualNine = (grid: Grid) => grid.size === 9 && grid.boxRows === 3;

/** An answer, the first that is found; undefined when there is none. */
export function solvePlain(grid: Grid, givens: ArrayLike<number>): Uint8Array | undefined {
  if (isUsualNine(grid)) return solve9(givens);
  const { answer, gaveUp } = searchesOf(grid).covers.solveWithin(PATIENCE * grid.cellCount, givens);
  return gaveUp ? largeOf(grid).solve(givens) : answer;
}

/** How many answers there are, counted up to `limit`. */
export function countPlain(grid: Grid, givens: ArrayLike<number>, limit: number): number {
  if (isUsualNine(grid)) return count9(givens, limit);
  return searchesOf(grid).covers.countWithin(PATIENCE * grid.cellCount, givens, limit) ?? largeOf(grid).count(givens, limit);
}
