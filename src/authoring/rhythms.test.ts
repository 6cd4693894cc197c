import { expect, it } from 'vitest';
import { columnOf, middleOf, rhythmOf } from './rhythms.ts';
import { runAtBuild } from './run-at-build.ts';

it('counts a digit for each placement, and those that did not stay', async () => {
  const { timeline } = await runAtBuild({ algorithm: 'backtracking', puzzle: 'wikipedia' });
  const rhythm = await rhythmOf({ algorithm: 'backtracking', options: {} }, 'wikipedia');
  expect(rhythm.written).toBe(timeline.totals.place);
  expect(rhythm.takenBack).toBe(timeline.totals.takeBack);
  expect(rhythm.full).toBe(false);
  expect(rhythm.columns[0]).toMatchObject({ column: 0, most: 1 });
  expect(rhythm.columns.at(-1)).toMatchObject({ column: columnOf(rhythm.written), most: 51 });
});

it('counts a digit for each swap, kept or not, and for a grid that is filled', async () => {
  const run = { algorithm: 'annealing', options: { seed: '1' } };
  const { timeline } = await runAtBuild({ ...run, puzzle: 'tiny-4' });
  const { walk = 0, propose = 0, newStart, reject } = timeline.totals;
  expect(reject).toBeGreaterThan(0);
  const rhythm = await rhythmOf(run, 'tiny-4');
  const free = timeline.frame(0).picture.grid!.puzzle.givens.filter((digit) => digit === 0).length;
  expect(rhythm).toMatchObject({ full: true, written: newStart! + walk + propose, takenBack: reject });
  expect(rhythm.columns.at(-1)!.most).toBe(free);
});

it('refuses a run that ends without a solution', async () => {
  await expect(rhythmOf({ algorithm: 'human-solver', options: { suppositions: 'off' } }, 'ai-escargot')).rejects.toThrow('does not solve');
});

it('puts digits into columns of equal factors', () => {
  expect([1, 10, 100].map(columnOf)).toEqual([0, 60, 120]);
  expect(middleOf(columnOf(1000))).toBeCloseTo(3, 1);
});
