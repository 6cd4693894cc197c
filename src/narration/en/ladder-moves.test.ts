import { expect, it } from 'vitest';
import { bitOf, digitsOf } from '../../engine/candidates.ts';
import { solvePlain } from '../../engine/fast/plain.ts';
import { humanSolver } from '../../engine/logic/human-solver.card.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { plain } from '../sentence.ts';
import { ladderMoves } from './ladder-moves.ts';

it('says of a strike that the answer refutes that nothing rules the digit out', () => {
  const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  const puzzle = puzzleOf(Array.from(escargot, (symbol) => Number(symbol) || 0));
  const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: false });
  const answer = solvePlain(puzzle.grid, puzzle.givens)!;
  const next = [...humanSolver.run(humanSolver.clone(state))].find(({ kind }) => kind === 'strike' || kind === 'place')!;
  const refutation = (cell: number, digit: number) => {
    const { rule, why } = ladderMoves.wrong(next, { kind: 'strike', cell, digit }, state);
    return rule === 'proof' && plain(why).startsWith(`Nothing rules out ${digit} in r1c2. What helps here is a `);
  };
  expect(digitsOf(state.candidates[1]!).filter((digit) => refutation(1, digit))).toEqual([answer[1]]);
});

it('says of a digit on trial that it is to be struck', () => {
  const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  const puzzle = puzzleOf(Array.from(escargot, (symbol) => Number(symbol) || 0));
  const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: true });
  for (const { kind } of humanSolver.run(state)) if (kind === 'see' && state.guesses > 0) break;
  const wrongText = (cell: number, digit: number) =>
    plain(ladderMoves.wrong({ kind: 'strike' }, { kind: 'place', cell, digit }, state).why);
  expect(wrongText(9, 4)).toBe(
    '4 is in r2c1 only on trial, to show that it leads to a contradiction. So the move is to strike the 4 from r2c1, not to write it.',
  );
  expect(wrongText(9, 5)).not.toContain('on trial');
});

it('says of a wrong digit first that it is wrong: a peer holds it, or it leaves no solution', () => {
  const puzzle = puzzleOf(Array.from('..32.....42..3.4', (symbol) => Number(symbol) || 0));
  const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: false });
  const wrongText = (cell: number, digit: number) => plain(ladderMoves.wrong({ kind: 'place' }, { kind: 'place', cell, digit }, state).why);
  expect(wrongText(1, 2)).toMatch(/^2 is already in the row of r1c2, at r1c4\.$/);
  const answer = solvePlain(puzzle.grid, puzzle.givens)!;
  const wrong = digitsOf(state.candidates[0]!).find((digit) => digit !== answer[0])!;
  expect(wrong).toBeGreaterThan(0);
  expect(wrongText(0, wrong)).toMatch(
    new RegExp(`^With ${wrong} in r1c1 the puzzle has no solution, and no pattern proved the ${wrong}\\. `),
  );
});

it('requests marks to strike only where some technique strikes', () => {
  const puzzle = puzzleOf(Array.from('..32.....42..3.4', (symbol) => Number(symbol) || 0));
  const prompt = (hardest: 'easy' | 'medium') =>
    plain(ladderMoves.ask(humanSolver.start(puzzle, { hardest, uniqueness: true, loops: true, suppositions: false }), undefined));
  expect([prompt('easy'), prompt('medium')]).toEqual(['Your move: write a digit.', 'Your move: write a digit, or strike a mark.']);
});

it('requests letters where letters are the symbols', () => {
  const puzzle = puzzleOf(
    Array.from('..32.....42..3.4', (symbol) => Number(symbol) || 0),
    { symbols: [...'ABCD'] },
  );
  const state = humanSolver.start(puzzle, { hardest: 'medium', uniqueness: true, loops: true, suppositions: false });
  expect(plain(ladderMoves.ask(state, undefined))).toBe('Your move: write a letter, or strike a mark.');
});

it("gives the reason of a move made for the reader, and the technique of the reader's own move", () => {
  const puzzle = puzzleOf(Array.from('..32.....42..3.4', (symbol) => Number(symbol) || 0));
  const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: false });
  const feedbackText = (made: 'forYou' | 'same') => plain(ladderMoves.feedback!({ kind: 'place' }, state, made));
  expect([feedbackText('forYou'), feedbackText('same')]).toEqual([
    'In box 1 only r2c1 is left for 3. So r2c1 is 3.',
    'Right: hidden single in a box.',
  ]);
});

it('says that a pattern is done with at the last mark it rules out', () => {
  const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  const puzzle = puzzleOf(Array.from(escargot, (symbol) => Number(symbol) || 0));
  const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: false });
  const run = humanSolver.run(state);
  for (const { kind } of run) if (kind === 'see' && state.found!.eliminations.length > 1) break;
  const { eliminations } = state.found!;
  const said = eliminations.map((mark) => {
    const [feedback, told] = (['same', 'forYou'] as const).map((made) =>
      plain(ladderMoves.feedback!({ kind: 'strike', ...mark }, state, made)),
    );
    // As of a move that was made for the reader.
    expect(told!.includes('Go on, or press Esc')).toBe(feedback!.includes('Go on, or press Esc'));
    state.candidates[mark.cell]! &= ~bitOf(mark.digit);
    return feedback;
  });
  expect(said).toEqual(
    eliminations.map(
      (_, index) =>
        `Right: finned swordfish.${index === eliminations.length - 1 ? ' That’s all it rules out. Go on, or press Esc to stop here.' : ''}`,
    ),
  );
});
