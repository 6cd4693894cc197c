import { expect, it } from 'vitest';
import { readNamed } from '../../authoring/puzzles.ts';
import { checkedRuns } from './checked-runs.ts';
import { COMPLETE, countOf, drawnSets, leastOf, PARTIAL, REACH, readRuns, SETS, STEPS_PER_COLUMN, toggled, writeRuns } from './checks.ts';

const runs = checkedRuns(readNamed('killer-rmit-4').puzzle);
const steps = (set: number) => runs[set]!.steps;

it('two checks make the run as short as all three, and no others do', () => {
  expect(SETS.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const shortest = SETS.filter((set) => steps(set) === leastOf(runs));
  expect(shortest).toEqual([COMPLETE | REACH, COMPLETE | REACH | PARTIAL]);
  expect(SETS.map(countOf)).toEqual([0, 1, 1, 2, 1, 2, 2, 3]);
});

it('one check saves most of the steps alone, and none beside another', () => {
  expect(steps(PARTIAL)).toBeLessThan(0.5 * steps(0));
  // No other check changes nothing anywhere.
  for (const set of SETS) {
    for (const place of [0, 1, 2]) {
      const isSame = steps(set) === steps(toggled(set, place));
      expect(isSame).toBe(1 << place === PARTIAL && (set & REACH) !== 0);
    }
  }
});

it('shows all strips once the fewest checks are found, and before that only those that were tried', () => {
  const tried = new Set([0, COMPLETE]);
  expect(drawnSets(tried, false)).toEqual(tried);
  expect([...drawnSets(tried, true)].sort()).toEqual([...runs.keys()]);
});

it('a strip has a column for every few steps, as high as the grid once at its end, and is written and read again', () => {
  for (const { steps, heights } of runs) {
    expect(heights).toHaveLength(Math.ceil(steps / STEPS_PER_COLUMN));
    expect(heights.at(-1)).toBe(16);
  }
  expect(readRuns(writeRuns(runs))).toEqual(runs);
});
