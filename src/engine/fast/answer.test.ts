import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { isSolution, puzzleOf, withGivens } from '../puzzle.ts';
import { answersOf, countSolutions, solvePuzzle } from './answer.ts';

describe('answers', () => {
  it('are all of them, each once, and solutions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(35), { minLength: 0, maxLength: 20 }), (kept) => {
        const empty = puzzleOf(new Uint8Array(36));
        const full = solvePuzzle(empty)!;
        const puzzle = withGivens(
          empty,
          full.map((digit, cell) => (kept.includes(cell) || cell % 3 === 0 ? digit : 0)),
        );
        const answers = answersOf(puzzle, 50);
        expect(answers).toHaveLength(countSolutions(puzzle, 50));
        expect(new Set(answers.map(String)).size).toBe(answers.length);
        for (const answer of answers) expect(isSolution(puzzle, answer)).toBe(true);
      }),
      samples(40),
    );
  });

  it('are the 288 of the empty 4 × 4 grid', () => {
    expect(answersOf(puzzleOf(new Uint8Array(16)), 1000)).toHaveLength(288);
  });
});
