import { InputError, type Place } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { withGame } from './f-puzzles.ts';
import { type Format, hasUsualHouses, hasUsualSymbols, writable } from './format.ts';
import { type Fields, isObject, isWhole, isWholeList, objectAhead } from './json-object.ts';
import { placeAt } from './text-lines.ts';

const SIZE = 9;

/** A cell of a saved game, as an index. Throws InputError where it is damaged. */
function cellIn(value: unknown, index: number, place: Place): { cell: number; digit: number; fixed: boolean } {
  const { position, value: digit, fixed }: Fields = isObject(value) ? value : {};
  const [row, column] = isWholeList(position) && position.length === 2 ? position : [-1, -1];
  const isInGrid = [row, column].every((each) => each >= 0 && each < SIZE);
  if (isInGrid && isWhole(digit) && digit >= 0 && digit <= SIZE && typeof fixed === 'boolean')
    return { cell: row * SIZE + column, digit, fixed };
  throw new InputError(`cell ${index + 1} of this game of GNOME Sudoku is damaged`, {
    place,
    expected: '"position" with a row and a column from 0, "value", and "fixed"',
  });
}

/** A saved game of GNOME Sudoku: its cells with a digit or notes. The notes are left alone: they need not be complete. */
export const gnomeSudoku: Format = {
  id: 'gnome-sudoku',
  title: 'a saved game of GNOME Sudoku',
  read(lines) {
    const ahead = objectAhead(lines);
    const object = ahead?.object;
    if (!ahead || !object || object.difficulty_category === undefined) return undefined;
    const line = lines.peek()!;
    const place = placeAt(line, Math.max(0, line.text.search(/\S/)) + 1);
    if (!Array.isArray(object.cells)) throw new InputError('this game of GNOME Sudoku has no cells', { place, expected: 'a list "cells"' });
    const cells = object.cells.map((cell, index) => cellIn(cell, index, place));
    if (new Set(cells.map(({ cell }) => cell)).size < cells.length)
      throw new InputError('this game of GNOME Sudoku has a cell twice', { place, expected: 'each cell once at most' });
    const placed = new Uint8Array(SIZE ** 2);
    const givens = new Uint8Array(SIZE ** 2);
    for (const { cell, digit, fixed } of cells) {
      placed[cell] = digit;
      if (fixed) givens[cell] = digit;
    }
    lines.skip(ahead.height);
    return withGame({ puzzle: puzzleOf(givens, { grid: gridOf(SIZE) }), place, placeOf: () => place }, placed, undefined);
  },
  print({ puzzle }) {
    const { grid, givens, cages } = puzzle;
    writable(
      grid.size === SIZE && hasUsualHouses(grid) && cages.length === 0 && hasUsualSymbols(puzzle),
      this.title,
      'a 9 × 9 puzzle without cages',
    );
    const cells = Array.from(givens, (value, cell) => ({
      position: [grid.rowOfCell[cell], grid.columnOfCell[cell]],
      value,
      fixed: true,
      earmarks: [],
    }));
    return JSON.stringify({ difficulty_category: 0, time_elapsed: 0, cells: cells.filter(({ value }) => value !== 0) });
  },
};
