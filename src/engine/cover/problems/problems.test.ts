import { describe, expect, it } from 'vitest';
import { gridOf } from '../../grid.ts';
import { puzzleOf } from '../../puzzle.ts';
import { coverProblem, labelOf, onesOf } from '../exact-cover.ts';
import { nQueens, organPipe } from './n-queens.ts';
import { pentominoes6x10, scottPentominoes } from './pentominoes.ts';
import { sampleProblem, sampleProblems } from './samples.ts';
import { itemsOfPlacement, sudokuCover, wholeOption, wholeSudokuCover } from './sudoku-cover.ts';

describe('Sudoku as exact cover', () => {
  it.each([
    [4, 64, 64, 256],
    [9, 729, 324, 2916],
    [16, 4096, 1024, 16_384],
    [25, 15_625, 2500, 62_500],
  ])('%i × %i: %i rows, %i columns, %i ones', (size, rows, columns, ones) => {
    const { options, items, ...rest } = wholeSudokuCover(puzzleOf(new Uint8Array(size * size)));
    expect([options.length, items.length, onesOf({ options, ...rest })]).toEqual([rows, columns, ones]);
  });

  const grid = gridOf(9);
  const givens = new Uint8Array(81);
  givens[0] = 5;
  const puzzle = puzzleOf(givens);

  it('has for r3c5 = 7 a row with four ones', () => {
    const { options, items } = wholeSudokuCover(puzzle);
    const option = options[wholeOption(puzzle, 2 * 9 + 4, 7)];
    expect(option.name).toBe('r3c5 = 7');
    expect(option.items.map((item) => items[item])).toEqual(['r3c5 is filled', 'row 3 has 7', 'column 5 has 7', 'box 2 has 7']);
    expect(option.items.map((item) => labelOf(wholeSudokuCover(puzzle), item))).toEqual(['r3c5', 'R3#7', 'C5#7', 'B2#7']);
  });

  it('keeps what a given leaves, and knows its place in the whole matrix', () => {
    const { options, items, wholeItems } = sudokuCover(puzzle);
    // r1c1 = 5 takes 9 rows of its cell and 8 rows each of its row, column and box, four of which are met twice.
    expect([options.length, items.length]).toEqual([729 - 9 - 20, 324 - 4]);
    const whole = wholeSudokuCover(puzzle);
    expect(items).toEqual(wholeItems.map((item) => whole.items[item]));
    expect(whole.given).toEqual([wholeOption(puzzle, 0, 5)]);
    for (const { name, items: own, places } of options) {
      const [{ cell, digit }] = places as [{ cell: number; digit: number }];
      expect(own.map((item) => wholeItems[item])).toEqual(itemsOfPlacement({ grid }, cell, digit));
      expect(whole.options[wholeOption({ grid }, cell, digit)].name).toBe(name);
    }
  });

  it('keeps an item that two givens claim, without a row', () => {
    const clashing = puzzleOf(givens.map((digit, cell) => (cell === 8 ? 5 : digit)));
    const { items, options } = sudokuCover(clashing);
    const item = items.indexOf('row 1 has 5');
    expect(item).toBeGreaterThanOrEqual(0);
    expect(options.some((option) => option.items.includes(item))).toBe(false);
  });

  it('speaks in the symbols of the puzzle', () => {
    const letters = puzzleOf(new Uint8Array(16), { symbols: ['W', 'O', 'R', 'D'] });
    expect(sudokuCover(letters).items.slice(-1)).toEqual(['box 4 has D']);
  });
});

describe('queens', () => {
  it('stand in organ-pipe order', () => {
    expect(organPipe(8)).toEqual([4, 3, 5, 2, 6, 1, 7, 0]);
    expect(organPipe(5)).toEqual([2, 1, 3, 0, 4]);
  });

  it('have ranks and files as primary items, diagonals of two squares and more as secondary ones', () => {
    const { items, primary, options } = nQueens(8);
    expect([items.length, primary, options.length]).toEqual([16 + 2 * 13, 16, 64]);
    expect(options[0].items.map((item) => items[item])).toEqual(['rank 1', 'file 1', 'down diagonal 7']);
    expect(nQueens(8, { filesToo: false }).primary).toBe(8);
  });

  it('refuses a board of no size', () => {
    expect(() => nQueens(0)).toThrow('0 queens');
  });
});

describe('pentominoes', () => {
  it('lie on 6 × 10 in 2,056 ways, in 2,032 with the X in one quarter', () => {
    expect(pentominoes6x10({ wholeBoard: true }).options.length).toBe(2056);
    expect(pentominoes6x10().options.length).toBe(2032);
    expect(pentominoes6x10().items.length).toBe(72);
  });

  it("lie on Scott's board in 1,568 ways, 24 of them an X", () => {
    const withoutX = scottPentominoes('23').options.length - 1;
    expect(withoutX + 24).toBe(1568);
    expect(scottPentominoes('33').options.length).toBeLessThan(withoutX);
  });
});

describe('samples', () => {
  it.each(sampleProblems.map(({ id }) => id))('%s is sound', (id) => {
    expect(coverProblem(sampleProblem(id)).options.length).toBeGreaterThan(0);
  });

  it('are refused by a wrong name', () => {
    expect(() => sampleProblem('sudoku')).toThrow("there is no exact cover problem 'sudoku'");
  });
});
