import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { finishWords } from './finish.ts';
import { type Game, newGame } from './game.ts';
import { emptyShelf, put } from './library/shelf.ts';
import { reveal } from './moves.ts';

/** A game that was solved, of the same level whatever its puzzle. */
function solved(text: string, seconds: number, hints = 0): Game {
  const { puzzle } = readPuzzles(text)[0]!;
  const game = newGame(puzzle, solvePuzzle(puzzle)!, 'level=easy');
  reveal(
    game,
    [...game.digits.keys()].filter((cell) => game.digits[cell] === 0),
  );
  return Object.assign(game, { seconds, hints, grade: { solved: true, level: 'easy', score: 100 } });
}
const [first, second, third] = ['1000000000320000', '2000000000130000', '3000000000120000'] as const;
const shelfOf = (...games: Game[]) => games.reduce((shelf, game) => put(shelf, game, 0).shelf, emptyShelf).entries;

describe('the words about a solved game', () => {
  it('say what it was alone where there is nothing to compare it with', () => {
    const game = solved(first, 60);
    expect(finishWords(game, shelfOf(game))).toBe('Easy · 4 × 4 · 3 givens · score 100.');
  });

  it('compare its time with others of its kind', () => {
    const game = solved(first, 60);
    expect(finishWords(game, shelfOf(game, solved(second, 61), solved(third, 90)))).toContain('Your fastest of 3 without a hint.');
    expect(finishWords(game, shelfOf(game, solved(second, 59), solved(third, 90)))).toContain(
      'Your fastest of 3 without a hint took 0:59.',
    );
  });

  it('leave out games that had hints', () => {
    const helped = solved(first, 60, 1);
    expect(finishWords(helped, shelfOf(solved(second, 61)))).not.toContain('fastest');
    expect(finishWords(solved(second, 61), shelfOf(helped))).not.toContain('fastest');
  });
});
