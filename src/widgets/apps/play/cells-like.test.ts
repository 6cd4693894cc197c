import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { cellsLike } from './cells-like.ts';
import { newGame } from './game.ts';
import { mark, markCorner, write } from './moves.ts';

const begin = () => newGame(readPuzzles('1...............')[0]!.puzzle, new Array(16).fill(0));

describe('the cells that are like one', () => {
  it('have its digit, given or written', () => {
    const game = begin();
    write(game, 6, 1);
    expect(cellsLike(game, 0)).toEqual([0, 6]);
    expect(cellsLike(game, 6)).toEqual([0, 6]);
  });

  it('have the same centre marks or, without any, the same corner marks', () => {
    const game = begin();
    for (const cell of [5, 10]) mark(game, cell, 2);
    for (const cell of [10, 15]) markCorner(game, cell, 3);
    mark(game, 11, 4);
    expect(cellsLike(game, 5)).toEqual([5, 10]);
    expect(cellsLike(game, 15)).toEqual([10, 15]);
  });

  it('are none where it has nothing', () => {
    expect(cellsLike(begin(), 9)).toEqual([9]);
  });
});
