import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { deedsOf, recordPause, wasShown } from './deeds.ts';
import { newGame } from './game.ts';
import { carryOut, clear, mark, markAll, redo, reveal, undo, write } from './moves.ts';

const { puzzle } = readPuzzles('1.3...........1.')[0]!;
const answer = [1, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3];
const begun = () => newGame(readPuzzles('12.43.1..1.3..2.')[0]!.puzzle, [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);

it('records digits and strikes with the seconds of the clock, and no marks', () => {
  const game = newGame(puzzle, answer);
  game.seconds = 5;
  write(game, 1, 2);
  markAll(game);
  game.seconds = 9;
  mark(game, 7, 2);
  const [first, second] = game.deeds;
  expect(first).toEqual({ seconds: 5, did: 'move', digits: [{ cell: 1, before: 0, after: 2 }], struck: [] });
  expect(second).toMatchObject({ seconds: 9, did: 'move', digits: [], struck: [{ cell: 7, before: 0 }] });
  expect(game.deeds).toHaveLength(2);
});

it('keeps a move that was taken back, and the taking back', () => {
  const game = begun();
  write(game, 2, 3);
  undo(game);
  redo(game);
  clear(game, 2);
  const change = (before: number, after: number) => [{ cell: 2, before, after }];
  expect(game.deeds.map(({ did, digits }) => [did, digits])).toEqual([
    ['move', change(0, 3)],
    ['undo', change(3, 0)],
    ['redo', change(0, 3)],
    ['move', change(3, 0)],
  ]);
});

it('tells what hints did from the reader’s own moves', () => {
  const game = begun();
  carryOut(game, { placements: [{ cell: 2, digit: 3 }], strikes: [] });
  reveal(game, [5]);
  write(game, 7, 2);
  expect(game.deeds.map(({ did }) => did)).toEqual(['hint', 'hint', 'move']);
  wasShown(game);
  expect(game.deeds.map(({ did }) => did)).toEqual(['hint', 'hint', 'hint']);
});

it('records pauses of a second or more', () => {
  const game = begun();
  game.seconds = 12;
  recordPause(game, 0.4);
  recordPause(game, 61.6);
  expect(game.pauses).toEqual([{ seconds: 12, length: 62 }]);
});

it('makes moves of a game that was kept without them', () => {
  const game = begun();
  write(game, 2, 3);
  markAll(game);
  expect(deedsOf(game.done)).toEqual(game.deeds);
});
