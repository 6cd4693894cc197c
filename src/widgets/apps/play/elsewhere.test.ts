import { describe, expect, it } from 'vitest';
import { bitOf } from '../../../engine/candidates.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import { positionToShare, takenElsewhere } from './elsewhere.ts';
import { mark, newGame, reveal, strike, write } from './game.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const { puzzle: nearlyEmpty } = readPuzzles(`2${'.'.repeat(15)}`)[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);

describe('the part of a game that other pages get', () => {
  it('is its givens, and digits that are all right', () => {
    const game = fresh();
    expect(takenElsewhere(game)).toEqual({ puzzle, says: 'The figure opens the puzzle from its givens.' });
    write(game, 2, 4);
    const taken = takenElsewhere(game);
    expect([...taken.puzzle.givens]).toEqual([...game.digits]);
    expect(taken.says).toContain('as givens');
  });

  it('is its givens alone where a digit is wrong, clashing or not, and where the grid is full', () => {
    const wrong = fresh();
    write(wrong, 2, 3);
    expect(takenElsewhere(wrong).puzzle).toBe(puzzle);
    expect(takenElsewhere(wrong).says).toMatch(/^Not all of your digits are right/);
    const clashing = fresh();
    write(clashing, 2, 1);
    expect(takenElsewhere(clashing).puzzle).toBe(puzzle);
    expect(takenElsewhere(clashing).says).toMatch(/^1 at r1c3 clashes/);
    const full = fresh();
    reveal(full, [...answer.keys()]);
    expect(takenElsewhere(full).puzzle).toBe(puzzle);
  });

  it('leaves out what was struck, unless the solution needs it', () => {
    const game = newGame(nearlyEmpty, answer);
    strike(game, 3, 1);
    const { puzzle: taken, says } = takenElsewhere(game);
    expect([taken.domains![3], taken.domains![0]]).toEqual([bitOf(2) | bitOf(3) | bitOf(4), 15]);
    expect(says).toContain('without the candidates you struck');
    strike(game, 3, 3);
    expect(takenElsewhere(game).puzzle.domains).toBeUndefined();
  });

  it('is shared as a position that another game begins with: digits of the reader’s, no givens, and without what was struck', () => {
    const game = fresh();
    write(game, 2, 4);
    const shared = positionToShare(game);
    const text = printPuzzle({ puzzle: shared }, 'compact');
    const other = newGame(readPuzzles(text)[0]!.puzzle, answer);
    expect([other.digits[2], other.puzzle.givens[2]]).toEqual([4, 0]);
    expect([...other.digits]).toEqual([...game.digits]);
    write(game, 3, 1);
    expect(positionToShare(game)).toBe(puzzle);
  });

  it('never has marks, and says that they stay here', () => {
    const game = fresh();
    mark(game, 2, 4);
    expect(takenElsewhere(game).says).toMatch(/Your pencil marks stay here\.$/);
  });
});
