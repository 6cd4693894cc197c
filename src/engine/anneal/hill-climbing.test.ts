import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countOf, drain } from '../algorithm.ts';
import { gridOf } from '../grid.ts';
import { defaultsOf } from '../options.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { swapCells, swappableBoxes, swapsOf } from './box-grid.ts';
import { energyOf } from './energy.ts';
import { hillClimbing } from './hill-climbing.card.ts';
import { lewisInstance } from './instances.ts';

const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
const defaults = defaultsOf(hillClimbing.options) as Parameters<typeof hillClimbing.start>[1];
const oneBlank = '568472319239651847147839652621385794793106285485927136976513428812794563354268971';
const small = '21...32....41...';
const easy = '060000010000651000107000602620305094003000200480907036906000408000794000050000070';
const unsolvable = '9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3';

function solve(text: string, options: Partial<typeof defaults> = {}) {
  const puzzle = read(text);
  const state = hillClimbing.start(puzzle, { ...defaults, ...options });
  return { puzzle, state, ...drain(hillClimbing.run(state)) };
}

const anyRun = fc.record({
  puzzle: fc
    .record({ size: fc.constantFrom(4, 6, 9), share: fc.integer({ min: 0, max: 80 }), seed: fc.nat(1000) })
    .map(({ size, share, seed }) => lewisInstance(gridOf(size), share / 100, seed)),
  settings: fc.record({
    choice: fc.constantFrom('first', 'best'),
    sideways: fc.integer({ min: 0, max: 4 }),
    limit: fc.constant(800),
    seed: fc.nat(1000),
  }),
});

