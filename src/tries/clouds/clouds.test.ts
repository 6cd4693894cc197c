import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../engine/random.ts';
import { oftenByChance, resultOf, shareOfPairs, solvedWithin } from './clouds.ts';

const race = (chance: number[], annealing: number[]) => ({ puzzle: 'p', name: 'P', chance, annealing, steady: [] });

describe('what runs say of two methods', () => {
  it('counts the runs that were over', () => {
    expect(solvedWithin([1, 5, 9], 5)).toBe(2);
  });

  it('compares every pair', () => {
    expect(shareOfPairs([1, 2], [3, 4])).toBe(1);
    expect(shareOfPairs([1, 4], [2, 3])).toBe(0.5);
  });

  it('knows how often two equal methods differ as much: as often as shuffled runs do', () => {
    const random = randomFrom(1);
    const [share, all] = [0.62, 4000];
    let asFar = 0;
    for (let nth = 0; nth < all; nth++) {
      const runs = random.shuffled(Array.from({ length: 40 }, (_, i) => i));
      if (Math.abs(shareOfPairs(runs.slice(0, 20), runs.slice(20)) - 0.5) >= share - 0.5) asFar++;
    }
    expect(oftenByChance(share, 20, 20)).toBeCloseTo(asFar / all, 1);
    expect(oftenByChance(0.5, 20, 20)).toBeCloseTo(1, 3);
    expect(oftenByChance(0.681, 20, 20)).toBeCloseTo(0.05, 3);
  });

  it('names the quicker one only where chance alone would hardly do the same', () => {
    const from = (first: number, count = 20) => Array.from({ length: count }, (_, i) => first + i);
    expect(resultOf(race(from(0), from(100)))).toBe('chance');
    expect(resultOf(race(from(100), from(0)))).toBe('annealing');
    expect(resultOf(race(from(0), from(2)))).toBe('even');
  });
});
