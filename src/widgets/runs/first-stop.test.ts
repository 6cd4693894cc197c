import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { annealing } from '../../engine/anneal/annealing.card.ts';
import { humanSolver } from '../../engine/logic/human-solver.card.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { propagateThenSearch } from '../../engine/search/propagate-then-search.card.ts';
import { record } from '../../trace/record.ts';
import { firstStop } from './first-stop.ts';

const easy = puzzleOf([2, 1, 0, 0, 0, 3, 2, 0, 0, 0, 0, 4, 1, 0, 0, 0]);
const run = (algorithm: unknown, text = easy) => {
  const each = algorithm as AnyAlgorithm;
  return record(each, text, defaultsOf(each.options));
};

describe('the stop that a figure is set to', () => {
  it('is a dead end where there is one', () => {
    const search = run(backtracking);
    expect(search.totals.deadEnd).toBeGreaterThan(0);
    expect(firstStop(search)).toBe('deadEnd');
  });

  it('is a worse state that is kept where there is no dead end', () => {
    const chance = run(annealing);
    expect(chance.totals.acceptWorse).toBeGreaterThan(0);
    expect(firstStop(chance)).toBe('acceptWorse');
  });

  it('comes more than once where anything does', () => {
    expect(firstStop(run(humanSolver))).toBe('see');
  });

  it('comes in the run', () => {
    for (const algorithm of [backtracking, propagateThenSearch, humanSolver]) {
      const timeline = run(algorithm);
      expect(timeline.totals[firstStop(timeline)!]).toBeGreaterThan(0);
    }
    expect(run(propagateThenSearch).totals.deadEnd ?? 0).toBe(0);
  });
});
