import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { constraintSearch, ranking, withoutChance } from './constraint-search.card.ts';
import { domainSize } from './variable-order.ts';

type Options = Parameters<typeof constraintSearch.start>[1];
const { puzzle } = readPuzzles('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..')[0];
const usual: Options = { forwardChecking: true, mrv: true, degree: false, lcv: false, propagation: false, ...withoutChance };
const stepsOf = (options: Partial<Options>, most = Number.POSITIVE_INFINITY) => {
  const state = constraintSearch.start(puzzle, { ...usual, ...options });
  return { state, steps: constraintSearch.run(state).take(most).toArray() };
};
const triesOf = (options: Partial<Options>) => stepsOf(options).steps.filter(({ kind }) => kind === 'try').length;
const SEEDS = Array.from({ length: 20 }, (_, seed) => 1000 * seed);

describe('ties that are broken at random', () => {
  it('leave the choice among the variables with the fewest values', () => {
    const state = constraintSearch.start(puzzle, { ...usual, ties: 'random', seed: 7 });
    let drawn = 0;
    for (const step of constraintSearch.run(state).take(2000)) {
      if (step.kind !== 'choose') continue;
      const open = [...state.digits.keys()].filter((cell) => state.digits[cell] === 0);
      const fewest = Math.min(...open.map((cell) => domainSize(state, cell)));
      expect(domainSize(state, step.cell)).toBe(fewest);
      expect(ranking(state)[0].cell).toBe(step.cell);
      if (step.cell !== open.find((cell) => domainSize(state, cell) === fewest)) drawn++;
    }
    expect(drawn).toBeGreaterThan(20);
  });

  it('make runs that differ, each of which its seed repeats', () => {
    const tries = SEEDS.map((seed) => triesOf({ ties: 'random', seed }));
    expect(new Set(tries).size).toBeGreaterThan(15);
    expect(SEEDS.map((seed) => triesOf({ ties: 'random', seed }))).toEqual(tries);
  });

  it('find the same solution', () => {
    for (const seed of SEEDS) expect(stepsOf({ ties: 'random', seed, restart: 5 }).state.digits).toEqual(solvePuzzle(puzzle));
  });

  it('make every variable as good as any other where nothing else speaks for one', () => {
    const firsts = SEEDS.map((seed) => stepsOf({ mrv: false, ties: 'random', seed }, 1).steps);
    expect(new Set(firsts.map(([step]) => 'cell' in step && step.cell)).size).toBeGreaterThan(10);
  });
});

describe('restarts', () => {
  const many = { ties: 'random', seed: 3, degree: true } as const;
  /** How many values each abandoned attempt has taken back. */
  const attemptsOf = (options: Partial<Options>) =>
    stepsOf(options, 30_000).steps.flatMap((step) => (step.kind === 'restart' ? [step.backtracks] : []));

  it('come after enough values have been taken back, and before the next choice', () => {
    const { steps } = stepsOf({ ...many, restart: 4, policy: 'fixed' }, 5000);
    let backtracks = 0;
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'takeBack') backtracks++;
      if (step.kind === 'choose') expect(backtracks).toBeLessThan(4);
      if (step.kind !== 'restart') continue;
      expect(step.backtracks).toBe(backtracks);
      expect(backtracks).toBeGreaterThanOrEqual(4);
      expect(steps[index + 1]?.kind).toBe('choose');
      backtracks = 0;
    }
  });

  it('follow the policy', () => {
    // An attempt that goes back over several levels at once takes back a few more.
    const units = (policy: 'fixed' | 'luby') =>
      attemptsOf({ ...many, restart: 40, policy })
        .slice(0, 7)
        .map((count) => Math.floor(count / 40));
    expect(units('fixed')).toEqual(units('fixed').map(() => 1));
    expect([1, 1, 2, 1, 1, 2, 4].slice(0, units('luby').length)).toEqual(units('luby'));
    expect(units('luby').length).toBeGreaterThan(2);
  });

  it('never come without chance, or without a limit', () => {
    expect(attemptsOf({ restart: 1 })).toEqual([]);
    expect(attemptsOf({ ...many, restart: 0 })).toEqual([]);
  });

  it('keep what follows from the givens alone, and draw another order', () => {
    const state = constraintSearch.start(puzzle, { ...usual, ties: 'random', propagation: true, restart: 1, policy: 'fixed', seed: 11 });
    const orders = [state.cellOrder];
    let first: Uint8Array | undefined;
    for (const { kind } of constraintSearch.run(state).take(5000)) {
      if (kind === 'choose') first ??= state.digits.slice();
      if (kind !== 'restart') continue;
      expect(state.digits).toEqual(first);
      orders.push(state.cellOrder);
    }
    expect(orders.length).toBeGreaterThan(3);
    expect(new Set(orders.map(String)).size).toBe(orders.length);
  });

  it('says that there is no solution where it has tried everything before the next one', () => {
    const hopeless = readPuzzles('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7.57...3..')[0].puzzle;
    expect(solvePuzzle(hopeless)).toBeUndefined();
    const run = constraintSearch.run(constraintSearch.start(hopeless, { ...usual, ...many, restart: 3, policy: 'luby' }));
    const kinds = run.map(({ kind }) => kind).toArray();
    expect(kinds).toContain('restart');
    expect(kinds.at(-1)).toBe('noSolution');
  });
});
