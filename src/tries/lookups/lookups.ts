import type { BoxGrid, Swap } from '../../engine/anneal/box-grid.ts';
import { countLines } from '../../engine/anneal/energy.ts';
import { boardOf, TRAPPED } from '../kit/swap-board.ts';

/** What a swap does to a row or a column that only one of its cells is in. */
export interface LineChange {
  readonly kind: 'row' | 'column';
  /** From 1. */
  readonly number: number;
  /** How often each digit is there before the swap: that of 1 comes first. */
  readonly counts: readonly number[];
  readonly leaving: number;
  readonly coming: number;
  /** By how much the number of digits that the line lacks changes. */
  readonly change: number;
}

/** The trap, of which nothing is ever swapped here: the reader only asks what would be. */
export const board: BoxGrid = boardOf(TRAPPED);
/** The swap at the start: the 7 in r1c7 with the 5 in r2c9. */
export const FIRST: Swap = [6, 17];

/** The rows and columns that a swap of two cells changes, the rows first: a line that both cells are in keeps its digits. */
export function changesOf([a, b]: Swap): LineChange[] {
  const { puzzle, digits } = board;
  const { grid } = puzzle;
  const { rows, columns } = countLines(grid, digits);
  const stride = grid.size + 1;
  const changeOf = (kind: LineChange['kind'], cell: number, other: number): LineChange => {
    const [counters, line] = kind === 'row' ? [rows, grid.rowOfCell[cell]!] : [columns, grid.columnOfCell[cell]!];
    const counts = Array.from({ length: grid.size }, (_, index) => counters[line * stride + index + 1]!);
    const [leaving, coming] = [digits[cell]!, digits[other]!];
    const change = (counts[leaving - 1] === 1 ? 1 : 0) - (counts[coming - 1] === 0 ? 1 : 0);
    return { kind, number: line + 1, counts, leaving, coming, change };
  };
  const isApart = (lines: ArrayLike<number>) => lines[a] !== lines[b];
  return [
    ...(isApart(grid.rowOfCell) ? [changeOf('row', a, b), changeOf('row', b, a)] : []),
    ...(isApart(grid.columnOfCell) ? [changeOf('column', a, b), changeOf('column', b, a)] : []),
  ];
}

/** A counter is read for the digit that leaves a line, and one for the digit that comes. */
export const lookupsOf = (changes: readonly LineChange[]): number => 2 * changes.length;

export const differenceOf = (changes: readonly LineChange[]): number => changes.reduce((sum, { change }) => sum + change, 0);

/** The cells that a cell can trade places with, and itself; none for a given. */
export function partnersOf(cell: number): number[] {
  const { grid, givens } = board.puzzle;
  if (givens[cell] !== 0) return [];
  return grid.cellsOfHouse[2 * grid.size + grid.boxOfCell[cell]!]!.filter((other) => givens[other] === 0);
}
