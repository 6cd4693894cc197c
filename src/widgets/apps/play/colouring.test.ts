import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { bleach, colourCells, tintMarks, tintOf } from './colouring.ts';
import { newGame } from './game.ts';
import { keep, recall } from './game-text.ts';
import { checkedGame } from './library/checked-game.ts';
import { mark, redo, undo, write } from './moves.ts';
import { isGameOf, positionOf } from './position.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const begin = () => newGame(puzzle, answer);

describe('colours of cells', () => {
  it('are given to several, taken from those that all have it, undone and redone', () => {
    const game = begin();
    expect(colourCells(game, [0, 5], 2)).toBe(true);
    colourCells(game, [0], 3);
    expect([game.colours[0], game.colours[5]]).toEqual([3, 2]);
    colourCells(game, [0, 5], 2);
    colourCells(game, [0, 5], 2);
    expect([game.colours[0], game.colours[5]]).toEqual([0, 0]);
    undo(game);
    expect([game.colours[0], game.colours[5]]).toEqual([2, 2]);
    redo(game);
    expect(bleach(game)).toBe(false);
    expect(colourCells(game, [0], 7)).toBe(false);
  });

  it('are no part of a solve or of a position', () => {
    const game = begin();
    colourCells(game, [2], 1);
    mark(game, 2, 4);
    tintMarks(game, [2], 4);
    expect(game.deeds).toEqual([]);
    expect(isGameOf(begin(), positionOf({ ...game, marks: begin().marks }))).toBe(true);
  });
});

describe('colours of marks', () => {
  it('go round, and go with the mark', () => {
    const game = begin();
    expect(tintMarks(game, [2], 4)).toBe(false);
    mark(game, 2, 4);
    const seen = [1, 2, 3].map(() => tintMarks(game, [2], 4) && tintOf(game, 2, 4));
    expect(seen).toEqual([1, 2, 0]);
    tintMarks(game, [2], 4);
    write(game, 2, 4);
    expect(tintOf(game, 2, 4)).toBe(0);
    undo(game);
    expect(tintOf(game, 2, 4)).toBe(1);
    expect(bleach(game, [2])).toBe(true);
    expect(tintOf(game, 2, 4)).toBe(0);
  });
});

it('colours last, in the browser and in a file; without any a game is as long as before', () => {
  const game = begin();
  const plain = keep({ game, moved: 1 });
  expect(plain).not.toContain('tints');
  mark(game, 2, 4);
  tintMarks(game, [2], 4);
  colourCells(game, [0, 2], 5);
  const text = keep({ game, moved: 1 });
  const again = recall(text)!.game;
  expect([again.colours, again.tintsA]).toEqual([game.colours, game.tintsA]);
  undo(again);
  expect(again.colours[2]).toBe(0);
  const [kept] = JSON.parse(text).games;
  expect(checkedGame(kept).colours).toEqual(game.colours);
  expect(() => checkedGame({ ...kept, colours: kept.colours.map(() => 99) })).toThrow();
});
