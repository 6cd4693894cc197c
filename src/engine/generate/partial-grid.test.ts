import { describe, expect, it } from 'vitest';
import { answersOf } from '../fast/answer.ts';
import { faultOf } from '../puzzle.ts';
import { partialGrid } from './partial-grid.ts';

describe('a partial grid', () => {
  it('has its share of givens, breaks no rule and has a solution', () => {
    for (const [size, share] of [
      [9, 0.05],
      [9, 0.95],
      [16, 0.4],
      [25, 0.6],
    ] as const) {
      const puzzle = partialGrid(size, share, 3);
      expect(puzzle.givens.filter((digit) => digit > 0)).toHaveLength(Math.round(share * size * size));
      expect(faultOf(puzzle)).toBeUndefined();
    }
    expect(answersOf(partialGrid(9, 0.5, 8), 1)).toHaveLength(1);
  });

  it('is the same again from its seed, and another from another', () => {
    expect(partialGrid(9, 0.4, 5).givens).toEqual(partialGrid(9, 0.4, 5).givens);
    expect(partialGrid(9, 0.4, 5).givens).not.toEqual(partialGrid(9, 0.4, 6).givens);
  });

  it('is refused where there is no such size or share', () => {
    expect(() => partialGrid(36, 0.5, 1)).toThrow('no partial 36 × 36 grids');
    expect(() => partialGrid(9, 1.5, 1)).toThrow('isn’t a share of givens');
  });
});
