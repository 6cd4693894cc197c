import { describe, expect, it } from 'vitest';
import { bitOf, digitsOf } from '../candidates.ts';
import { puzzleOf } from '../puzzle.ts';
import { startAdvanced } from './advanced-state.ts';
import { sharedCombinations, sharingOf, unheldDigits } from './shared-house.ts';

const setOf = (...digits: number[]) => digits.reduce((set, digit) => set | bitOf(digit), 0);

describe('a house that is shared out', () => {
  const cages = [
    { sum: 3, cells: [0, 1] },
    { sum: 6, cells: [2, 6] },
    { sum: 5, cells: [3, 7] },
  ];
  const puzzle = puzzleOf(new Uint8Array(16), { cages });

  it('shows a reader what goes, each cage in the order in which people list sets', () => {
    const state = startAdvanced(puzzle, { rule45: false, outside: false, sharing: true });
    const shown = sharingOf(state, 0)!.map(({ shares }) =>
      shares.map(({ digits, kept }) => `${digitsOf(digits).join('')}${kept ? '' : ' no'}`),
    );
    expect(shown).toEqual([['12'], ['2 no', '4'], ['1 no', '2 no', '3', '4 no']]);
  });

  it('says which combination a house has no room for, and whose digit would be lost', () => {
    const state = startAdvanced(puzzle, { rule45: false, outside: false, sharing: true });
    // The first two cells are 1 and 2, so the third is 4, and the last is 3.
    expect(sharedCombinations(state, 0, 2).has(setOf(2, 3))).toBe(true);
    expect(sharedCombinations(state, 0, 2).has(setOf(1, 4))).toBe(false);
    expect(unheldDigits(state, 0, 2, setOf(1, 4)) & bitOf(3)).toBe(bitOf(3));
    expect(unheldDigits(state, 0, 2, setOf(2, 3))).toBe(0);
  });
});
