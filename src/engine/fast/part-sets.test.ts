import { describe, expect, it } from 'vitest';
import { subsetsOf } from '../candidates.ts';
import { puzzleOf } from '../puzzle.ts';
import { partsOf, setsThatFit, sumsOfSets } from './part-sets.ts';

describe('parts of cages', () => {
  it('cuts a cage where a box ends, and leaves cells without a cage alone', () => {
    const puzzle = puzzleOf(new Uint8Array(16), { cages: [{ sum: 6, cells: [0, 1, 2] }] });
    const parts = partsOf(puzzle);
    expect(parts.slice(0, 2).map(({ cells, cage, box }) => [[...cells], cage, box])).toEqual([
      [[0, 1], 0, 0],
      [[2], 0, 1],
    ]);
    expect(parts).toHaveLength(15);
    expect(parts[2]).toEqual({ cells: Int32Array.of(3), cage: -1, box: 1 });
  });

  it('lists the sets that cells can hold, in the order of their sums', () => {
    const sums = sumsOfSets(Int32Array.of(1, 2, 3, 4));
    expect(sums[0b1011]).toBe(7);
    const candidates = Int32Array.of(0b0011, 0b1110);
    const fitting = setsThatFit(subsetsOf(0b1111, 2), candidates, 2, sums)!;
    expect(new Set(fitting)).toEqual(new Set([0b0011, 0b0101, 0b0110, 0b1001, 0b1010]));
    expect(fitting.map((set) => sums[set])).toEqual([3, 4, 5, 5, 6]);
    expect(setsThatFit([0b1001, 0b0110, 0b1100], candidates, 2, sums)).toEqual([0b1001, 0b0110]);
  });

  it('has no list where there are too many sets', () => {
    const sums = sumsOfSets(Int32Array.from({ length: 16 }, (_, rank) => rank + 1));
    const candidates = new Int32Array(6).fill(0xffff);
    expect(setsThatFit(subsetsOf(0xffff, 6), candidates, 6, sums)).toBeUndefined();
    expect(setsThatFit(subsetsOf(0b11111111, 6), candidates, 6, sums)).toHaveLength(28);
  });
});
