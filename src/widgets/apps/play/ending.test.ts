import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { endingOf } from './ending.ts';
import { newGame } from './game.ts';
import { reveal, write } from './moves.ts';

/** A game with one empty cell, the first. */
function nearlySolved() {
  const { puzzle } = readPuzzles('.234341221434321')[0]!;
  return Object.assign(newGame(puzzle, solvePuzzle(puzzle)!), { seconds: 61 });
}

describe('the ending of a game', () => {
  it('praises the reader who wrote the last digit', () => {
    const game = nearlySolved();
    write(game, 0, 1);
    expect(endingOf(game)).toBe('Solved, in 1:01, without a hint. Well done.');
  });

  it('says that the last digits were revealed, also after the game was kept', () => {
    const game = Object.assign(nearlySolved(), { hints: 2 });
    reveal(game, [0]);
    expect(endingOf(game)).toBe('Solved, in 1:01, with 2 hints. The last digits were revealed to you.');
  });
});
