import { describe, expect, it } from 'vitest';
import { applyStep, drain } from '../algorithm.ts';
import { digitsOf } from '../candidates.ts';
import { countSolutions, solvePuzzle } from '../fast/answer.ts';
import { defaultsOf, readOptions } from '../options.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { humanSolver, instanceSeen } from './human-solver.card.ts';
import { allLevels, isPattern, ladder, rungOf, rungsUpTo } from './ladder.ts';
import { positionOf } from './position.ts';
import { nextMove, solveByLadder } from './solve-by-ladder.ts';
import { uniqueRectangle1 } from './techniques/unique-rectangle.ts';

const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));

function runOf(text: string, options: Record<string, string> = {}) {
  const state = humanSolver.start(read(text), readOptions(humanSolver.options, options) as never);
  return { ...drain(humanSolver.run(state)), state };
}

const lastEmpty = '2564891733746159829817234565932748617128.6549468591327635147298127958634849362715';
const nakedSingles = '3.542.81.4879.15.6.29.5637485.793.416132.8957.74.6528.2413.9.655.867.192.965124.8';
const hiddenSingles = '..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4..';
const wikipedia = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const mephamD = '090700860031005020806000000007050006000307000500010700000000109020600350054008070';
/** Two answers. */
const nearlyAll = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';
const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describe('the ladder', () => {
  it('rises: no technique comes after a harder one', () => {
    const heights = ladder.map(({ level }) => allLevels.indexOf(level));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(ladder.map(({ technique }) => technique.id)).size).toBe(ladder.length);
  });

  it('keeps to the decided places of X-wing and hidden triple', () => {
    expect(rungOf('x-wing')).toMatchObject({ level: 'hard' });
    expect(rungOf('hidden-triple')).toMatchObject({ level: 'hard' });
  });

  it('can be climbed in part, and without trust in a single answer', () => {
    expect(rungsUpTo('very-easy').map(({ technique }) => technique.id)).toEqual(['full-house', 'hidden-single-box']);
    expect(
      rungsUpTo('extreme', { trustUniqueness: false }).some(({ technique }) =>
        /rectangle|bug/.test(technique.id.replace('empty-rectangle', '')),
      ),
    ).toBe(false);
    const withoutLoops = rungsUpTo('extreme', { loops: false }).map(({ technique }) => technique.id);
    const withLoops = rungsUpTo('extreme').map(({ technique }) => technique.id);
    expect(withLoops.filter((id) => !withoutLoops.includes(id))).toEqual([
      'continuous-loop',
      'discontinuous-loop',
      'grouped-continuous-loop',
      'grouped-discontinuous-loop',
      'als-continuous-loop',
      'als-discontinuous-loop',
    ]);
    expect(rungsUpTo('extreme')).toEqual(ladder);
    const patterns = rungsUpTo('extreme', { suppositions: false });
    const atNishio = ladder.findIndex(({ technique }) => technique.id === 'nishio');
    expect(patterns.slice(0, atNishio)).toEqual(ladder.slice(0, atNishio));
    expect(patterns.slice(atNishio).map(({ technique }) => technique.id)).toEqual(['large-mutant-fish']);
    expect(() => rungOf('hunch')).toThrow(/there is no technique 'hunch'/);
  });
});

