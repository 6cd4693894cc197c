import { describe, expect, it } from 'vitest';
import { elsewhere as words } from '#words/play.ts';
import { bitOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { takenElsewhere } from './elsewhere.ts';
import { newGame } from './game.ts';
import { markCorner, reveal, strike, write } from './moves.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const { puzzle: nearlyEmpty } = readPuzzles(`2${'.'.repeat(15)}`)[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);

describe('the part of a game that other pages get', () => {
  it('is its givens, and digits that stay the reader’s, right or wrong', () => {
    const game = fresh();
    expect(takenElsewhere(game)).toEqual({ puzzle, says: 'The figure opens the puzzle from its givens.' });
    write(game, 2, 4);
    const taken = takenElsewhere(game);
    expect([...taken.puzzle.givens]).toEqual([...game.digits]);
    expect(taken.puzzle.player).toEqual({ written: [2] });
    expect(taken.says).not.toContain('is wrong. See which');
    write(game, 2, 3);
    expect(takenElsewhere(game).puzzle.givens[2]).toBe(3);
    expect(takenElsewhere(game).says).toContain('is wrong. See which');
  });

  it('is its givens alone where the grid breaks a rule, is full, or has a cell with nothing left', () => {
    const clashing = fresh();
    write(clashing, 2, 1);
    expect(takenElsewhere(clashing).puzzle).toBe(puzzle);
    expect(takenElsewhere(clashing).says).toMatch(/^1 at r1c3 clashes/);
    const full = fresh();
    reveal(full, [...answer.keys()]);
    expect(takenElsewhere(full).puzzle).toBe(puzzle);
    const bare = newGame(nearlyEmpty, answer);
    for (const digit of [1, 3, 4]) strike(bare, 15, digit);
    expect(takenElsewhere(bare).puzzle.domains![15]).toBe(bitOf(2));
    strike(bare, 15, 2);
    expect(takenElsewhere(bare).says).toContain('nothing left');
  });

  it('says that marks stay in Play, where there are any', () => {
    const game = fresh();
    write(game, 2, 4);
    expect(takenElsewhere(game).says).not.toContain(words.marksStay);
    markCorner(game, 8, 3);
    expect(takenElsewhere(game).says).toContain(words.marksStay);
  });

  it('leaves out what was struck, even where the solution needs it, and says so', () => {
    const game = newGame(nearlyEmpty, answer);
    strike(game, 3, 1);
    const { puzzle: taken, says } = takenElsewhere(game);
    expect([taken.domains![3], taken.domains![0]]).toEqual([bitOf(2) | bitOf(3) | bitOf(4), 15]);
    expect(says).toContain('without the candidates you struck');
    strike(game, 3, 3);
    expect(takenElsewhere(game).puzzle.domains![3]).toBe(bitOf(2) | bitOf(4));
    expect(takenElsewhere(game).says).toContain('is wrong. See which');
  });
});
