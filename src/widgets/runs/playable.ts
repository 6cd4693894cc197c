import type { GridPicture } from '../../engine/grid-picture.ts';
import { isPuzzle, type Puzzle, withGivens } from '../../engine/puzzle.ts';
import type { PreparedRun } from './prepared-run.ts';

/**
 * The puzzle of a run that can be played: what it runs on, or, where it makes one, the grid of the frame. Undefined where
 * there is no Sudoku, and where the grid is full or, without cages, empty.
 */
export function playable({ row, input }: Pick<PreparedRun, 'row' | 'input'>, grid: GridPicture | undefined): Puzzle | undefined {
  if (!isPuzzle(input)) return undefined;
  const makes = row.input === 'empty-puzzle';
  if (makes && !grid) return undefined;
  const puzzle = makes ? withGivens(grid!.puzzle, grid!.digits) : input;
  const givens = puzzle.givens.filter((digit) => digit !== 0).length;
  const isEmpty = givens === 0 && puzzle.cages.length === 0;
  return isEmpty || givens === puzzle.givens.length ? undefined : puzzle;
}
