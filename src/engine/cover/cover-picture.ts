import { DigitSets } from '../digit-sets.ts';
import type { CoverProblem } from '../exact-cover.ts';
import type { GridPicture } from '../grid-picture.ts';
import type { CoverPicture } from '../picture/cover.ts';
import type { Puzzle } from '../puzzle.ts';
import { type CoverState, digitsShown, none } from './cover-state.ts';
import type { SudokuCover } from './problems/sudoku-cover.ts';

/** Returns the picture of a search, with the parts of its own matrix. The grid is that of the problem's puzzle, where there is one. */
export function coverPicture(
  state: CoverState,
  step: { readonly kind: string; readonly item?: number } | undefined,
  own: Pick<CoverPicture, 'hidden' | 'sizes' | 'level' | 'calls'>,
): { readonly cover: CoverPicture; readonly grid?: GridPicture } {
  const { problem, puzzle, covered, rows, depth } = state;
  const over = step?.kind === 'allFound' || step?.kind === 'noSolution';
  const columns = over ? new Int32Array(state.columns.length).fill(none) : state.columns;
  const cover = { problem, covered, columns, rows, depth, ...own };
  if (!puzzle) return { cover };
  const failed = step?.kind === 'deadEnd' && step.item !== undefined ? placeOfItem(problem, puzzle, step.item) : {};
  return { cover, grid: { puzzle, digits: digitsShown(state), candidates: candidatesLeft(problem, puzzle, own.hidden), ...failed } };
}

/** Returns the place of a promise: a cell, or the house that needs a digit. Nothing for a problem that is not a Sudoku. */
function placeOfItem(
  problem: CoverProblem,
  { grid: { size, cellCount } }: Puzzle,
  item: number,
): Pick<GridPicture, 'highlights' | 'houses'> {
  const whole = (problem as Partial<SudokuCover>).wholeItems?.[item];
  if (whole === undefined) return {};
  if (whole < cellCount) return { highlights: [{ cells: [whole], digits: 0, hue: 1 }] };
  return { houses: [Math.floor(whole / size) - size] };
}

/** Indexed by cell: the digits whose rows are in the matrix, as a set of bits. Undefined past 32 digits, and where a row is not one digit in one cell. */
function candidatesLeft({ options }: CoverProblem, { grid }: Puzzle, hidden: Uint8Array): Uint32Array | undefined {
  const candidates = new DigitSets(grid.cellCount, grid.size);
  for (let option = 0; option < options.length; option++) {
    const { places } = options[option];
    if (places?.length !== 1) return undefined;
    if (!hidden[option]) candidates.add(places[0].cell, places[0].digit);
  }
  return candidates.asNumbers;
}
