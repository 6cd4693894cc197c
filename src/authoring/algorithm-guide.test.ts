import { describe, expect, it } from 'vitest';
import { catalog, refusalOf } from '../engine/catalog.ts';
import { MAX_MADE } from '../engine/generate/generate-puzzle.ts';
import { type GridForm, gridWith } from '../engine/grid.ts';
import { puzzleOf } from '../engine/puzzle.ts';
import { descriptions, wishes } from '../narration/en/interface/algorithm-guide.ts';
import { costs, getsStuck, ladderWork, listsAll, measuredFacts, provesNone, speeds, usualClimb, usualOptions } from './algorithm-guide.ts';
import { runAtBuild } from './run-at-build.ts';

/** The swaps that a run tries on the easy puzzle. */
const swaps = async (algorithm: string, options: Readonly<Record<string, string>>) =>
  (await runAtBuild({ algorithm, puzzle: 'monte-carlo-2', options })).timeline.written;

describe('the guide to the algorithms', () => {
  it('describes every algorithm, and wishes for algorithms that exist', () => {
    const ids = catalog.map(({ id }) => id);
    expect(Object.keys(descriptions).toSorted()).toEqual(ids.toSorted());
    for (const [, id] of wishes) expect(ids).toContain(id);
  });

  it('says which algorithms notice that a puzzle has no solution', async () => {
    // Nothing breaks the rules, and no digit is left for r1c9.
    const puzzle = `12345678.${'.'.repeat(26)}9${'.'.repeat(45)}`;
    const solvers = catalog.filter((row) => (row.input === 'puzzle' || row.input === 'puzzle-or-cover') && provesNone(row));
    expect(solvers.length).toBeGreaterThan(8);
    for (const { id } of solvers) expect((await runAtBuild({ algorithm: id, puzzle })).timeline.outcome, id).toBe('no-solution');
  });

  it('says which of them may get stuck instead, and how fast the measured ones are', async () => {
    // The empty grid has so many solutions that no guess is ever refuted.
    const stuck = catalog.filter((row) => row.input === 'puzzle' && getsStuck(row));
    expect(stuck).toHaveLength(1);
    for (const { id } of stuck) expect((await runAtBuild({ algorithm: id, puzzle: 'empty-9' })).timeline.outcome, id).toBe('stuck');
    const rates = speeds.map(({ perSecond }) => perSecond);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  it('says which of them go on after a solution', async () => {
    const listed = await Promise.all(catalog.map(async (row) => ((await listsAll(row)) ? [row.id] : [])));
    expect(listed.flat().toSorted()).toEqual(['algorithm-x', 'dancing-links', 'learning-search']);
  });

  it('says which grids each algorithm takes', async () => {
    for (const row of catalog) {
      const algorithm = await row.load();
      const takes = (form: GridForm) => {
        const grid = gridWith(form);
        const cages = row.input === 'killer' ? [{ sum: 5, cells: [0, 1] }] : [];
        try {
          return refusalOf(row, algorithm, puzzleOf(new Uint8Array(grid.cellCount), { grid, cages })) === undefined;
        } catch {
          return false;
        }
      };
      const sizes = row.input === 'empty-puzzle' ? [4, 6, 9, 16, 25, MAX_MADE] : [4, 6, 9, 16, 25, 27, 28, 32, 33, 63, 64];
      const taken = sizes.filter((size) => takes({ size }));
      const { largest, grids = `4 × 4 to ${largest} × ${largest}` } = descriptions[row.id]!;
      expect(largest, row.id).toBe(taken.at(-1));
      expect(grids, row.id).toContain(`${taken.at(-1)} × ${taken.at(-1)}`);
      expect(grids.includes('4 × 4 to'), row.id).toBe(taken.length > 3);
      // The page says so of all but one.
      expect(row.id !== 'bitboards', row.id).toBe(
        takes({ size: 9, diagonals: true }) &&
          takes({ size: 9, windows: true }) &&
          takes({ size: 4, regions: [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3] }),
      );
    }
  }, 60_000);

  it('says what is so: of rounds that change nothing, of digits that stay, and of notes that pay on large grids only', async () => {
    const digits = await costs();
    expect(digits.get('propagate-then-search')!.hard).toBe(digits.get('backtracking')!.hard);
    expect(digits.get('human-solver')).toEqual({ easy: 49, hard: 58 });
    expect(digits.get('propagate-then-search')!.easy).toBe(49);
    expect(digits.get('preemptive-sets')!.easy).toBe(49);
    const chance = ['hill-climbing', 'annealing', 'monte-carlo'];
    expect(chance.toSorted((a, b) => digits.get(a)!.hard - digits.get(b)!.hard)).toEqual(chance);
    expect(digits.get('hill-climbing')!.easy).toBe(measuredFacts.climbing.sideways);
    expect(digits.get('monte-carlo')!.easy).toBeLessThan(measuredFacts.climbing.sideways);
    const { learning, cages, climbing, perSecond } = measuredFacts;
    expect(learning.escargot).toBe(learning.forgetful);
    expect(learning.with).toBeLessThan(learning.most);
    expect(cages.smallSearch).toBeLessThan(cages.smallSets);
    expect(cages.largeSets).toBeLessThan(cages.largeSearch);
    expect(climbing.sideways).toBeLessThan(climbing.plain);
    expect(perSecond.links).toBeGreaterThan(perSecond.constraint);
    expect(perSecond.published).toBeLessThan(perSecond.bits);
    const { sixteen, twentyFive } = measuredFacts.large;
    expect(sixteen.links).toBeGreaterThan(sixteen.backtracking);
    expect(twentyFive.links).toBeGreaterThan(twentyFive.backtracking);
    for (const puzzle of ['easy', 'hard'] as const)
      expect(climbing.steady[puzzle]).toBeLessThan(Math.min(...chance.map((id) => digits.get(id)![puzzle])));
  });

  it('races runs that try about as many swaps as it says', async () => {
    const { sideways, mostSideways } = measuredFacts.climbing;
    const runs = [
      [await swaps('monte-carlo', usualOptions('monte-carlo')), (await costs()).get('monte-carlo')!.easy],
      [await swaps('hill-climbing', { sideways: String(mostSideways), seed: String(usualClimb(mostSideways)) }), sideways],
    ] as const;
    for (const [run, median] of runs) expect(Math.abs(run - median) / median).toBeLessThan(0.1);
    expect(usualOptions('backtracking')).toEqual({});
  });

  it('counts the suppositions of the technique ladder, but no pattern that it sees', async () => {
    const { timeline } = await runAtBuild({ algorithm: 'human-solver', puzzle: 'ai-escargot' });
    const { looks, suppositions } = await ladderWork();
    expect(looks).toBe(timeline.totals.look);
    expect(suppositions).toBeGreaterThan(0);
    expect(suppositions).toBeLessThan(timeline.totals.see! - timeline.totals.place!);
  });
});
