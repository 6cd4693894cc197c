import { describe, expect, it } from 'vitest';
import { bitOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { clearMany, enterDigit, enterMany } from './enter.ts';
import { newGame } from './game.ts';
import { markCorner, retract, undo, write } from './moves.ts';
import { Selection } from './selection.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);

describe('several cells', () => {
  it('get a mark as one move, and lose it only when all of them have it', () => {
    const game = fresh();
    markCorner(game, 3, 4);
    expect(enterMany(game, [0, 2, 3, 4], 4, 'corner')).toBe(true);
    expect([2, 3, 4].map((cell) => game.corners[cell])).toEqual([8, 8, 8]);
    expect(game.corners[0]).toBe(0);
    expect(game.done.length).toBe(2);
    enterMany(game, [2, 3, 4], 4, 'corner');
    expect([2, 3, 4].map((cell) => game.corners[cell])).toEqual([0, 0, 0]);
    undo(game);
    expect(game.corners[4]).toBe(8);
  });

  it('lose a candidate where they have it, and get a digit', () => {
    const game = fresh();
    enterMany(game, [2, 3], 3, 'strike');
    expect([game.struck[2], game.struck[3]]).toEqual([bitOf(3), bitOf(3)]);
    expect(game.deeds.length).toBe(1);
    expect(enterMany(game, [0, 1], 3, 'strike')).toBe(false);
    enterMany(game, [3, 8], 3, 'digit');
    expect([game.digits[3], game.digits[8]]).toEqual([3, 3]);
  });

  it('are emptied as one move: of digits first, then of marks', () => {
    const game = fresh();
    enterMany(game, [2, 4], 4, 'digit');
    enterMany(game, [3, 8], 3, 'centre');
    clearMany(game, [2, 3, 4, 8]);
    expect([game.digits[2], game.digits[4], game.marks[8]]).toEqual([0, 0, bitOf(3)]);
    clearMany(game, [2, 3, 4, 8]);
    expect(game.marks[8]).toBe(0);
    expect(clearMany(game, [0])).toBe(false);
  });
});

describe('a digit that is entered', () => {
  const at = (cell: number, ...others: number[]) => ({ cell, cells: [cell, ...others] });

  it('says why it can’t be where a given is, and of a strike that the rules have made', () => {
    const game = fresh();
    expect(enterDigit(game, at(0), 3, 'digit')).toMatchObject({ isChanged: false, says: expect.stringContaining('given') });
    expect(enterDigit(game, at(2), 1, 'strike').says).toContain('1');
    expect(enterDigit(game, at(2), 3, 'strike')).toEqual({ isChanged: true });
    expect(enterDigit(game, at(0, 1), 3, 'digit')).toEqual({ isChanged: false });
  });

  it('takes the mark back that the beginning of its symbol made', () => {
    const game = fresh();
    enterDigit(game, at(8), 1, 'corner');
    enterDigit(game, at(8), 3, 'corner', 1);
    expect(game.corners[8]).toBe(bitOf(3));
  });
});

describe('a move that is retracted', () => {
  it('has never been made', () => {
    const game = fresh();
    markCorner(game, 8, 3);
    write(game, 8, 3);
    expect(retract(game)).toBe(true);
    expect([game.digits[8], game.corners[8], game.done.length, game.undone.length, game.deeds.length]).toEqual([0, bitOf(3), 1, 0, 0]);
    retract(game);
    expect([game.corners[8], retract(game)]).toEqual([0, false]);
  });
});

describe('the chosen cells', () => {
  it('are the one with the focus, or several', () => {
    const selection = new Selection();
    expect(selection.cellsWith(7)).toEqual([7]);
    selection.only(5);
    selection.add(3);
    expect([selection.toggle(4), selection.cellsWith(4)]).toEqual([true, [3, 4, 5]]);
    expect([selection.toggle(3), selection.cellsWith(4)]).toEqual([false, [4, 5]]);
    selection.only(1);
    expect([selection.cellsWith(1), selection.isMany, selection.toggle(1)]).toEqual([[1], false, true]);
  });
});
