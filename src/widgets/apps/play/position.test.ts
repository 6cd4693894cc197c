import { describe, expect, it } from 'vitest';
import { bitOf } from '../../../engine/candidates.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import { newGame } from './game.ts';
import { mark, markCorner, strike, undo, write } from './moves.ts';
import { isGameOf, isUntouched, positionOf, startedGame } from './position.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];

/** A game with a wrong digit, a strike, and marks of both kinds. */
function played() {
  const game = newGame(puzzle, answer);
  write(game, 2, 3);
  strike(game, 13, 2);
  markCorner(game, 15, 2);
  mark(game, 9, 2);
  return game;
}

const sent = (game = played()) => readPuzzles(printPuzzle({ puzzle: positionOf(game) }, 'compact'))[0]!.puzzle;

describe('a position', () => {
  it('begins another game with all that was in it, and the reader’s digits are the reader’s', () => {
    const [game, other] = [played(), startedGame(sent(), answer)];
    for (const part of ['digits', 'struck', 'corners', 'marks'] as const) expect(other[part]).toEqual(game[part]);
    expect(other.puzzle).toEqual(puzzle);
    expect(other.deeds.map(({ did }) => did)).toEqual(['hint']);
    undo(other);
    expect(other.digits).toEqual(puzzle.givens);
    expect(other.corners.every((set) => set === 0)).toBe(true);
  });

  it('is no more than the puzzle where nothing has been done', () => {
    expect(positionOf(newGame(puzzle, answer))).toEqual(puzzle);
    expect(startedGame(puzzle, answer).done).toEqual([]);
  });

  it('is that of a game that is there now, or began there', () => {
    const [game, other] = [played(), startedGame(sent(), answer)];
    expect([isGameOf(game, sent()), isGameOf(other, sent())]).toEqual([true, true]);
    expect(isUntouched(other)).toBe(true);
    write(other, 2, 4);
    write(game, 2, 4);
    expect([isGameOf(game, sent()), isGameOf(other, sent())]).toEqual([false, true]);
    expect(isGameOf(game, puzzle)).toBe(true);
    expect(isUntouched(other)).toBe(false);
    undo(other);
    undo(other);
    expect(isGameOf(other, sent())).toBe(true);
  });

  it('keeps what was struck apart from candidates that the puzzle leaves out', () => {
    const marked = { ...puzzle, domains: new Uint32Array(16).fill(15) };
    marked.domains[13] = 15 & ~bitOf(1);
    const game = newGame(marked, answer);
    strike(game, 13, 2);
    const other = startedGame(sent(game), answer);
    expect([other.puzzle.domains![13], other.struck[13]]).toEqual([15 & ~bitOf(1), bitOf(2)]);
  });
});
