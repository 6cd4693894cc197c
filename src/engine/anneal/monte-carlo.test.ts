import { describe, expect, it } from 'vitest';
import { countOf, drain } from '../algorithm.ts';
import { defaultsOf } from '../options.ts';
import { type Cage, isSolution, puzzleOf } from '../puzzle.ts';
import { energyOf } from './energy.ts';
import { monteCarlo } from './monte-carlo.card.ts';

const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
const defaults = defaultsOf(monteCarlo.options) as Parameters<typeof monteCarlo.start>[1];
const oneBlank = '568472319239651847147839652621385794793106285485927136976513428812794563354268971';
const easy = '060000010000651000107000602620305094003000200480907036906000408000794000050000070';

function solve(text: string, options: Partial<typeof defaults> = {}) {
  const puzzle = read(text);
  const state = monteCarlo.start(puzzle, { ...defaults, ...options });
  return { puzzle, state, ...drain(monteCarlo.run(state)) };
}

describe('monte-carlo', () => {
  it('has nothing to swap where one cell is blank: filling the box solves it', () => {
    const { puzzle, state, outcome, counts } = solve(oneBlank);
    expect(outcome).toBe('solved');
    expect(counts).toEqual({ newStart: 1, solved: 1 });
    expect(isSolution(puzzle, state.digits)).toBe(true);
  });

  it('solves the easy example, and every proposal is decided on', () => {
    const { puzzle, state, outcome, counts } = solve(easy);
    expect(outcome).toBe('solved');
    expect(isSolution(puzzle, state.digits)).toBe(true);
    const { proposals, accepted, rejected } = monteCarlo.counters;
    expect(countOf(proposals, counts)).toBe(countOf(accepted, counts) + countOf(rejected, counts));
    expect(state.proposals).toBe(counts.propose);
  });

  it('keeps the energy right at every step, and always keeps a swap that is not worse', () => {
    const state = monteCarlo.start(read(easy), { ...defaults, seed: 3, limit: 2000 });
    let lowest = Number.POSITIVE_INFINITY;
    for (const step of monteCarlo.run(state)) {
      expect(state.energy).toBe(energyOf(state.puzzle.grid, state.digits));
      if (step.kind !== 'propose') lowest = Math.min(lowest, state.energy);
      expect(state.best).toBe(lowest);
      if (step.kind === 'accept') expect(step.delta).toBeLessThanOrEqual(0);
      if (step.kind === 'acceptWorse' || step.kind === 'reject') expect(step.delta).toBeGreaterThan(0);
      if (step.kind === 'propose') expect(state.puzzle.grid.boxOfCell[step.cell]).toBe(state.puzzle.grid.boxOfCell[step.other]);
    }
  });

  it('keeps about one worse swap in a hundred', () => {
    const { counts } = solve('9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3', { limit: 200_000 });
    const share = counts.acceptWorse! / (counts.acceptWorse! + counts.reject!);
    expect(share).toBeGreaterThan(0.009);
    expect(share).toBeLessThan(0.011);
  });

  it('stops at its limit where there is no solution', () => {
    const { outcome, counts } = solve('9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3', { limit: 1000 });
    expect(outcome).toBe('bound');
    expect(counts.propose).toBe(1000);
  });

  it('says that there is no solution where no box allows a swap and the only grid is wrong', () => {
    const { outcome, counts } = solve('.23.31422..34321');
    expect(outcome).toBe('no-solution');
    expect(counts.noSolution).toBe(1);
  });

  it('refuses givens that clash and cages', () => {
    expect(monteCarlo.refuses(read(`55${'.'.repeat(79)}`))?.message).toContain('clash');
    const cages: Cage[] = [{ sum: 3, cells: [0, 1] }];
    expect(monteCarlo.refuses(puzzleOf(new Uint8Array(81), { cages }))?.message).toContain('cages');
    expect(monteCarlo.refuses(read(easy))).toBeUndefined();
  });
});
