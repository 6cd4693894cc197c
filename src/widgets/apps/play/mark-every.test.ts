import { expect, it } from 'vitest';
import { said as words } from '#words/play.ts';
import { candidatesOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { newGame } from './game.ts';
import { markEvery } from './mark-every.ts';
import { mark, undo } from './moves.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];

it('names the cells whose marks it left alone, and completes them when it is asked again', () => {
  const game = newGame(puzzle, answer);
  mark(game, 8, 4);
  expect(markEvery(game)).toEqual({ isChanged: true, says: words.keptMarks(['r3c1']) });
  expect(game.marks[8]).toBe(0b1000);
  expect(markEvery(game)).toEqual({ isChanged: true, says: words.marked(1) });
  expect([...game.marks]).toEqual([...candidatesOf(puzzle, game.digits)]);
  expect(markEvery(game)).toEqual({ isChanged: false, says: words.allMarked });
  undo(game);
  expect(game.marks[8]).toBe(0b1000);
});

it('says nothing where every cell got its marks', () => {
  expect(markEvery(newGame(puzzle, answer))).toEqual({ isChanged: true, says: '' });
});
