import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitOf, candidatesOf } from '../../engine/candidates.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { clear, type Game, isSolved, mark, markAll, newGame, redo, reveal, undo, write, wrongCells } from './game.ts';
import { keep, recall } from './game-text.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);
const looks = ({ digits, marks }: Game) => ({ digits: [...digits], marks: [...marks] });

describe('a game', () => {
  it('never changes a given', () => {
    const game = fresh();
    expect(write(game, 0, 4)).toBe(false);
    expect(mark(game, 0, 4)).toBe(false);
    expect(clear(game, 0)).toBe(false);
    expect(game.digits[0]).toBe(2);
  });

  it('rubs out the mark of a digit in its peers when it is written, and all comes back by one undo', () => {
    const game = fresh();
    mark(game, 2, 4);
    mark(game, 3, 4);
    mark(game, 3, 3);
    write(game, 2, 4);
    expect(game.marks[3]).toBe(bitOf(3));
    expect(game.marks[2]).toBe(0);
    undo(game);
    expect([game.digits[2], game.marks[2], game.marks[3]]).toEqual([0, bitOf(4), bitOf(3) | bitOf(4)]);
    redo(game);
    expect(game.digits[2]).toBe(4);
  });

  it('takes a digit out when it is written twice, and marks all with what is left', () => {
    const game = fresh();
    write(game, 2, 4);
    write(game, 2, 4);
    expect(game.digits[2]).toBe(0);
    markAll(game);
    expect([...game.marks]).toEqual([...candidatesOf(puzzle.grid, puzzle.givens)]);
  });

  it('tells wrong digits by the rules and by the answer', () => {
    const game = fresh();
    write(game, 2, 3);
    expect(wrongCells(game, 'rules')).toEqual(new Set());
    expect(wrongCells(game, 'answer')).toEqual(new Set([2]));
    write(game, 3, 3);
    expect(wrongCells(game, 'rules')).toEqual(new Set([2, 3]));
    expect(wrongCells(game, 'none')).toEqual(new Set());
  });

  it('is solved when the answer stands there', () => {
    const game = fresh();
    reveal(game, [...answer.keys()]);
    expect(isSolved(game)).toBe(true);
    undo(game);
    expect(isSolved(game)).toBe(false);
  });

  const moves = fc.array(
    fc.record({
      what: fc.constantFrom('write', 'mark', 'clear', 'undo', 'redo', 'all'),
      cell: fc.nat(15),
      digit: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 40 },
  );
  const doAll = (game: Game, list: { what: string; cell: number; digit: number }[]) => {
    for (const { what, cell, digit } of list) {
      if (what === 'write') write(game, cell, digit);
      else if (what === 'mark') mark(game, cell, digit);
      else if (what === 'clear') clear(game, cell);
      else if (what === 'undo') undo(game);
      else if (what === 'redo') redo(game);
      else markAll(game);
    }
  };

  it('comes back to its start by undoing everything, and to its end by doing it again', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const game = fresh();
        doAll(game, list);
        const end = looks(game);
        const count = game.done.length;
        while (undo(game).length > 0);
        expect(looks(game)).toEqual(looks(fresh()));
        for (let times = 0; times < count; times++) redo(game);
        expect(looks(game)).toEqual(end);
      }),
    );
  });

  it('is the same after it was kept, with its history', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const game = fresh();
        doAll(game, list);
        expect(recall(keep({ game, moved: 5 }))).toEqual({ game, moved: 5 });
      }),
    );
  });

  it.each([null, '', '{}', '{"version":1}', 'nonsense', '{"version":99}'])('is not recalled from %s', (text) => {
    expect(recall(text)).toBeUndefined();
  });
});
