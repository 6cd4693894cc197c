import { expect, it } from 'vitest';
import rated from '../../../content/data/rated-puzzles.json' with { type: 'json' };
import fit from '../../../content/data/score-fit.json' with { type: 'json' };
import { rungScores } from '../../engine/logic/rung-scores.ts';
import { climbs, DOUBLINGS, shareOfHardest, weightOf } from './doubling.ts';
import { ratedSteps } from './rated-steps.ts';

const puzzles = ratedSteps(rated.puzzles as [string, number, string][], fit.difficulties);

it('puzzles of the figure are in the order of their ratings with fast weights only', () => {
  expect(puzzles.map(({ rating }) => rating)).toEqual([1.7, 2.5, 4, 6.8]);
  expect(DOUBLINGS.map((_, nth) => climbs(puzzles, nth))).toEqual([0, 2, 2, 3, 3]);
  // The fastest weights leave nothing but the hardest step.
  const shares = DOUBLINGS.map((_, nth) => shareOfHardest(puzzles[3]!, nth));
  expect(shares[3]).toBeLessThan(0.6);
  expect(shares[4]).toBeGreaterThan(0.75);
});

it('weights are those of the ladder, with its doubling, and difficulties never fall', () => {
  const nth = DOUBLINGS.indexOf(2 / 3);
  const { 'full-house': easiest, ...others } = fit.difficulties;
  for (const [id, difficulty] of Object.entries(others)) {
    const weight = rungScores['full-house']! * weightOf({ above: difficulty - easiest }, nth);
    // Weights are rounded to two figures.
    expect(Math.abs(weight / rungScores[id]! - 1), id).toBeLessThan(0.13);
  }
  const all = Object.values(fit.difficulties);
  expect(all.toSorted((a, b) => a - b)).toEqual(all);
});

it('each stop has the rank correlation of its doubling', () => {
  expect(DOUBLINGS.map((doubling) => (Number.isFinite(doubling) ? Number(doubling.toFixed(3)) : null))).toEqual(
    fit.growth.slice(0, DOUBLINGS.length).map(({ doubling }) => doubling),
  );
});
