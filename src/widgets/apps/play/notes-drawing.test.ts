import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { newGame } from './game.ts';
import { mark, markCorner, strike, write } from './moves.ts';
import { shownNotes } from './notes-drawing.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];

describe('the marks that are shown', () => {
  it('are in three layers: corners, one row in the middle, and what was struck below it', () => {
    const game = newGame(puzzle, answer);
    markCorner(game, 2, 4);
    for (const digit of [3, 4]) mark(game, 2, digit);
    strike(game, 3, 3);
    const notes = shownNotes(game, candidatesOf(puzzle, game.digits), () => false);
    expect(notes.map(({ cell, digit, layer }) => `${cell} ${digit} ${layer}`)).toEqual([
      '2 4 corner',
      '2 3 centre',
      '2 4 centre',
      '3 3 struck',
    ]);
    const [, one, other] = notes;
    expect([one!.y, (one!.x + other!.x) / 2]).toEqual([other!.y, 0.5]);
    expect(notes[3]!.y).toBeGreaterThan(one!.y);
  });

  it('are each at the place of its digit where the reader wants that, and drawn once', () => {
    const game = newGame(puzzle, answer);
    markCorner(game, 2, 4);
    for (const digit of [3, 4]) mark(game, 2, digit);
    strike(game, 3, 3);
    const notes = shownNotes(game, candidatesOf(puzzle, game.digits), () => false, true);
    expect(notes.map(({ cell, digit, layer }) => `${cell} ${digit} ${layer}`)).toEqual(['2 3 centre', '2 4 corner', '3 3 struck']);
    const [three, four, struck] = notes;
    expect([three!.x < 0.5, three!.y > 0.5, four!.x > 0.5]).toEqual([true, true, true]);
    expect([struck!.x, struck!.y]).toEqual([three!.x, three!.y]);
  });

  it('leave out what was struck and is ruled out since, cells with a digit, and those in which a hint shows candidates', () => {
    const game = newGame(puzzle, answer);
    strike(game, 3, 3);
    mark(game, 10, 1);
    write(game, 2, 3);
    const shown = (hidden: number) =>
      shownNotes(game, candidatesOf(puzzle, game.digits), (cell) => cell === hidden).map(({ cell }) => cell);
    expect(shown(-1)).toEqual([10]);
    expect(shown(10)).toEqual([]);
  });
});