describe('hill-climbing', () => {
  it('has nothing to swap where one cell is blank: filling the box solves it', () => {
    const { puzzle, state, outcome, counts } = solve(oneBlank);
    expect(outcome).toBe('solved');
    expect(counts).toEqual({ newStart: 1, solved: 1 });
    expect(isSolution(puzzle, state.digits)).toBe(true);
  });

  it('needs four starts on a small grid, and one when it may go sideways once', () => {
    expect(solve(small, { seed: 8 }).counts).toEqual({ newStart: 4, look: 50, improve: 10, optimum: 3, solved: 1 });
    expect(solve(small, { seed: 8, sideways: 1 }).counts).toEqual({ newStart: 1, look: 17, improve: 3, sidestep: 1, solved: 1 });
  });

  it('needs hundreds of starts on the easy example, and six when it may go sideways', () => {
    const strict = solve(easy, { seed: 3 });
    expect(isSolution(strict.puzzle, strict.state.digits)).toBe(true);
    expect(strict.counts).toEqual({ newStart: 586, look: 216_042, improve: 11_319, optimum: 585, solved: 1 });
    const wide = solve(easy, { seed: 3, sideways: 100 });
    expect(isSolution(wide.puzzle, wide.state.digits)).toBe(true);
    expect(wide.counts).toEqual({ newStart: 6, look: 57_611, improve: 147, sidestep: 478, optimum: 5, solved: 1 });
  });

  it('ends its climbs in holes and on plains: six of 112 swaps are as good where the strict one first gives up', () => {
    const state = hillClimbing.start(read(easy), { ...defaults, seed: 2, sideways: 100 });
    const plains: string[] = [];
    const ends: [energy: number, least: number][] = [];
    let last = '';
    for (const { kind } of hillClimbing.run(state)) {
      if (kind === 'look') continue;
      if (last === 'sidestep' && kind !== 'sidestep') plains.push(kind);
      if (kind === 'optimum') ends.push([state.energy, state.least]);
      last = kind;
    }
    expect(ends.map(([energy, least]) => [energy, Math.sign(least)])).toEqual([
      [2, 1],
      [6, 0],
      [2, 1],
    ]);
    expect(plains.filter((end) => end !== 'improve')).toEqual(['optimum']);

    const strict = hillClimbing.start(read(easy), { ...defaults, seed: 2 });
    for (const { kind } of hillClimbing.run(strict)) if (kind === 'optimum') break;
    const landscape = hillClimbing.localSearch.landscapeOf(strict)!;
    expect([strict.energy, strict.looked, landscape.get(0)]).toEqual([8, 112, 6]);
    expect(Math.min(...landscape.keys())).toBe(0);
  });

  it('says before the boxes are filled that a swap as good may be made, where it may', () => {
    const chances = (options: Partial<typeof defaults>) => {
      const state = hillClimbing.start(read(small), { ...defaults, ...options });
      return [-1, 0, 1].map((difference) => hillClimbing.localSearch.chanceOf(state, difference));
    };
    expect(chances({})).toEqual([1, 0, 0]);
    expect(chances({ sideways: 5 })).toEqual([1, 1, 0]);
    expect(chances({ sideways: 5, choice: 'best' })).toEqual([1, 1, 0]);
  });

  it('looks further for the best swap than for the first better one', () => {
    const best = solve(easy, { seed: 2, sideways: 100, choice: 'best' });
    expect(best.counts).toEqual({ newStart: 11, look: 173_936, improve: 217, sidestep: 1326, optimum: 10, solved: 1 });
    expect(solve(easy, { seed: 2, sideways: 100 }).counts.look).toBe(33_411);
  });

  it('never goes up within a climb, keeps the energy right at every step, and remembers the swaps it has looked at', () => {
    fc.assert(
      fc.property(anyRun, ({ puzzle, settings }) => {
        const state = hillClimbing.start(puzzle, settings as typeof defaults);
        let before = Number.POSITIVE_INFINITY;
        let inARow = 0;
        let looks = 0;
        let starts = 0;
        let lowest = Number.POSITIVE_INFINITY;
        let seen: number[] = [];
        for (const step of hillClimbing.run(state)) {
          expect(state.energy).toBe(energyOf(puzzle.grid, state.digits));
          inARow = step.kind === 'sidestep' ? inARow + 1 : step.kind === 'look' ? inARow : 0;
          if (step.kind === 'improve') expect(state.energy).toBeLessThan(before);
          else if (step.kind !== 'newStart') expect(state.energy).toBe(before);
          expect(inARow).toBeLessThanOrEqual(settings.sideways);
          before = state.energy;
          looks += Number(step.kind === 'look');
          expect(state.proposals).toBe(looks);
          if (step.kind === 'newStart') starts++;
          expect(state.starts).toBe(starts);
          lowest = Math.min(lowest, state.energy);
          expect(state.best).toBe(lowest);
          if (step.kind === 'look') seen.push(step.delta);
          else if (step.kind !== 'optimum' && step.kind !== 'limit') seen = [];
          expect([state.looked, state.least]).toEqual([seen.length, Math.min(...seen)]);
        }
      }),
      samples(30),
    );
  });

  it('gives a grid up only where no swap is better, nor as good while it may go sideways; the best swap is the best of all', () => {
    fc.assert(
      fc.property(anyRun, ({ puzzle, settings }) => {
        const swaps = swappableBoxes(puzzle).flatMap(swapsOf);
        const leastFrom = (digits: Uint8Array) =>
          Math.min(
            ...swaps.map(([a, b]) => {
              const trial = digits.slice();
              swapCells(trial, a, b);
              return energyOf(puzzle.grid, trial) - energyOf(puzzle.grid, digits);
            }),
          );
        const state = hillClimbing.start(puzzle, settings as typeof defaults);
        let before = state.digits.slice();
        let sideways = 0;
        for (const step of hillClimbing.run(state)) {
          if (step.kind === 'optimum') {
            expect(state.looked).toBe(swaps.length);
            expect(leastFrom(state.digits)).toBeGreaterThanOrEqual(sideways < settings.sideways ? 1 : 0);
          }
          if (step.kind === 'sidestep') expect(leastFrom(before)).toBe(0);
          if (step.kind === 'improve' && settings.choice === 'best') expect(step.delta).toBe(leastFrom(before));
          if (step.kind !== 'look') {
            before = state.digits.slice();
            sideways = step.kind === 'sidestep' ? sideways + 1 : 0;
          }
        }
      }),
      samples(15),
    );
  });

  it('looks at the swaps of a new start in an order of its own', () => {
    const firstLooks = [1, 2, 3, 4].map((seed) => {
      const steps = hillClimbing.run(hillClimbing.start(read(easy), { ...defaults, seed }));
      return steps.take(2).toArray()[1];
    });
    expect(new Set(firstLooks.map((step) => JSON.stringify(step))).size).toBeGreaterThan(1);
  });

  it('stops at its limit where there is no solution', () => {
    const { outcome, counts, state } = solve(unsolvable, { limit: 1000 });
    expect(outcome).toBe('bound');
    expect(countOf(hillClimbing.counters.looks, counts)).toBe(1000);
    expect(counts.limit).toBe(1);
    expect(state.best).toBeGreaterThan(0);
  });

  it('says that there is no solution where no box allows a swap and the only grid is wrong', () => {
    const { outcome, counts } = solve('.23.31422..34321');
    expect(outcome).toBe('no-solution');
    expect(counts.noSolution).toBe(1);
  });

  it('refuses givens that clash', () => {
    expect(hillClimbing.refuses(read(`55${'.'.repeat(79)}`))?.message).toContain('clash');
    expect(hillClimbing.refuses(read(easy))).toBeUndefined();
  });
});
