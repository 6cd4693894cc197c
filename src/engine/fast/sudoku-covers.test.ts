import { describe, expect, it } from 'vitest';
import { sudokuTable } from '../cover/testing/golden.ts';
import { gridOf } from '../grid.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { SudokuCovers } from './sudoku-covers.ts';

describe('Sudoku through exact cover', () => {
  const covers = new SudokuCovers();

  it.each(sudokuTable)('solves $name', ({ puzzle, solutions }) => {
    expect(covers.count(puzzle.givens, 100)).toBe(solutions);
    expect(isSolution(puzzle, covers.solve(puzzle.givens)!)).toBe(true);
  });

  it('finds none where givens clash or leave a cell without a digit', () => {
    const clash = new Uint8Array(81);
    clash[0] = clash[5] = 5;
    expect([covers.solve(clash), covers.count(clash, 2)]).toEqual([undefined, 0]);
    const stuck = new Uint8Array(81);
    stuck.set([1, 2, 3, 4, 5, 6, 7, 8], 0);
    stuck[4 * 9 + 8] = 9;
    expect(covers.solve(stuck)).toBeUndefined();
  });

  it.each([4, 6, 12, 16, 25])('fills an empty grid of size %i', (size) => {
    const grid = gridOf(size);
    const empty = puzzleOf(new Uint8Array(grid.cellCount), { grid });
    expect(isSolution(empty, new SudokuCovers(grid).solve(empty.givens)!)).toBe(true);
  });

  it('counts the 288 grids of 4 × 4', () => {
    expect(new SudokuCovers(gridOf(4)).count(new Uint8Array(16), 1000)).toBe(288);
  });
});
