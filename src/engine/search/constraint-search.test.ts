import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countOf, drain } from '../algorithm.ts';
import type { DigitSets } from '../digit-sets.ts';
import { countSolutions, solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { type Puzzle, withGivens } from '../puzzle.ts';
import { backtracking } from './backtracking.card.ts';
import { type Candidacy, constraintSearch, ranking, withoutChance } from './constraint-search.card.ts';
import { constraintSearchAsWritten } from './constraint-search-as-written.card.ts';
import { supposedDomainSize } from './constraint-search-as-written.ts';

const read = (text: string) => readPuzzles(text)[0].puzzle;
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

type Options = Parameters<typeof constraintSearch.start>[1];
const off: Options = { forwardChecking: false, mrv: false, degree: false, lcv: false, propagation: false, ...withoutChance };
const solve = (text: string, switches: Partial<Options>) => {
  const state = constraintSearch.start(read(text), { ...off, ...switches });
  const { outcome, counts } = drain(constraintSearch.run(state));
  return { outcome, digits: state.digits, counts };
};

const clashes = ({ grid, givens }: Puzzle) =>
  grid.peersOfCell.some((peers, cell) => givens[cell] !== 0 && peers.some((peer) => givens[peer] === givens[cell]));

const settings = fc.record({
  forwardChecking: fc.boolean(),
  mrv: fc.boolean(),
  degree: fc.boolean(),
  lcv: fc.boolean(),
  propagation: fc.boolean(),
});

describe('search as constraint satisfaction', () => {
  it('is plain backtracking when everything is off', () => {
    const plain = drain(backtracking.run(backtracking.start(read(WIKIPEDIA), { order: 'rows', digits: 'ascending', seed: 1 }))).counts;
    const { counts } = solve(WIKIPEDIA, {});
    expect(countOf(constraintSearch.counters.tries, counts)).toBe(plain.try);
    expect(countOf(constraintSearch.counters.assignments, counts)).toBe(plain.place);
    expect(countOf(constraintSearch.counters.conflicts, counts)).toBe(plain.conflict);
  });

  it('gives the one answer at every setting', () => {
    for (let bits = 0; bits < 32; bits++) {
      const [forwardChecking, mrv, degree, lcv, propagation] = [1, 2, 4, 8, 16].map((bit) => (bits & bit) > 0);
      const switches = { forwardChecking, mrv, degree, lcv, propagation };
      const { outcome, digits } = solve(WIKIPEDIA, switches);
      expect({ bits, outcome }).toEqual({ bits, outcome: 'solved' });
      expect(digits).toEqual(solvePuzzle(read(WIKIPEDIA)));
    }
  });

  it('needs no second thought on an easy puzzle when it looks for the fewest values', () => {
    expect(solve(WIKIPEDIA, { forwardChecking: true, mrv: true }).counts.takeBack).toBeUndefined();
  });

  it('never tries a value that clashes while forward checking is on', () => {
    const { counts } = solve(ESCARGOT, { forwardChecking: true, mrv: true });
    expect(counts.conflict).toBeUndefined();
    expect(counts.emptyDomain).toBeGreaterThan(0);
    expect(counts.assign).toBeLessThan(solve(ESCARGOT, {}).counts.assign! / 10);
  });

  it('ranks by the heuristics that are switched on', () => {
    const state = constraintSearch.start(read(ESCARGOT), { ...off, mrv: true, degree: true });
    const all = ranking(state);
    expect(all).toHaveLength(81 - 23);
    expect(all.every((each, index) => index === 0 || all[index - 1].values <= each.values)).toBe(true);
    const ties = all.filter(({ values }) => values === all[0].values);
    expect(ties.every((each, index) => index === 0 || ties[index - 1].degree >= each.degree)).toBe(true);
  });

  it('breaks ties by degree only where MRV makes them', () => {
    for (const rest of [{}, { forwardChecking: true }]) {
      expect(solve(WIKIPEDIA, { ...rest, degree: true }).counts).toEqual(solve(WIKIPEDIA, rest).counts);
    }
    expect(solve(WIKIPEDIA, { forwardChecking: true, degree: true }).counts.assign).toBe(516);
    expect(constraintSearch.options.degree.when).toEqual(['mrv', 'on']);
  });

  it.each([{ mrv: true, degree: true }, { mrv: true }, { degree: true }, {}])(
    'follows the ranking, and can name the runners-up: %o',
    (switches) => {
      const state = constraintSearch.start(read(ESCARGOT), { ...off, forwardChecking: true, ...switches });
      const isTied = (a: Candidacy, b: Candidacy) => a.values === b.values && (!switches.degree || a.degree === b.degree);
      let choices = 0;
      for (const step of constraintSearch.run(state)) {
        if (step.kind !== 'choose') continue;
        const [first, ...others] = ranking(state);
        expect(step.cell).toBe(first!.cell);
        const alternatives = constraintSearch.alternatives(state, step);
        const rightOnes = new Map(alternatives.map(({ step: other, right }) => [(other as { cell: number }).cell, right]));
        expect(rightOnes.size).toBe(others.length);
        // In reading order alone nothing is tied.
        for (const other of others) expect(rightOnes.get(other.cell)).toBe('mrv' in switches && isTied(first!, other));
        if (++choices === 150) break;
      }
      expect(choices).toBe(150);
    },
  );

  it.each([
    ['only MRV', { mrv: true }, 217],
    ['MRV and degree', { mrv: true, degree: true }, 1070],
    ['MRV and LCV', { mrv: true, lcv: true }, 1702],
    ['all but forward checking', { mrv: true, degree: true, lcv: true }, 1158],
  ])('makes the same assignments with and without forward checking behind MRV: %s', (_, switches, assignments) => {
    const writes = (more: Partial<Options>) =>
      [...constraintSearch.run(constraintSearch.start(read(ESCARGOT), { ...off, ...switches, ...more }))].filter(
        ({ kind }) => kind === 'assign' || kind === 'takeBack',
      );
    const without = writes({});
    expect(without.filter(({ kind }) => kind === 'assign')).toHaveLength(assignments);
    // One after the other, in the same order: two runs side by side never part.
    expect(writes({ forwardChecking: true })).toEqual(without);
  });

  it.each([
    ['no switch', {}, 80_491],
    ['forward checking', { forwardChecking: true }, 5_421],
    ['and the fewest values first', { forwardChecking: true, mrv: true }, 217],
    ['and propagation: Norvig’s program', { mrv: true, propagation: true }, 15],
  ])('tries fewer values the more it does before the next guess: %s', (_, switches, tries) => {
    expect(solve(ESCARGOT, switches).counts.try).toBe(tries);
  });

  it('takes back with a guess all that was forced by it', () => {
    const state = constraintSearch.start(read(ESCARGOT), { ...off, mrv: true, propagation: true });
    const kept: [digits: Uint8Array, domains: DigitSets][] = [];
    let undone = 0;
    for (const { kind } of constraintSearch.run(state)) {
      if (kind === 'try') kept[state.marks.length] = [state.digits.slice(), state.candidates!.clone()];
      if (kind !== 'takeBack') continue;
      expect([state.digits, state.candidates]).toEqual(kept[state.marks.length]);
      undone++;
    }
    expect(undone).toBeGreaterThan(5);
  });

  it.each([
    [{}, 109],
    [{ propagation: true }, 4],
  ])('guesses so often below the wrong 2 at r1c7 of AI Escargot, with %o', (more, guesses) => {
    let below = -1;
    for (const step of constraintSearch.run(
      constraintSearch.start(read(ESCARGOT), { ...off, forwardChecking: true, mrv: true, ...more }),
    )) {
      if (step.kind !== 'assign' && step.kind !== 'takeBack') continue;
      const isWrong = step.cell === 6 && step.digit === 2;
      if (step.kind === 'assign' && (isWrong || below >= 0)) below++;
      if (step.kind === 'takeBack' && isWrong) break;
    }
    expect(below).toBe(guesses);
  });

  it('forces only what is true in every solution, until no variable and no digit of a house has a single possibility', () => {
    const answer = solvePuzzle(read(WIKIPEDIA))!;
    const run = (text: string) => {
      const state = constraintSearch.start(read(text), { ...off, propagation: true });
      const steps = [...constraintSearch.run(state)];
      return { steps, state };
    };
    const { steps } = run(WIKIPEDIA);
    expect(steps.some(({ kind }) => kind === 'try')).toBe(false);
    for (const step of steps) if (step.kind === 'nakedSingle' || step.kind === 'hiddenSingle') expect(step.digit).toBe(answer[step.cell]);

    const state = constraintSearch.start(read(ESCARGOT), { ...off, propagation: true });
    const { cellsOfHouse } = state.puzzle.grid;
    let fixpoints = 0;
    for (const { kind } of constraintSearch.run(state)) {
      if (kind !== 'choose') continue;
      for (const cells of cellsOfHouse) {
        const open = cells.filter((cell) => state.digits[cell] === 0);
        for (const cell of open) expect(state.candidates!.count(cell)).toBeGreaterThan(1);
        for (const digit of new Set(open.flatMap((cell) => state.candidates!.digits(cell))))
          expect(open.filter((cell) => state.candidates!.has(cell, digit)).length).toBeGreaterThan(1);
      }
      if (++fixpoints === 10) break;
    }
    expect(fixpoints).toBe(10);
  });

  it('says no solution exactly where there is none', () => {
    const full = solvePuzzle(read(WIKIPEDIA))!;
    fc.assert(
      fc.property(
        settings,
        fc.array(fc.nat(80), { minLength: 8, maxLength: 20 }),
        fc.nat(80),
        fc.integer({ min: 1, max: 9 }),
        (switches, holes, cell, digit) => {
          const givens = full.slice();
          for (const hole of holes) givens[hole] = 0;
          if (givens[cell] === 0) givens[cell] = digit;
          const puzzle = withGivens(read(WIKIPEDIA), givens);
          const { outcome } = drain(constraintSearch.run(constraintSearch.start(puzzle, { ...off, ...switches })));
          // Givens that clash with each other are refused before a run.
          fc.pre(!clashes(puzzle));
          expect(outcome).toBe(countSolutions(puzzle, 1) === 1 ? 'solved' : 'no-solution');
        },
      ),
      samples(60),
    );
  });
});

describe('the Java program as it runs', () => {
  it.each([
    ['its default grid', '014000005000004008900520014002690500000000000006085200890073002200900000500000870', 3508],
    ['its file example', '020000600000010320000200140900032000280104036000670002068003000052090000004000050', 1313],
    ['Wikipedia', WIKIPEDIA, 21],
    ['Inkala 2010', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', 3694],
    ['the empty grid', '.'.repeat(81), 310],
  ])('prints the backtracks that it prints: %s', (_, text, backtracks) => {
    const state = constraintSearchAsWritten.start(read(text));
    const { outcome, counts } = drain(constraintSearchAsWritten.run(state));
    expect(outcome).toBe('solved');
    expect(countOf(constraintSearchAsWritten.counters.backtracks, counts)).toBe(backtracks);
  });

  it('uses a wrong domain size: never below 7, and not the number of values', () => {
    const state = constraintSearchAsWritten.start(
      read('014000005000004008900520014002690500000000000006085200890073002200900000500000870'),
    );
    const step = constraintSearchAsWritten.run(state).next().value;
    const fewest = ranking(constraintSearch.start(state.puzzle, { ...off, mrv: true }));
    const sizes = fewest.map(({ cell }) => supposedDomainSize(state, cell));
    // r3c7 has three values, another cell has one.
    expect(step).toMatchObject({ kind: 'choose', cell: 24, size: Math.min(...sizes) });
    expect(fewest.find(({ cell }) => cell === 24)!.values).toBe(3);
    expect(fewest[0].values).toBe(1);
    const full = { ...state, digits: solvePuzzle(state.puzzle)! };
    expect(Math.min(...fewest.map(({ cell }) => supposedDomainSize(full, cell)))).toBe(7);
  });
});
