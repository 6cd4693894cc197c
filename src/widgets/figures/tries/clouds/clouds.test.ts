import { describe, expect, it } from 'vitest';
import { resultOf, shareOfPairs, solvedWithin } from './clouds.ts';

const race = (chance: number[], annealing: number[]) => ({ puzzle: 'p', name: 'P', chance, annealing, steady: [] });

describe('what runs say of two methods', () => {
  it('counts the runs that were over', () => {
    expect(solvedWithin([1, 5, 9], 5)).toBe(2);
  });

  it('compares every pair', () => {
    expect(shareOfPairs([1, 2], [3, 4])).toBe(1);
    expect(shareOfPairs([1, 4], [2, 3])).toBe(0.5);
  });

  it('names the quicker one only where chance alone would hardly do the same', () => {
    const from = (first: number, count = 20) => Array.from({ length: count }, (_, i) => first + i);
    expect(resultOf(race(from(0), from(100)))).toBe('chance');
    expect(resultOf(race(from(100), from(0)))).toBe('annealing');
    expect(resultOf(race(from(0), from(2)))).toBe('even');
  });
});
