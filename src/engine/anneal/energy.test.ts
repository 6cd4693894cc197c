import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { emptyBoxGrid, fillBoxes, swapCells, swappableBoxes, swapsOf } from './box-grid.ts';
import { countLines, countSwap, duplicatesOf, energyOf, swapDifference } from './energy.ts';

const anySize = fc.constantFrom(4, 6, 9, 12, 16, 25);

/** An empty grid of any size with its boxes filled. */
const filled = fc.record({ size: anySize, seed: fc.nat() }).map(({ size, seed }) => {
  const grid = gridOf(size);
  const board = emptyBoxGrid(puzzleOf(new Uint8Array(grid.cellCount), { grid }));
  fillBoxes(board, seed);
  return board;
});

describe('energy', () => {
  it('counts as missing what the assignment counts as duplicates: 3 in the row 3 6 3 4 7 2 3 1 2', () => {
    const grid = gridOf(9);
    const digits = new Uint8Array(81);
    digits.set([3, 6, 3, 4, 7, 2, 3, 1, 2]);
    expect(duplicatesOf(grid, digits)).toBe(3);
    const missingInRow1 = 3;
    const missingInOtherRows = 8 * 9;
    const missingInColumns = 9 * 8;
    expect(energyOf(grid, digits)).toBe(missingInRow1 + missingInOtherRows + missingInColumns);
  });

  it('is the number of duplicates on every full grid', () => {
    fc.assert(
      fc.property(filled, fc.infiniteStream(fc.nat()), ({ puzzle, digits, energy }, noise) => {
        expect(energy).toBe(duplicatesOf(puzzle.grid, digits));
        // Boxes that are not permutations do not matter to it.
        const anything = digits.map(() => 1 + (noise.next().value! % puzzle.grid.size));
        expect(energyOf(puzzle.grid, anything)).toBe(duplicatesOf(puzzle.grid, anything));
      }),
      samples(100),
    );
  });

  it('kept by difference is the energy counted afresh, after any swaps', () => {
    fc.assert(
      fc.property(filled, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 }), ({ puzzle, digits, energy }, draws) => {
        const { grid } = puzzle;
        const boxes = swappableBoxes(puzzle).map(swapsOf);
        const counts = countLines(grid, digits);
        let kept = energy;
        for (const [box, swap] of draws) {
          const swaps = boxes[box % boxes.length];
          const [a, b] = swaps[swap % swaps.length];
          const difference = swapDifference(counts, digits, a, b);
          expect(counts).toEqual(countLines(grid, digits));
          expect(Math.abs(difference)).toBeLessThanOrEqual(4);
          swapCells(digits, a, b);
          countSwap(counts, digits, a, b);
          kept += difference;
          expect(kept).toBe(energyOf(grid, digits));
          expect(counts).toEqual(countLines(grid, digits));
        }
      }),
      samples(100),
    );
  });
});

describe('the board', () => {
  it('gives every box each digit once, keeps givens, and is the same for the same seed', () => {
    fc.assert(
      fc.property(filled, fc.nat(), fc.nat(), ({ puzzle, digits }, kept, seed) => {
        const given = puzzleOf(
          digits.map((digit, cell) => ((cell + kept) % 3 === 0 ? digit : 0)),
          { grid: puzzle.grid },
        );
        const [board, again] = [emptyBoxGrid(given), emptyBoxGrid(given)];
        fillBoxes(board, seed);
        fillBoxes(again, seed);
        expect(again).toEqual(board);
        const { size, cellsOfHouse } = puzzle.grid;
        for (const box of cellsOfHouse.slice(2 * size)) expect(new Set(box.map((cell) => board.digits[cell])).size).toBe(size);
        for (const [cell, digit] of given.givens.entries()) if (digit !== 0) expect(board.digits[cell]).toBe(digit);
      }),
      samples(100),
    );
  });

  it('skips boxes with fewer than two free cells', () => {
    const text = '568472319239651847147839652621385794793106285485927136976513428812794563354268971';
    expect(swappableBoxes(puzzleOf(Array.from(text, Number)))).toEqual([]);
    const wider = puzzleOf(Array.from(text.replace('568', '000'), Number));
    expect(swappableBoxes(wider)).toEqual([[0, 1, 2]]);
    expect(swapsOf([0, 1, 2])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});
