import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countDigits, digitsOf } from '../candidates.ts';
import { puzzleOf } from '../puzzle.ts';
import { startAdvanced } from './advanced-state.ts';
import { type Part, partsOf, shareOut } from './share-out.ts';

const partHolding = (...sets: number[]): Part => ({
  cage: -1,
  cells: [],
  shares: sets.map((digits) => ({ digits, arranged: [], combination: 0 })),
});

/** By part: the sets that it has in some sharing of all digits, found by trying each with each. */
function byTryingAll(parts: readonly Part[], all: number): number[][] {
  const kept = parts.map(() => new Set<number>());
  const take = (index: number, used: number, taken: readonly number[]): void => {
    if (index === parts.length && used === all) for (const [part, digits] of taken.entries()) kept[part].add(digits);
    for (const { digits } of parts[index]?.shares ?? []) if ((digits & used) === 0) take(index + 1, used | digits, [...taken, digits]);
  };
  take(0, 0, []);
  return kept.map((sets) => [...sets].sort((a, b) => a - b));
}

const SIZE = 6;
/** Parts of a house of six, each with sets of its own size: 1 + 2 + 3 digits, or another partition of six. */
const anyParts = fc.constantFrom([1, 2, 3], [2, 2, 2], [1, 1, 4], [3, 3], [1, 1, 1, 3], [6]).chain((sizes) =>
  fc.tuple(
    ...sizes.map((size) => {
      const sets = Array.from({ length: 2 ** SIZE }, (_, set) => set).filter((set) => countDigits(set) === size);
      return fc.subarray(sets, { minLength: 1 }).map((some) => partHolding(...some));
    }),
  ),
);

describe('sharing out the digits of a house', () => {
  it('keeps what takes part in some sharing, and nothing else', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const expected = byTryingAll(parts, 2 ** SIZE - 1);
        const kept = shareOut(parts, SIZE);
        expect(kept === undefined).toBe(expected[0].length === 0);
        if (kept) expect(kept.map((shares) => shares.map(({ digits }) => digits).sort((a, b) => a - b))).toEqual(expected);
      }),
      samples(100),
    );
  });

  const cages = [
    { sum: 3, cells: [0, 1] },
    { sum: 6, cells: [2, 6] },
    { sum: 5, cells: [3, 7] },
  ];
  const puzzle = puzzleOf(new Uint8Array(16), { cages });

  it('lists what each cage can hold in a house, taken from its combinations', () => {
    const parts = partsOf(startAdvanced(puzzle, { rule45: false, outside: false, sharing: true }), 0)!;
    expect(parts.map(({ cage, cells }) => [cage, cells])).toEqual([
      [0, [0, 1]],
      [1, [2]],
      [2, [3]],
    ]);
    expect(parts.map(({ shares }) => shares.map(({ digits }) => digitsOf(digits)))).toEqual([[[1, 2]], [[2], [4]], [[1], [4], [2], [3]]]);
  });
});