describe('solving by the ladder', () => {
  it.each([
    ['a last cell', lastEmpty, 'very-easy', ['full-house']],
    ['naked singles', nakedSingles, 'very-easy', ['full-house']],
    ['hidden singles', hiddenSingles, 'easy', ['full-house', 'hidden-single-box', 'hidden-single-line']],
  ] as const)('%s: no more than it takes', (_, text, hardest, used) => {
    const result = solveByLadder(read(text));
    expect(result.solved).toBe(true);
    expect(isSolution(read(text), result.digits)).toBe(true);
    expect(result.hardest).toBe(hardest);
    expect(Object.keys(result.stepsByTechnique).sort()).toEqual([...used].sort());
  });

  it('adds the scores of the steps up', () => {
    const { stepsByTechnique, score } = solveByLadder(read(mephamD));
    const sum = Object.entries(stepsByTechnique).reduce((total, [id, uses]) => total + uses * rungOf(id).score, 0);
    expect(score).toBe(sum);
  });

  it('stops where the allowed techniques end, with nothing wrong', () => {
    const puzzle = read(escargot);
    const { solved, digits, candidates } = solveByLadder(puzzle, { allowed: ladder.filter(isPattern) });
    const answer = solvePuzzle(puzzle)!;
    expect(solved).toBe(false);
    for (let cell = 0; cell < 81; cell++) {
      if (digits[cell] !== 0) expect(digits[cell]).toBe(answer[cell]);
      else expect((candidates[cell] >>> (answer[cell] - 1)) & 1).toBe(1);
    }
  });

  it('stops as soon as the chosen cell is filled', () => {
    const puzzle = read(wikipedia);
    const whole = solveByLadder(puzzle);
    const part = solveByLadder(puzzle, { goal: 40 });
    expect(part.digits[40]).toBe(whole.digits[40]);
    expect(part.digits.filter((digit) => digit === 0).length).toBeGreaterThan(0);
  });

  it('has no move in a full grid', () => {
    expect(nextMove(positionOf(puzzleOf(solvePuzzle(read(wikipedia))!)))).toBeUndefined();
  });

  it.each([4, 6, 8, 12, 16, 25])('solves a puzzle of size %i that it can', (size) => {
    const digits = solvePuzzle(puzzleOf(new Uint8Array(size * size)))!.slice();
    for (let cell = 0; cell < digits.length; cell += 3) {
      const digit = digits[cell];
      digits[cell] = 0;
      if (countSolutions(puzzleOf(digits), 2) > 1) digits[cell] = digit;
    }
    const puzzle = puzzleOf(digits);
    expect(isSolution(puzzle, solveByLadder(puzzle).digits)).toBe(true);
  });
});

