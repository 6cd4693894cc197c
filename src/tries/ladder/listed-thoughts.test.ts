import { expect, it } from 'vitest';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { drillOf } from './drill.ts';
import { thoughtsInList } from './listed-thoughts.ts';

const listAt = (id: string, other: number, count: number) => {
  const { instance, puzzle, position } = drillOf(id, other);
  const { listed, supposition, cut } = thoughtsInList(thoughtsOf(instance, puzzle, position), count);
  return { numbers: [...listed].map((index) => index + 1), supposition: supposition + 1, cut: [...cut].map((index) => index + 1) };
};

it('has all thoughts of a chain that is one thread', () => {
  expect(listAt('continuous-loop', 0, 1)).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6, 7, 8], supposition: 1 });
  expect(listAt('continuous-loop', 0, 8)).toMatchObject({ numbers: [1, 2, 3, 4, 5, 6, 7, 8], supposition: 1 });
});

it('has of the cases before the current one what each supposes and what comes of it', () => {
  expect(listAt('cell-forcing-chain', 3, 2)).toMatchObject({ numbers: [1, 2, 3, 4], supposition: 1 });
  expect(listAt('cell-forcing-chain', 3, 6)).toMatchObject({ numbers: [1, 4, 5, 6, 7], supposition: 5 });
  expect(listAt('cell-forcing-chain', 3, 10)).toMatchObject({ numbers: [1, 4, 5, 7, 8, 9, 10, 11, 12], supposition: 8 });
  expect(listAt('cell-forcing-chain', 3, 12)).toMatchObject({ numbers: [1, 4, 5, 7, 8, 9, 10, 11, 12], supposition: 8 });
});

it('has every thought of every case again at the end', () => {
  expect(listAt('cell-forcing-chain', 3, 13)).toEqual({ numbers: Array.from({ length: 13 }, (_, at) => at + 1), supposition: 13, cut: [] });
});

it('says after which of its numbers some are left out', () => {
  expect(listAt('continuous-loop', 0, 8).cut).toEqual([]);
  expect(listAt('cell-forcing-chain', 3, 2).cut).toEqual([]);
  expect(listAt('cell-forcing-chain', 3, 6).cut).toEqual([1]);
  expect(listAt('cell-forcing-chain', 3, 12).cut).toEqual([1, 5]);
});
