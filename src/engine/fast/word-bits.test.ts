import { expect, it } from 'vitest';
import { candidatesOf } from '../candidates.ts';
import { readPuzzles } from '../formats/read.ts';
import { bitboards } from './bitboards.card.ts';
import { candidatesAt, columnsOf, firstCell, rowsOf } from './word-bits.ts';

/** Bits of a word by row and column in its band. */
const wordOf = (...places: [row: number, column: number][]) => places.reduce((word, [row, column]) => word | (1 << (9 * row + column)), 0);

it('returns rows of boxes, columns and the first cell of a word', () => {
  const word = wordOf([0, 4], [0, 5], [2, 8], [1, 0]);
  expect(rowsOf(word)).toBe(0b100_001_010);
  expect(columnsOf(word)).toBe(0b100110001);
  expect([0, 1, 2].map((band) => firstCell(band, word))).toEqual([4, 31, 58]);
});

it('returns the candidates of cells: after the givens, the digits of no peer', () => {
  const { puzzle } = readPuzzles('090700860031005020806000000007050006000307000500010700000000109020600350054008070')[0]!;
  const { words } = bitboards.start(puzzle);
  const candidates = candidatesOf(puzzle, puzzle.givens);
  for (const [cell, given] of puzzle.givens.entries()) if (given === 0) expect(candidatesAt(words, cell)).toBe(candidates[cell]);
});
