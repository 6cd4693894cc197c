import type { GridPicture } from '../grid-picture.ts';
import type { Puzzle } from '../puzzle.ts';
import { type CoverState, digitsShown, none } from './cover-state.ts';
import type { CoverProblem } from './exact-cover.ts';
import type { Links } from './link-matrix.ts';
import type { SudokuCover } from './problems/sudoku-cover.ts';

/** What is drawn of a search for exact covers. */
export interface CoverPicture {
  readonly problem: CoverProblem;
  /** Indexed by item: 1 while its column is covered. */
  readonly covered: Uint8Array;
  /** Indexed by option: 1 while its row is out of the matrix. */
  readonly hidden: Uint8Array;
  /** Indexed by item: how many rows its column has left; one that is covered keeps what it had when it was. */
  readonly sizes: ArrayLike<number>;
  /** Indexed by level: the item whose column was chosen there; −1 where no column is. */
  readonly columns: Int32Array;
  /** Indexed by level: the option whose row was chosen there; −1 where none is. */
  readonly rows: Int32Array;
  /** Rows chosen so far. */
  readonly depth: number;
  /** The k of the search(k) that is running. */
  readonly level: number;
  /** For a search that works by calls: the one that is running inside search(k), if one is. */
  readonly calls?: readonly { readonly name: string; readonly item: number; readonly undoes: boolean }[];
}

/** A matrix as linked lists. */
export interface LinksPicture extends Links {
  /** The node whose neighbours have just lost it or got it back: in its column, or for a header among the headers. −1 for none. */
  readonly moved: number;
}

/** What a search draws, with what its own matrix says. The grid is that of the problem's puzzle, where there is one. */
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

/** What a promise is about: a cell, or the house that is to have a digit. Nothing where the problem is no Sudoku's. */
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

/** Indexed by cell: the digits whose rows are in the matrix, as a set of bits. Undefined where a row is not one digit in one cell. */
function candidatesLeft({ options }: CoverProblem, { grid }: Puzzle, hidden: Uint8Array): Uint32Array | undefined {
  const candidates = new Uint32Array(grid.cellCount);
  for (let option = 0; option < options.length; option++) {
    const { places } = options[option];
    if (places?.length !== 1) return undefined;
    if (!hidden[option]) candidates[places[0].cell] |= 1 << (places[0].digit - 1);
  }
  return candidates;
}
