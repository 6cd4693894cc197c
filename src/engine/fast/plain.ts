import { type Grid, isRegular } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { LargeSearch } from './large-search.ts';
import { answers9, count9, solve9 } from './solve.ts';
import { SudokuCovers } from './sudoku-covers.ts';

/*
 * Answers for grids of any size and with any houses, without cages. Givens are indexed by cell: digit 1…n, or 0 for empty. `domains` are
 * the digits that a puzzle's own pencil marks allow, indexed by cell.
 */

/** Nodes of a search by exact cover, for each cell of the grid, after which a hard puzzle goes to the more expensive search. */
const PATIENCE = 1.5;

/** The largest size whose whole matrix is quickly made. */
const MAX_COVER_SIZE = 25;

/** Made when first needed. */
interface Searches {
  covers?: SudokuCovers;
  large?: LargeSearch;
}

const searches = new WeakMap<Grid, Searches>();

function searchesOf(grid: Grid): Searches {
  const made = searches.get(grid) ?? {};
  searches.set(grid, made);
  return made;
}

function largeOf(grid: Grid): LargeSearch {
  const own = searchesOf(grid);
  own.large ??= new LargeSearch(grid);
  return own.large;
}

/** The search by exact cover, where that is the one to begin with. */
function coversOf(grid: Grid, domains: Uint32Array | undefined): SudokuCovers | undefined {
  if (domains || !isRegular(grid) || grid.size > MAX_COVER_SIZE) return undefined;
  const own = searchesOf(grid);
  own.covers ??= new SudokuCovers(grid);
  return own.covers;
}

const isUsualNine = (grid: Grid) => grid.size === 9 && grid.boxRows === 3 && isRegular(grid);

/** An answer, the first that is found; undefined when there is none. */
export function solvePlain(grid: Grid, givens: ArrayLike<number>, domains?: Uint32Array): Uint8Array | undefined {
  if (isUsualNine(grid)) return solve9(givens, domains);
  const first = coversOf(grid, domains)?.solveWithin(PATIENCE * grid.cellCount, givens);
  return !first || first.gaveUp ? largeOf(grid).solve(givens, { domains }) : first.answer;
}

/** How many answers there are, counted up to `limit`. */
export function countPlain(grid: Grid, givens: ArrayLike<number>, limit: number, domains?: Uint32Array): number {
  if (isUsualNine(grid)) return count9(givens, limit, domains);
  const first = coversOf(grid, domains)?.countWithin(PATIENCE * grid.cellCount, givens, limit);
  return first ?? largeOf(grid).count(givens, limit, { domains });
}

/** The first answers, at most `limit`, each indexed by cell. */
export function answersPlain({ grid, givens, domains }: Pick<Puzzle, 'grid' | 'givens' | 'domains'>, limit: number): Uint8Array[] {
  if (isUsualNine(grid)) return answers9(givens, limit, domains);
  const answers: Uint8Array[] = [];
  if (limit > 0) largeOf(grid).count(givens, limit, { domains, found: (digits) => answers.push(digits) });
  return answers;
}
