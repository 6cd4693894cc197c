import { expect, it } from 'vitest';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { drillOf } from './drill.ts';
import { thoughtsInList } from './listed-thoughts.ts';

const listAt = (id: string, other: number, count: number) => {
  const { instance, puzzle, position } = drillOf(id, other);
  const { listed, supposition } = thoughtsInList(thoughtsOf(instance, puzzle, position), count);
  return [[...listed].map((index) => index + 1), supposition + 1];
};

it('has all thoughts of a chain that is one thread', () => {
  expect(listAt('continuous-loop', 0, 1)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 1]);
  expect(listAt('continuous-loop', 0, 8)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 1]);
});

it('has of the cases before the current one what each supposes and what comes of it', () => {
  expect(listAt('cell-forcing-chain', 3, 2)).toEqual([[1, 2, 3, 4], 1]);
  expect(listAt('cell-forcing-chain', 3, 6)).toEqual([[1, 4, 5, 6, 7], 5]);
  expect(listAt('cell-forcing-chain', 3, 10)).toEqual([[1, 4, 5, 7, 8, 9, 10, 11, 12], 8]);
  expect(listAt('cell-forcing-chain', 3, 13)).toEqual([[1, 4, 5, 7, 8, 12, 13], 13]);
});
