import { describe, expect, it } from 'vitest';
import { readPuzzles } from './formats/read.ts';
import { cellName } from './grid.ts';
import { holdersAround } from './holders.ts';

describe('who keeps a digit out of a cell', () => {
  it('is looked for along the row, then the column, then the box', () => {
    const { grid, givens } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle;
    const names = holdersAround(grid, givens, 40).map((holder) => (holder < 0 ? '' : cellName(grid, holder)));
    expect(names).toEqual(['r5c9', 'r6c5', 'r5c6', 'r5c1', '', 'r4c5', 'r1c5', 'r5c4', 'r2c5']);
  });
});