describe('the human solver', () => {
  it.each([wikipedia, mephamD, hiddenSingles])('solves %s as solveByLadder does', (text) => {
    const { outcome, counts, state } = runOf(text);
    const { solved, stepsByTechnique } = solveByLadder(read(text));
    expect(outcome).toBe(solved ? 'solved' : 'stuck');
    expect(counts.see).toBe(Object.values(stepsByTechnique).reduce((sum, uses) => sum + uses, 0));
    expect(isSolution(state.puzzle, state.digits)).toBe(solved);
  });

  it('says that it is stuck, and does not guess, where it may use patterns alone', () => {
    const { outcome, counts, state } = runOf(escargot, { suppositions: 'off' });
    expect(outcome).toBe('stuck');
    expect(counts).toMatchObject({ stuck: 1 });
    expect(counts.noSolution).toBeUndefined();
    expect(state.guesses).toBe(0);
  });

  it('gets through whatever has one answer, and counts its guesses', () => {
    const { outcome, state } = runOf(escargot);
    expect(outcome).toBe('solved');
    expect(isSolution(state.puzzle, state.digits)).toBe(true);
    expect(state.guesses).toBe(solveByLadder(read(escargot)).stepsByTechnique.guess);
    expect(state.guesses).toBeGreaterThan(0);
  });

  it('never guesses one of several solutions', () => {
    const { outcome, state } = runOf(nearlyAll, { uniqueness: 'off' });
    expect(outcome).toBe('stuck');
    expect(countSolutions(puzzleOf(state.digits), 3)).toBe(2);
  });

  it('trusts in one answer only where there is one, whatever the switch says', () => {
    const trusts = (text: string, options: Record<string, string> = {}) =>
      runOf(text, options).state.rungs.some(({ trustsUniqueness }) => trustsUniqueness);
    expect([trusts(wikipedia), trusts(wikipedia, { uniqueness: 'off' }), trusts(nearlyAll)]).toEqual([true, false, false]);
    const [on, off] = ['on', 'off'].map((uniqueness) => runOf(nearlyAll, { uniqueness }));
    expect([on!.outcome, on!.counts]).toEqual([off!.outcome, off!.counts]);
    expect(uniqueRectangle1.find(positionOf(read(nearlyAll)))).toEqual([]);
  });

  it('uses nothing harder than it may', () => {
    expect(runOf(mephamD, { hardest: 'very-easy' }).outcome).toBe('stuck');
    expect(runOf(hiddenSingles, { hardest: 'easy' }).outcome).toBe('solved');
  });

  it('finds that a cell has lost every candidate', () => {
    const { outcome } = runOf('..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..', { uniqueness: 'off' });
    expect(outcome).toBe('no-solution');
  });

  it('refuses cages and givens that clash', () => {
    expect(humanSolver.refuses(puzzleOf(new Uint8Array(16), { cages: [{ sum: 3, cells: [0, 1] }] }))?.message).toMatch(/cages/);
    expect(humanSolver.refuses(read(`11${'.'.repeat(79)}`))?.message).toMatch(/clash/);
  });

  it('knows its defaults', () => {
    expect(defaultsOf(humanSolver.options)).toEqual({ hardest: 'extreme', uniqueness: true, loops: true, suppositions: true });
  });

  it('offers wrong answers that are wrong and right ones that are right', () => {
    const answer = solvePuzzle(read(mephamD))!;
    const state = humanSolver.start(read(mephamD), defaultsOf(humanSolver.options) as never);
    const before = humanSolver.clone(state);
    let questions = 0;
    for (const step of humanSolver.run(state)) {
      for (const other of humanSolver.alternatives(before, step)) {
        questions++;
        const { cell, digit } = other.step as unknown as { cell: number; digit: number };
        const places = instanceSeen(before, step as never).placements.length > 0;
        if (other.right) expect(answer[cell] === digit).toBe(places);
        else if (places && before.candidates[cell] & (1 << (digit - 1))) expect(answer[cell]).not.toBe(digit);
      }
      applyStep(humanSolver, before, step);
    }
    expect(questions).toBeGreaterThan(50);
  });

  it('offers wrong answers within the houses of a locked set, so that its houses alone don’t give it away', () => {
    const state = humanSolver.start(read(mephamD), defaultsOf(humanSolver.options) as never);
    const before = humanSolver.clone(state);
    let sets = 0;
    for (const step of humanSolver.run(state)) {
      const found = step.kind === 'see' && instanceSeen(before, step);
      if (found && /^naked-(pair|triple|quad)/.test(found.technique) && found.placements.length === 0) {
        const cells = found.houses.flatMap((house) => before.grid.cellsOfHouse[house]);
        const pattern = found.pattern.flatMap(({ cells: all }) => all);
        const wrong = humanSolver.alternatives(before, step).filter(({ right }) => !right) as unknown as { step: { cell: number } }[];
        sets++;
        expect(wrong.slice(0, 3).filter(({ step: { cell } }) => cells.includes(cell) && !pattern.includes(cell)).length).toBeGreaterThan(1);
      }
      applyStep(humanSolver, before, step);
    }
    expect(sets).toBeGreaterThan(0);
  });
});

describe('the picture of the ladder', () => {
  it('has the pattern in sight, and crosses out what that has struck so far', () => {
    const state = humanSolver.start(read(mephamD), defaultsOf(humanSolver.options) as never);
    let struck = new Set<string>();
    let crossed = 0;
    for (const step of humanSolver.run(state)) {
      if (step.kind === 'see' || step.kind === 'look') struck = new Set();
      if (step.kind === 'strike') struck.add(`${step.cell} ${step.digit}`);
      const { grid } = humanSolver.picture(state);
      const drawn = Array.from(grid.struck ?? []).flatMap((set, cell) => digitsOf(set).map((digit) => `${cell} ${digit}`));
      expect([step, new Set(drawn)]).toEqual([step, struck]);
      expect(grid).toMatchObject(
        state.found ? { highlights: state.found.pattern, houses: state.found.houses, links: state.found.links } : {},
      );
      crossed = Math.max(crossed, drawn.length);
    }
    expect(crossed).toBeGreaterThan(1);
  });
});
