import { describe, expect, it } from 'vitest';
import { applyStep, drain } from '../algorithm.ts';
import { gridOf } from '../grid.ts';
import { defaultsOf } from '../options.ts';
import { isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { annealing } from './annealing.card.ts';
import { energyOf } from './energy.ts';
import { lewisInstance } from './instances.ts';
import { acceptance, chainLengthOf, standardDeviation } from './schedule.ts';

const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
const defaults = defaultsOf(annealing.options) as Parameters<typeof annealing.start>[1];
const wikipedia = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const unsolvableRow = '9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3';

function solve(puzzle: Puzzle, options: Partial<typeof defaults> = {}) {
  const state = annealing.start(puzzle, { ...defaults, ...options });
  return { state, ...drain(annealing.run(state)) };
}

describe('the schedule', () => {
  it('takes the square of the sum of free cells, or the sum of their squares', () => {
    const boxes = [[0, 1], [2, 3, 4], Array.from({ length: 9 }, (_, i) => i + 5)];
    expect(chainLengthOf(boxes, 'square-of-sum', 1)).toBe(14 ** 2);
    expect(chainLengthOf(boxes, 'sum-of-squares', 1)).toBe(4 + 9 + 81);
    expect(chainLengthOf(boxes, 'sum-of-squares', 0.01)).toBe(1);
  });

  it('accepts swaps that are not worse, and worse ones with probability e^(−delta ÷ temperature)', () => {
    expect(acceptance(-1, 0.1)).toBe(1);
    expect(acceptance(0, 0)).toBe(1);
    expect(acceptance(2, 2)).toBeCloseTo(1 / Math.E);
    expect(acceptance(1, 0)).toBe(0);
  });

  it('knows the standard deviation of 2 4 4 4 5 5 7 9', () => {
    expect(standardDeviation(8, 40, 232)).toBe(2);
    expect(standardDeviation(0, 0, 0)).toBe(0);
  });
});

describe('annealing', () => {
  it('starts as hot as 200 moves of a random walk vary', () => {
    const state = annealing.start(read(wikipedia), defaults);
    const energies: number[] = [];
    for (const step of annealing.run(state)) {
      if (step.kind === 'walk') energies.push(energyOf(state.puzzle.grid, state.digits));
      if (step.kind === 'warm') break;
    }
    expect(energies).toHaveLength(200);
    const mean = energies.reduce((a, b) => a + b) / 200;
    expect(state.startTemperature).toBeCloseTo(Math.sqrt(energies.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 200));
    expect(state.temperature).toBe(state.startTemperature);
  });

  it('cools after each chain and accepts less and less', () => {
    const { state, outcome, counts } = solve(read(wikipedia));
    expect(outcome).toBe('solved');
    expect(isSolution(state.puzzle, state.digits)).toBe(true);
    expect(state.chainLength).toBe(51 ** 2);
    expect(Math.floor(counts.propose! / state.chainLength)).toBe(counts.cool! + (counts.reheat ?? 0));
    const shares: number[] = [];
    const again = annealing.start(read(wikipedia), defaults);
    for (const step of annealing.run(again)) {
      if (step.kind !== 'cool') continue;
      shares.push(step.share);
      expect(again.chain).toBe(shares.length + 1);
    }
    expect(shares[0]).toBeGreaterThan(700);
    expect(shares.at(-1)).toBeLessThan(300);
  });

  it('replays to the same state through chains, reheats and new starts, by either stagnation rule', () => {
    for (const stagnation of ['no-improving-move', 'no-new-best'] as const) {
      const options = { ...defaults, chainShare: 0.01, cooling: 0.8, patience: 2, limit: 5000, stagnation };
      const puzzle = read(unsolvableRow);
      const [live, replayed] = [annealing.start(puzzle, options), annealing.start(puzzle, options)];
      let reheats = 0;
      for (const step of annealing.run(live)) {
        applyStep(annealing, replayed, step);
        expect(replayed).toEqual(live);
        if (step.kind === 'reheat') reheats++;
      }
      expect(reheats).toBeGreaterThan(3);
    }
  });

  it('reheats to the start temperature and fills the boxes anew', () => {
    const state = annealing.start(read(unsolvableRow), { ...defaults, chainShare: 0.01, cooling: 0.8, patience: 2, limit: 5000 });
    let reheated = false;
    for (const step of annealing.run(state)) {
      if (reheated) expect(step.kind).toBe('newStart');
      reheated = step.kind === 'reheat';
      if (reheated) expect(state.temperature).toBe(state.startTemperature);
    }
    expect(state.starts).toBeGreaterThan(3);
  });

  it('stops at its limit where there is no solution', () => {
    const { outcome, counts } = solve(read(unsolvableRow), { limit: 3000 });
    expect(outcome).toBe('bound');
    expect(counts.propose).toBe(3000);
  });

  it('says that there is no solution where no box allows a swap and the only grid is wrong', () => {
    expect(solve(read('.23.31422..34321')).outcome).toBe('no-solution');
  });

  it('ends at its limit where no swap ever changes the energy, at temperature 0', () => {
    // Only r1c1 and r1c2 can change places, and columns 1 and 2 are wrong in both cases.
    const { outcome, state } = solve(read('...44123.2.11342'), { limit: 500 });
    expect(outcome).toBe('bound');
    expect(state.startTemperature).toBe(0);
    expect(state.energy).toBe(2);
    expect(state.starts).toBeGreaterThan(1);
  });

  it('takes a start temperature that is chosen, without a walk', () => {
    const { counts, state } = solve(read(wikipedia), { start: 1.5 });
    expect(counts.walk).toBeUndefined();
    expect(state.startTemperature).toBe(1.5);
  });

  it.each([4, 6, 12, 16])('solves an instance of size %i', (size) => {
    const { outcome, state } = solve(lewisInstance(gridOf(size), 0.7, 5), { chain: 'sum-of-squares' });
    expect(outcome).toBe('solved');
    expect(isSolution(state.puzzle, state.digits)).toBe(true);
  });
});
