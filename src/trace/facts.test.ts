import { expect, it } from 'vitest';
import { catalogRow } from '../engine/catalog.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { defaultsOf } from '../engine/options.ts';
import { factsOf } from './facts.ts';
import { record } from './record.ts';

const backtracking = await catalogRow('backtracking').load();
const runOf = (maxSteps?: number) =>
  record(backtracking, readPuzzles('1.......3......2')[0]!.puzzle, defaultsOf(backtracking.options), { maxSteps });

it('describe what a run shows at a frame', () => {
  const run = runOf();
  expect(factsOf(run, 5, { order: 'rows' })).toEqual({
    'option.order': 'rows',
    calls: 1,
    tries: 2,
    conflicts: 1,
    placements: 1,
    backtracks: 0,
    size: 4,
    givens: 3,
    position: 5,
    steps: run.length,
    metric: 1,
    kind: 'place',
    ended: false,
  });
  expect(factsOf(run, 0, {})).not.toHaveProperty('kind');
});

it('describe how it ended in its last frame alone, and only if it did', () => {
  const run = runOf();
  expect(factsOf(run, run.length, {})).toMatchObject({ ended: true, outcome: 'solved', kind: 'solved' });
  expect(factsOf(run, run.length - 1, {})).not.toHaveProperty('outcome');
  const cut = runOf(7);
  expect(factsOf(cut, 7, {})).toMatchObject({ ended: false, position: 7, kind: 'try' });
  expect(factsOf(cut, 7, {})).not.toHaveProperty('outcome');
});
