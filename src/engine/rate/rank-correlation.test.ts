import { describe, expect, it } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

describe('rank correlation', () => {
  it('depends on the order alone', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 1000, 1001])).toBe(1);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
  });

  it('gives equal values the mean of their ranks, as a table of worked examples does', () => {
    // Ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3: 4.5 of √(4.5 · 5).
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5));
  });

  it('is not a number where everything is equal', () => {
    expect(rankCorrelation([1, 1], [1, 2])).toBeNaN();
  });
});
