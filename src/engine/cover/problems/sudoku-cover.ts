import { type CoverOption, type CoverProblem, coverProblem } from '../../exact-cover.ts';
import { cellName, type Grid, type HouseType } from '../../grid.ts';
import { digitsAllowed, houseName, type Puzzle, symbolOf } from '../../puzzle.ts';

/** A Sudoku as an exact cover problem. */
export interface SudokuCover extends CoverProblem {
  readonly puzzle: Puzzle;
  /** Indexed by item: its number in the whole matrix (0 … 4n² − 1 for rows, columns and boxes). */
  readonly wholeItems: readonly number[];
}

/** A stretch of columns of the whole matrix: those of the cells, or those of the houses of one type. */
export interface SudokuBlock {
  readonly type: 'cell' | HouseType;
  /** Its first item. */
  readonly from: number;
}

/** The blocks of columns of the whole matrix, in their order: n² items for the cells, and n for each house. */
export function sudokuBlocks({ houses, cellCount, size }: Grid): SudokuBlock[] {
  const blocks: SudokuBlock[] = [{ type: 'cell', from: 0 }];
  for (const [house, { type }] of houses.entries()) {
    if (blocks.at(-1)!.type !== type) blocks.push({ type, from: cellCount + house * size });
  }
  return blocks;
}

/**
 * The items of the whole matrix that a digit 1…n in a cell covers: the cell is filled, and each of its houses has the digit. Items are
 * numbered block by block: the cells, then n² + house · n + digit − 1.
 */
export function itemsOfPlacement({ grid }: Pick<Puzzle, 'grid'>, cell: number, digit: number): number[] {
  const { size, cellCount } = grid;
  return [cell, ...grid.housesOfCell[cell].map((house) => cellCount + house * size + digit - 1)];
}

/** What an item of the whole matrix stands for: a cell that is filled, or a house that has a digit. */
export function ofWholeItem(
  { size, cellCount }: Grid,
  item: number,
): { readonly cell: number } | { readonly house: number; readonly digit: number } {
  if (item < cellCount) return { cell: item };
  return { house: Math.floor((item - cellCount) / size), digit: ((item - cellCount) % size) + 1 };
}

/** The row of the whole matrix for a digit 1…n in a cell: 0 … n³ − 1. Pencil marks of the puzzle's own leave rows out. */
export function wholeOption({ grid }: Pick<Puzzle, 'grid'>, cell: number, digit: number): number {
  return cell * grid.size + digit - 1;
}

/** Names of the items of the whole matrix: 'row 3 has 7'. */
export function sudokuItems(puzzle: Puzzle): string[] {
  const { grid, symbols } = puzzle;
  const names = Array.from({ length: grid.cellCount }, (_, cell) => `${cellName(grid, cell)} is filled`);
  for (const house of grid.houses.keys()) for (const symbol of symbols) names.push(`${houseName(grid, house)} has ${symbol}`);
  return names;
}

function optionOf(puzzle: Puzzle, cell: number, digit: number, items: readonly number[]): CoverOption {
  return { name: `${cellName(puzzle.grid, cell)} = ${symbolOf(puzzle, digit)}`, items, places: [{ cell, digit }] };
}

/** The whole matrix: n³ options by 4n² items (729 × 324 at 9 × 9), more for further houses, with the givens as options chosen beforehand. */
export function wholeSudokuCover(puzzle: Puzzle): SudokuCover {
  const { grid, givens } = puzzle;
  const names = sudokuItems(puzzle);
  const options: CoverOption[] = [];
  const given: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const digit of digitsAllowed(puzzle, cell)) {
      if (givens[cell] === digit) given.push(options.length);
      options.push(optionOf(puzzle, cell, digit, itemsOfPlacement(puzzle, cell, digit)));
    }
  }
  const wholeItems = names.map((_, item) => item);
  return { ...coverProblem({ name: 'Sudoku', items: names, primary: names.length, options, given }), puzzle, wholeItems };
}

/**
 * The rest of the matrix once the givens are chosen: the items that no given covers, and the options that fit them. An item that two givens
 * both cover stays, without an option, so that such a puzzle has no cover.
 */
export function sudokuCover(puzzle: Puzzle): SudokuCover {
  const { grid, givens } = puzzle;
  const names = sudokuItems(puzzle);
  const timesGiven = new Uint8Array(names.length);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (givens[cell]) for (const item of itemsOfPlacement(puzzle, cell, givens[cell])) timesGiven[item]++;
  }
  const wholeItems = names.map((_, item) => item).filter((item) => timesGiven[item] !== 1);
  const itemOfWhole = new Map(wholeItems.map((whole, item) => [whole, item]));

  const options: CoverOption[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const digit of digitsAllowed(puzzle, cell)) {
      const items = itemsOfPlacement(puzzle, cell, digit);
      if (items.some((item) => timesGiven[item] > 0)) continue;
      options.push(
        optionOf(
          puzzle,
          cell,
          digit,
          items.map((item) => itemOfWhole.get(item)!),
        ),
      );
    }
  }
  const problem = coverProblem({
    name: 'Sudoku',
    items: wholeItems.map((item) => names[item]),
    primary: wholeItems.length,
    options,
  });
  return { ...problem, puzzle, wholeItems };
}
