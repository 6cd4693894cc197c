import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { drain } from '../algorithm.ts';
import { killerCover } from '../cover/problems/killer-cover.ts';
import { countCovers, firstCovers } from '../fast/covers.ts';
import { isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { combinationsIn } from './cage-state.ts';
import { killerAdvanced } from './killer-advanced.card.ts';
import { killerBacktracking } from './killer-backtracking.card.ts';
import { randomKiller } from './random-killer.ts';
import { anyKiller } from './testing/killers.ts';
import { killerSample, killerSamples } from './testing/samples.ts';

const everything = { rule45: true, outside: true, sharing: true };

function solve(puzzle: Puzzle, rules = everything) {
  const state = killerAdvanced.start(puzzle, rules);
  const { outcome, counts } = drain(killerAdvanced.run(state));
  return { outcome, digits: state.digits, counts };
}

const small = killerSamples().filter(({ puzzle }) => puzzle.grid.size < 16);

describe('killer advanced', () => {
  it.each(small)('solves $id', ({ puzzle, solution }) => {
    const { outcome, digits } = solve(puzzle);
    expect(outcome).toBe('solved');
    expect(isSolution(puzzle, digits)).toBe(true);
    if (solution) expect(Array.from(digits).join('')).toBe(solution);
  });

  it('keeps sums of five cells at most, and of two where digits may be equal or count against each other', () => {
    const derived = small.flatMap(({ puzzle }) => killerAdvanced.start(puzzle, everything).cages.slice(puzzle.cages.length));
    const largest = (all: typeof derived) => Math.max(...all.map(({ cells, minus }) => cells.length + minus.length));
    expect(largest(derived.filter(({ distinct }) => distinct))).toBe(5);
    expect(largest(derived.filter(({ distinct }) => !distinct))).toBe(2);
  });

  it('needs no tries where cages and houses say everything', () => {
    const { counts } = solve(small.find(({ id }) => id === 'killer-wikipedia')!.puzzle);
    expect(counts).toEqual({ strikeCombination: 77, strikeCandidate: 242, strikeOutside: 270, nakedSingle: 81, solved: 1 });
  });

  it.each([
    { id: 'killer-rmit-easy-3', shared: 0, unshared: 3 },
    { id: 'killer-rmit-hard-1', shared: 1, unshared: 5 },
  ])('tries fewer digits on $id when houses are shared out', ({ id, shared, unshared }) => {
    const { puzzle } = small.find((sample) => sample.id === id)!;
    expect(solve(puzzle).counts.try ?? 0).toBe(shared);
    expect(solve(puzzle, { ...everything, sharing: false }).counts.try).toBe(unshared);
  });

  it('strikes combinations until the solution alone is left', () => {
    const { puzzle, solution } = small[0];
    const state = killerAdvanced.start(puzzle, everything);
    const before = puzzle.cages.map((_, cage) => combinationsIn(state, cage).length);
    drain(killerAdvanced.run(state));
    for (const [cage, { cells }] of puzzle.cages.entries()) {
      const all = combinationsIn(state, cage);
      expect(all).toHaveLength(before[cage]);
      const expected = cells.reduce((set, cell) => set | (1 << (Number(solution![cell]) - 1)), 0);
      expect(all.filter(({ live }) => live).map(({ digits }) => digits)).toEqual([expected]);
    }
  });

  it('agrees with backtracking and with exact cover, whatever rules it may use', () => {
    fc.assert(
      fc.property(
        anyKiller.filter(({ grid, cages }) => grid.size === 4 || cages.length > 8),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (puzzle, rule45, outside, sharing) => {
          fc.pre(killerAdvanced.refuses(puzzle) === undefined);
          const { outcome, digits } = solve(puzzle, { rule45, outside, sharing });
          const covers = countCovers(killerCover(puzzle), { limit: 2 }).solutions;
          expect(outcome).toBe(covers > 0 ? 'solved' : 'no-solution');
          if (outcome === 'solved') expect(isSolution(puzzle, digits)).toBe(true);
          const state = killerBacktracking.start(puzzle, { complete: true, partial: true, reach: true });
          expect(drain(killerBacktracking.run(state)).outcome).toBe(outcome);
          if (covers === 1) expect(state.digits).toEqual(digits);
        },
      ),
      samples(40),
    );
  });

  it('agrees with exact cover on 9 × 9', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const { puzzle } = randomKiller({ size: 9, seed, largest: 3 });
        const cover = killerCover(puzzle);
        const [first, second] = firstCovers(cover, 2);
        const { outcome, digits } = solve(puzzle);
        expect(outcome).toBe('solved');
        expect(isSolution(puzzle, digits)).toBe(true);
        if (second) return;
        for (const option of first!) for (const { cell, digit } of cover.options[option].places!) expect(digits[cell]).toBe(digit);
      }),
      samples(10),
    );
  });

  it('says so when there is no solution: cages that leave a region with the wrong sum', () => {
    const cages = [
      { sum: 3, cells: [0, 1] },
      { sum: 6, cells: [2, 3] },
    ];
    const { outcome, counts } = solve(puzzleOf(new Uint8Array(16), { cages }));
    expect(outcome).toBe('no-solution');
    expect(counts.deadCage ?? counts.deadHouse ?? counts.deadCell).toBe(1);
  });

  it('fills a grid without cages and a cage as large as a house', () => {
    expect(solve(puzzleOf(new Uint8Array(81))).outcome).toBe('solved');
    const row = { sum: 45, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const { digits } = solve(puzzleOf(new Uint8Array(81), { cages: [row] }));
    expect(isSolution(puzzleOf(new Uint8Array(81), { cages: [row] }), digits)).toBe(true);
  });
});

describe('the picture of a killer', () => {
  it('lights the cage of a step; a derived cage by its region, innies and outies', () => {
    const { puzzle } = killerSample('killer-rmit-hard-1');
    const state = killerAdvanced.start(puzzle, everything);
    const seen = { own: 0, derived: 0, house: 0 };
    expect(killerAdvanced.picture(state, undefined).grid).toMatchObject({ cage: -1, houses: [] });
    for (const step of killerAdvanced.run(state)) {
      const { grid, cages, sharing } = killerAdvanced.picture(state, step);
      expect([cages, sharing]).toEqual([state, state]);
      const cage = 'cage' in step ? step.cage : 'cell' in step ? state.cageOfCell[step.cell] : -1;
      const derivation = state.cages[cage]?.derivation;
      if (derivation) {
        const { houses, innies, outies } = derivation;
        expect(grid).toMatchObject({ houses });
        expect(grid.highlights!.flatMap(({ cells }) => cells)).toEqual([...innies, ...outies]);
        expect(grid.cage).toBeUndefined();
        seen.derived++;
      } else {
        expect(grid).toMatchObject({ cage, houses: 'house' in step ? [step.house] : [] });
        seen.own += Number(cage >= 0);
        seen.house += Number('house' in step);
      }
    }
    expect(Math.min(seen.own, seen.derived, seen.house)).toBeGreaterThan(0);
  });
});
