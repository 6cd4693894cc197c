import { describe, expect, it } from 'vitest';
import { bitOf } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { plain } from '../../../narration/sentence.ts';
import { canStepBack } from './former-games.ts';
import { candidatesLeft, isSolved, newGame, wrongCells } from './game.ts';
import { hintFor } from './hint.ts';
import { clear, mark, markAll, reveal, undo, write } from './moves.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];
const fresh = () => newGame(puzzle, answer);

it('tells wrong digits by the rules and by the answer', () => {
  const game = fresh();
  write(game, 2, 3);
  expect(wrongCells(game, 'rules')).toEqual(new Set());
  expect(wrongCells(game, 'answer')).toEqual(new Set([2]));
  write(game, 3, 3);
  expect(wrongCells(game, 'rules')).toEqual(new Set([2, 3]));
  expect(wrongCells(game, 'none')).toEqual(new Set());
});

it('is solved when its digits equal the answer', () => {
  const game = fresh();
  reveal(game, [...answer.keys()]);
  expect(isSolved(game)).toBe(true);
  undo(game);
  expect(isSolved(game)).toBe(false);
});

describe('a game of a puzzle with pencil marks of its own', () => {
  const allowed = (text: string) => text.split(' ').map((digits) => [...digits].reduce((set, digit) => set | bitOf(Number(digit)), 0));
  const domains = Uint32Array.from(allowed('2 1 34 34 34 34 2 1 34 2 1 34 1 34 34 2'));
  const open = { ...puzzle, givens: new Uint8Array(16), domains };
  const begun = () => newGame(open, answer);

  it('begins with its marks shown, and its lone digits placed as the reader’s', () => {
    const game = begun();
    expect([...game.digits].join('')).toBe('2100002102101002');
    expect([...game.marks].slice(0, 4)).toEqual([0, 0, 12, 12]);
    expect([canStepBack(game), clear(game, 0)]).toEqual([false, true]);
  });

  it('never offers what the marks leave out, even without a digit in sight', () => {
    const game = begun();
    clear(game, 0);
    markAll(game);
    expect(game.marks[0]).toBe(bitOf(2));
    expect(candidatesLeft(game)[0]).toBe(bitOf(2));
  });

  it('shows a digit that the marks leave out as one against the rules', () => {
    const game = begun();
    clear(game, 0);
    write(game, 0, 4);
    expect(wrongCells(game, 'rules').has(0)).toBe(true);
    expect(plain(hintFor(game).presses[0]!.sentences[0]!)).toContain('isn’t among the puzzle’s own pencil marks');
    write(game, 0, 4);
    mark(game, 0, 4);
    expect(plain(hintFor(game).presses[0]!.sentences[0]!)).toContain('the puzzle’s own pencil marks leave it out');
  });
});
