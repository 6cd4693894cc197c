import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { puzzleOf } from '../puzzle.ts';
import { emptyBoxGrid, fillBoxes, swapCells, swappableBoxes, swapsOf } from './box-grid.ts';
import { energyOf } from './energy.ts';
import { heatOf, landscapeOf } from './landscape.ts';

describe('landscape', () => {
  it('is what trying every swap finds, and leaves the board alone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(16, 36, 81), (seed, cells) => {
        const board = emptyBoxGrid(puzzleOf(new Uint8Array(cells)));
        fillBoxes(board, seed);
        const before = board.digits.slice();
        const expected = new Map<number, number>();
        for (const [a, b] of swappableBoxes(board.puzzle).flatMap(swapsOf)) {
          const digits = board.digits.slice();
          swapCells(digits, a, b);
          const difference = energyOf(board.puzzle.grid, digits) - board.energy;
          expected.set(difference, (expected.get(difference) ?? 0) + 1);
        }
        expect(new Map([...landscapeOf(board)!].sort())).toEqual(new Map([...expected].sort()));
        expect(board.digits).toEqual(before);
      }),
      samples(30),
    );
  });

  it('is warm exactly where a digit is twice in a line', () => {
    const digits = Uint8Array.from([1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2]);
    const puzzle = puzzleOf(new Uint8Array(16));
    expect(Array.from(heatOf({ puzzle, digits }))).toEqual(Array(16).fill(0));
    swapCells(digits, 0, 1);
    expect(heatOf({ puzzle, digits })[0]).toBe(1);
    expect(heatOf({ puzzle, digits })[8]).toBe(1);
    expect(heatOf({ puzzle, digits })[2]).toBe(0);
    // Empty cells don't count as a repeated digit.
    expect(Array.from(heatOf({ puzzle, digits: new Uint8Array(16) }))).toEqual(Array(16).fill(0));
  });
});
