import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { answersOf } from '../../engine/fast/answer.ts';
import { isRegular } from '../../engine/grid.ts';
import { puzzleIn } from './named-puzzle.ts';
import { gridPuzzles } from './puzzle-library.ts';

const puzzles = named.flatMap(({ id, solution = '' }) => {
  const puzzle = puzzleIn(gridPuzzles.find((each) => each.id === id)!);
  return puzzle.grid.size > 25 || puzzle.domains || !isRegular(puzzle.grid) ? [{ id, puzzle, solution }] : [];
});
/** The character of each digit in the solutions. */
const DIGITS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('the named puzzles of other kinds', () => {
  it('are one of each kind', () => {
    expect(puzzles.map(({ id }) => id)).toEqual(['jigsaw-6', 'jigsaw-9', 'sudoku-x', 'windoku', 'latin-7', 'sukaku', 'thirty-six']);
  });

  it.each(puzzles)('$id has the solution that is written beside it, and no other', ({ puzzle, solution }) => {
    const answers = answersOf(puzzle, 2).map((answer) => Array.from(answer, (digit) => DIGITS[digit - 1]).join(''));
    expect(answers).toEqual([solution]);
  });
});
