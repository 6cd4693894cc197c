import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/samples.ts';
import { bitOf, candidatesOf, digitsOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { candidatesLeft, type Game, isList, newGame } from './game.ts';
import { keep, recall } from './game-text.ts';
import { carryOut, clear, mark, markAll, markCorner, redo, reveal, rubOut, strike, takeStrikesBack, undo, write } from './moves.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);
const nearlyEmpty = () => newGame(readPuzzles(`2${'.'.repeat(15)}`)[0]!.puzzle, answer);
const looks = ({ digits, marks, corners, struck }: Game) => ({
  digits: [...digits],
  marks: [...marks],
  corners: [...corners],
  struck: [...struck],
});

describe('moves of a game', () => {
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
    expect([...game.marks]).toEqual([...candidatesOf(puzzle, puzzle.givens)]);
  });

  it('marks all but what was struck, by the reader’s hand or by a hint, marked or not', () => {
    const game = fresh();
    markAll(game);
    mark(game, 2, 4);
    carryOut(game, { placements: [], strikes: [{ cell: 7, digit: 1 }] });
    clear(game, 7);
    markAll(game);
    const left = candidatesOf(puzzle, puzzle.givens);
    expect(game.marks[2]).toBe(left[2]! & ~bitOf(4));
    expect(game.marks[7]).toBe(left[7]! & ~bitOf(1));
    // A mark that is made again is no longer struck.
    mark(game, 2, 4);
    markAll(game);
    expect(game.marks[2]).toBe(left[2]);
  });

  it('takes a mark that was alone for taken back, not for struck', () => {
    const game = fresh();
    mark(game, 2, 4);
    mark(game, 2, 4);
    expect(candidatesLeft(game)[2]).toBe(candidatesOf(puzzle, puzzle.givens)[2]);
  });

  it('makes no marks for the reader when a hint strikes, and keeps the technique, its words and the move', () => {
    const game = fresh();
    markCorner(game, 2, 3);
    markCorner(game, 2, 4);
    const left = candidatesLeft(game)[2]!;
    const reason = { technique: 'pointing', says: 'So 3 is struck.' };
    carryOut(game, { placements: [], strikes: [{ cell: 2, digit: 3 }], reason });
    expect([game.marks[2], game.corners[2], candidatesLeft(game)[2]]).toEqual([0, bitOf(4), left & ~bitOf(3)]);
    expect(game.reasons).toEqual([{ cell: 2, digit: 3, ...reason, move: 3 }]);
  });

  it('has marks in corners that say nothing: they are no list, strike nothing, and go and come with digits', () => {
    const game = fresh();
    for (const cell of [2, 3, 10]) markCorner(game, cell, 3);
    expect([isList(game, 2), game.marks[2], candidatesLeft(game)[2]]).toEqual([false, 0, candidatesOf(puzzle, puzzle.givens)[2]]);
    markCorner(game, 10, 3);
    expect([game.corners[10], game.struck[10]]).toEqual([0, 0]);
    markCorner(game, 10, 3);
    write(game, 2, 3);
    expect([...game.corners].every((set) => set === 0)).toBe(true);
    clear(game, 2);
    expect([2, 3, 10].map((cell) => game.corners[cell])).toEqual([bitOf(3), bitOf(3), bitOf(3)]);
    clear(game, 3);
    expect(game.corners[3]).toBe(0);
  });

  it('strikes a candidate with its marks, and takes the strike back; it strikes nothing that the digits rule out', () => {
    const game = fresh();
    markAll(game, [2]);
    markCorner(game, 2, 3);
    const full = game.marks[2]!;
    expect(strike(game, 2, 3)).toBe(true);
    expect([game.marks[2], game.corners[2], game.struck[2]]).toEqual([full & ~bitOf(3), 0, bitOf(3)]);
    strike(game, 2, 3);
    expect([game.marks[2], game.struck[2]]).toEqual([full, 0]);
    // A cell without a full list gets no mark by it.
    strike(game, 3, 3);
    strike(game, 3, 3);
    expect([game.marks[3], game.struck[3]]).toEqual([0, 0]);
    expect([strike(game, 2, 2), strike(game, 0, 4)]).toEqual([false, false]);
  });

  it('leaves marks that the reader has made alone when all cells are marked', () => {
    const game = fresh();
    mark(game, 2, 3);
    markCorner(game, 3, 3);
    markAll(game);
    expect([game.marks[2], game.corners[3], game.marks[3]]).toEqual([bitOf(3), bitOf(3), candidatesLeft(game)[3]]);
  });

  it('reads games that were kept before there were marks in corners', () => {
    const game = fresh();
    mark(game, 2, 3);
    const { version, moved, at, games } = JSON.parse(keep({ game, moved: 5 }));
    for (const each of games) {
      delete each.corners;
      delete each.reasons;
      for (const move of each.done) delete move.corners;
    }
    expect(recall(JSON.stringify({ version, moved, at, games }))).toEqual({ game, moved: 5 });
  });

  it('restores the marks of a digit’s cell and its peers when the digit is removed, and those of cells marked in the meantime', () => {
    const game = fresh();
    // r1c3 and its peers r1c4 and r3c3: 3 is possible in all of them, 1 in the last alone.
    mark(game, 2, 3);
    mark(game, 3, 3);
    mark(game, 10, 1);
    mark(game, 10, 3);
    write(game, 2, 3);
    expect([game.marks[2], game.marks[3], game.marks[10]]).toEqual([0, 0, bitOf(1)]);
    clear(game, 2);
    expect([game.marks[2], game.marks[3], game.marks[10]]).toEqual([bitOf(3), bitOf(3), bitOf(1) | bitOf(3)]);
    // Cells marked while the digit was there keep showing all candidates left, without the struck ones.
    write(game, 2, 3);
    markAll(game);
    mark(game, 13, 2);
    write(game, 2, 4);
    const shown = game.marks.slice();
    markAll(game);
    for (const [cell, set] of shown.entries()) if (set !== 0) expect([cell, set]).toEqual([cell, game.marks[cell]]);
  });

  it('restores the full list of a digit’s cell after the digit that had shortened it is gone', () => {
    const game = nearlyEmpty();
    markAll(game);
    write(game, 2, 3);
    expect(game.marks[3]).toBe(bitOf(1) | bitOf(4));
    write(game, 3, 4);
    clear(game, 2);
    clear(game, 3);
    expect([...game.marks]).toEqual([...candidatesLeft(game)]);
  });

  it('keeps notes of a digit’s cell notes when the digit is removed', () => {
    const game = nearlyEmpty();
    mark(game, 3, 4);
    write(game, 2, 3);
    write(game, 3, 4);
    clear(game, 2);
    clear(game, 3);
    expect(game.marks[3]).toBe(bitOf(4));
  });

  it('takes a mark that is rubbed out of a full list for a strike, and one that is rubbed out of notes for a note less', () => {
    const game = nearlyEmpty();
    const left = candidatesLeft(game)[3]!;
    expect(digitsOf(left)).toEqual([1, 3, 4]);
    mark(game, 3, 1);
    mark(game, 3, 3);
    expect(isList(game, 3)).toBe(false);
    mark(game, 3, 1);
    expect([game.struck[3], candidatesLeft(game)[3]]).toEqual([0, left]);
    markAll(game, [3]);
    expect(isList(game, 3)).toBe(true);
    mark(game, 3, 1);
    expect([game.struck[3], isList(game, 3)]).toEqual([bitOf(1), true]);
    mark(game, 3, 1);
    mark(game, 3, 1);
    expect(game.struck[3]).toBe(bitOf(1));
    // A mark that was made just before is taken back, though it made the list full.
    for (const digit of [1, 3, 4]) mark(game, 2, digit);
    expect(isList(game, 2)).toBe(true);
    mark(game, 2, 4);
    expect(game.struck[2]).toBe(0);
  });

  it('takes the strikes of a cell back: a full list shows them again, notes stay as they are', () => {
    const game = nearlyEmpty();
    const left = candidatesLeft(game);
    markAll(game, [10]);
    mark(game, 10, 1);
    mark(game, 10, 2);
    carryOut(game, { placements: [], strikes: [{ cell: 3, digit: 3 }] });
    clear(game, 3);
    mark(game, 3, 4);
    expect([candidatesLeft(game)[3], candidatesLeft(game)[10]]).not.toEqual([left[3], left[10]]);
    takeStrikesBack(game, [3, 10]);
    expect([candidatesLeft(game)[3], candidatesLeft(game)[10]]).toEqual([left[3], left[10]]);
    expect([game.marks[3], game.marks[10]]).toEqual([bitOf(4), left[10]]);
  });

  it('keeps notes when a hint strikes a candidate of their cell, and erases marks without striking', () => {
    const game = fresh();
    mark(game, 10, 1);
    carryOut(game, { placements: [], strikes: [{ cell: 10, digit: 2 }] });
    expect([game.marks[10], game.struck[10]]).toEqual([bitOf(1), bitOf(2)]);
    rubOut(game, Uint32Array.from(game.marks));
    expect([game.marks[10], game.struck[10]]).toEqual([0, bitOf(2)]);
  });

  const moves = fc.array(
    fc.record({
      what: fc.constantFrom('write', 'mark', 'corner', 'cross', 'clear', 'undo', 'redo', 'all', 'strike', 'afresh', 'rub', 'reveal'),
      cell: fc.nat(15),
      digit: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 40 },
  );
  const doAll = (game: Game, list: { what: string; cell: number; digit: number }[]) => {
    for (const { what, cell, digit } of list) {
      if (what === 'write') write(game, cell, digit);
      else if (what === 'mark') mark(game, cell, digit);
      else if (what === 'corner') markCorner(game, cell, digit);
      else if (what === 'cross') strike(game, cell, digit);
      else if (what === 'clear') clear(game, cell);
      else if (what === 'undo') undo(game);
      else if (what === 'redo') redo(game);
      else if (what === 'strike') carryOut(game, { placements: [], strikes: game.digits[cell] === 0 ? [{ cell, digit }] : [] });
      else if (what === 'afresh') takeStrikesBack(game, game.digits[cell] === 0 ? [cell] : []);
      else if (what === 'rub') rubOut(game, game.marks);
      else if (what === 'reveal') reveal(game, [cell]);
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
      samples(100),
    );
  });

  it('is the same after it was kept, with its history', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const game = fresh();
        doAll(game, list);
        expect(recall(keep({ game, moved: 5 }))).toEqual({ game, moved: 5 });
      }),
      samples(100),
    );
  });

  it.each([null, '', '{}', '{"version":1}', 'nonsense', '{"version":99}'])('is not recalled from %s', (text) => {
    expect(recall(text)).toBeUndefined();
  });
});
