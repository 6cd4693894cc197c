import { expect, it } from 'vitest';
import { claimNone, claimSet } from '#words/manual.ts';
import { ManualClaim } from './claim.ts';

/** What Enter claims with so many cells chosen; `awaited` where there may be more of the same to do. */
function claimed(count: number, awaited: boolean, whyNoSet?: string) {
  const cells = Array.from({ length: count }, (_, index) => index);
  const { isOfAll, text, idle } = new ManualClaim({ awaited }, { cells }, 'that is all', () => whyNoSet);
  return [isOfAll, text, idle];
}

it.each([
  ['nothing where no cell is chosen', 0, false, [false, claimSet, claimNone]],
  ['a set', 1, false, [false, claimSet, undefined]],
  ['that this is all', 0, true, [true, 'that is all', undefined]],
  ['the same with the cell in which something was struck', 1, true, [true, 'that is all', undefined]],
  ['a set where several cells are chosen all the same', 2, true, [false, claimSet, undefined]],
] as const)('Enter claims %s', (_what, count, awaited, claims) => {
  expect(claimed(count, awaited)).toEqual(claims);
});

it('tells why no set can be shown now before it asks for cells, and keeps nobody from saying that this is all', () => {
  expect(claimed(0, false, 'First mark up.')).toEqual([false, claimSet, 'First mark up.']);
  expect(claimed(2, false, 'First mark up.')).toEqual([false, claimSet, 'First mark up.']);
  expect(claimed(0, true, 'First mark up.')).toEqual([true, 'that is all', undefined]);
});
