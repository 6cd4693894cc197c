import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { gridOf } from '../../../engine/grid.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { plain } from '../../../narration/sentence.ts';
import { type Game, newGame, openCells } from './game.ts';
import { reveal, write } from './moves.ts';
import { verdictOn } from './verdict.ts';

/** A full grid that is right except for these digits, which replace the answer's. */
function fullGame(wrong: Readonly<Record<number, number>> = {}): Game {
  const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
  const game = newGame(puzzle, solvePuzzle(puzzle)!);
  reveal(game, openCells(game));
  for (const [cell, digit] of Object.entries(wrong)) write(game, Number(cell), digit);
  return game;
}

describe('the verdict on a full grid', () => {
  it('is none while a cell is open', () => {
    const game = fullGame();
    write(game, 2, game.answer[2]!);
    expect(verdictOn(game)).toBeUndefined();
  });

  it('says that it is right', () => {
    const { kind, title, repeats } = verdictOn(fullGame())!;
    expect([kind, plain(title), repeats]).toEqual(['solved', 'Solved', []]);
  });

  it('speaks of the houses that the grid has, at any size', () => {
    const latin = puzzleOf(
      Uint8Array.from({ length: 36 * 36 }, (_, cell) => ((Math.floor(cell / 36) + cell) % 36) + 1),
      { grid: gridOf(36, 0) },
    );
    const game = newGame(latin, latin.givens);
    expect(plain(verdictOn(game)!.sentences[0]!)).toBe('Every row and every column has each digit once.');
    game.digits[0] = 36;
    expect(verdictOn(game)!.cases[0]!.follows.map(plain)).toEqual(['36 twice: r1c1 and r1c36', 'no 1 at all']);
  });

  it('names each house that shows that it is wrong, what is there too often and what is lacking', () => {
    // r1c3 is 4; a 7 there clashes with the given 7 at r1c5, in column 3 and in box 1 with others.
    const game = fullGame({ 2: 7 });
    const { kind, title, sentences, repeats, cases } = verdictOn(game)!;
    expect([kind, plain(title)]).toEqual(['wrong', 'Full, but not right yet']);
    for (const { cells, digit } of repeats) {
      expect(cells).toContain(2);
      expect(digit).toBe(7);
    }
    expect(plain(cases[0]!.when)).toBe('row 1');
    expect(cases[0]!.follows.map(plain)).toEqual(['7 twice: r1c3 and r1c5', 'no 4 at all']);
    expect(sentences.map(plain).join(' ')).toContain('r1c5 is given, so r1c3 is wrong.');
  });

  it('blames nobody where two of the reader’s digits clash', () => {
    // r1c7 and r1c8 swapped: row and box stay whole, and no given of their columns contradicts them.
    const { answer } = fullGame();
    const game = fullGame({ 6: answer[7]!, 7: answer[6]! });
    const { sentences, repeats } = verdictOn(game)!;
    const text = sentences.map(plain).join(' ');
    expect(repeats.length).toBe(2);
    expect(text).toMatch(/^2 columns hold a digit more than once\. The other 25 houses are as they should be\./);
    expect(text).toContain('Any of the other digits that appear more than once might be wrong.');
  });
});
