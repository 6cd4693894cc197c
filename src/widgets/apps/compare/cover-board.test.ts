import { expect, it } from 'vitest';
import { sampleProblem } from '../../../engine/cover/problems/samples.ts';
import { boardOf, isAlone } from './cover-board.ts';

it('reads the board of queens and of pieces from the names of rows', () => {
  const queens = boardOf(sampleProblem('queens-8'))!;
  expect([queens.rows, queens.columns]).toEqual([8, 8]);
  expect(queens.laid[1]).toEqual({ piece: 'queen', squares: [{ row: 1, column: 2 }] });
  const pieces = boardOf(sampleProblem('pentomino-6x10'))!;
  expect([pieces.rows, pieces.columns]).toEqual([6, 10]);
  expect(pieces.laid.every(({ squares }) => squares.length === 5)).toBe(true);
  expect([queens, pieces].map(isAlone)).toEqual([false, true]);
});

it('finds no board where rows are about something else', () => {
  expect(boardOf(sampleProblem('knuth-6x7'))).toBeUndefined();
});
