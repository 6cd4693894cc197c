import { describe, expect, it } from 'vitest';
import { catalog } from '../engine/catalog.ts';
import { descriptions, wishes } from '../narration/en/interface/algorithm-guide.ts';
import { costs, measuredFacts, provesNone } from './algorithm-guide.ts';
import { runAtBuild } from './run-at-build.ts';

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
  });
});
