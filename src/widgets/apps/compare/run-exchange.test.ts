import { expect, it } from 'vitest';
import { findPuzzle } from '../../../authoring/puzzles.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { optionsApart } from './run-exchange.ts';

const optionsOf = async (algorithm: string, options: Record<string, string>, ...seeds: string[]) =>
  optionsApart(
    await prepareRun({ algorithm, options }, findPuzzle('wikipedia')),
    seeds.map((seed) => ({ algorithm, options: { seed } })),
  );

it('gives a second run by chance a seed that no other has', async () => {
  expect(await optionsOf('annealing', {}, '1', '2', '4')).toMatchObject({ seed: '3' });
  expect(await optionsOf('annealing', {}, '7')).toBeUndefined();
  expect(await optionsOf('annealing', {})).toBeUndefined();
});

it('leaves runs alone that have no seed, or where it does nothing', async () => {
  expect(await optionsOf('backtracking', {}, '1')).toBeUndefined();
  expect(await optionsOf('dancing-links', {}, '1')).toBeUndefined();
  expect(await optionsOf('dancing-links', { rule: 'random' }, '1')).toMatchObject({ seed: '2' });
});
