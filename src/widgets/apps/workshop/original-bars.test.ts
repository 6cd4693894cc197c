import { expect, it } from 'vitest';
import { bars } from '#words/workshop-trace.ts';
import { coreAlgorithm } from '../../../trace/import/core.ts';
import type { MeasuredRun } from '../../workers/measure.worker.ts';
import { sharedCounts } from './original-bars.ts';

const original: MeasuredRun = {
  outcome: 'solved',
  steps: 900,
  digits: 0,
  counters: { placements: 40, 'taken back': 30, conflicts: 0, calls: 9 },
};

it('pairs what both runs count, and custom kinds with the kinds they are like', () => {
  const kinds = { guess: { fields: { cell: 'cell', digit: 'digit' }, like: 'place' } } as const;
  const algorithm = coreAlgorithm('mine', kinds, []);
  expect(sharedCounts({ algorithm, totals: { place: 2, guess: 3, note: 7 }, taken: 12 }, original)).toEqual([
    { label: 'steps', yours: 12, original: 900 },
    { label: 'placements', yours: 5, original: 40 },
    { label: 'taken back', yours: 0, original: 30 },
  ]);
});

it.each([
  [4, 4, 'the same'],
  [10, 540, 'original: 54 times as many'],
  [3, 2, '1.5 times as many'],
  [0, 7, 'none reported in yours'],
  [7, 0, 'more'],
])('%i against %i: %s', (yours, theirs, said) => {
  expect(bars.against(yours, theirs)).toBe(said);
});
