import { type CoverOption, type CoverProblem, coverProblem } from '../../exact-cover.ts';
import { cellName } from '../../grid.ts';
import { type Puzzle, symbolOf } from '../../puzzle.ts';

/** A Sudoku as an exact cover problem. */
export interface SudokuCover extends CoverProblem {
  readonly puzzle: Puzzle;
  /** Indexed by item: its number in the whole matrix (0 … 4n² − 1). */
  readonly wholeItems: readonly number[];
}

/** The four blocks of columns of the whole matrix, in their order, n² items each. */
export const sudokuBlocks = ['cell', 'row', 'column', 'box'] as const;

/**
 * The four items of the whole matrix that a digit 1…n in a cell covers: the cell is filled; its row, its column,
 * its box has the digit. Items are numbered block by block: n² cells, then house · n + digit − 1 in each block.
 */
export function itemsOfPlacement({ grid }: Pick<Puzzle, 'grid'>, cell: number, digit: number): [number, number, number, number] {
  const { size, cellCount } = grid;
  return [
    cell,
    cellCount + grid.rowOfCell[cell] * size + digit - 1,
    2 * cellCount + grid.columnOfCell[cell] * size + digit - 1,
    3 * cellCount + grid.boxOfCell[cell] * size + digit - 1,
  ];
}

/** The row of the whole matrix for a digit 1…n in a cell: 0 … n³ − 1. */
export function wholeOption({ grid }: Pick<Puzzle, 'grid'>, cell: number, digit: number): number {
  return cell * grid.size + digit - 1;
}

/** Names of the 4n² items of the whole matrix: 'row 3 has 7'. */
export function sudokuItems(puzzle: Puzzle): string[] {
  const { grid } = puzzle;
  const names = Array.from({ length: grid.cellCount }, (_, cell) => `${cellName(grid, cell)} is filled`);
  for (const block of sudokuBlocks.slice(1)) {
    for (let house = 1; house <= grid.size; house++) {
      for (let digit = 1; digit <= grid.size; digit++) {
        names.push(`${block} ${house} has ${symbolOf(puzzle, digit)}`);
      }
    }
  }
  return names;
}

function optionOf(puzzle: Puzzle, cell: number, digit: number, items: readonly number[]): CoverOption {
  return { name: `${cellName(puzzle.grid, cell)} = ${symbolOf(puzzle, digit)}`, items, places: [{ cell, digit }] };
}

/** The whole matrix: n³ options by 4n² items (729 × 324 at 9 × 9), with the givens as options chosen beforehand. */
export function wholeSudokuCover(puzzle: Puzzle): SudokuCover {
  const { grid, givens } = puzzle;
  const names = sudokuItems(puzzle);
  const options: CoverOption[] = [];
  const given: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (let digit = 1; digit <= grid.size; digit++) {
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
    for (let digit = 1; digit <= grid.size; digit++) {
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
