import { describe, expect, it } from 'vitest';
import graded from '../../../content/data/grades.json' with { type: 'json' };
import { levels } from '../../engine/logic/ladder.ts';
import { weights as ofThePaper } from '../../engine/rate/weighted.ts';
import {
  FOLLOWED,
  gradeOf,
  heapsOf,
  mediansByLevel,
  onlyPart,
  orderOf,
  readWeighed,
  rightPairs,
  type Weighed,
  type Weights,
  weighed,
  writeWeighed,
} from './weights.ts';

const puzzles = weighed(graded.rows, levels);
const PAPER: Weights = [ofThePaper.givens, ofThePaper.floor, ofThePaper.techniques, ofThePaper.search];

describe('weights', () => {
  it('make the grade of the paper, whatever they add up to', () => {
    for (const [index, { weighted }] of graded.rows.entries()) {
      expect(gradeOf(puzzles[index]!, PAPER)).toBeCloseTo(weighted, 6);
      expect(gradeOf(puzzles[index]!, PAPER.map((weight) => 250 * weight) as unknown as Weights)).toBeCloseTo(weighted, 6);
    }
    expect(gradeOf(puzzles[0]!, [0, 0, 0, 0])).toBe(0);
    expect(
      (
        [
          [0, 0, 5, 0],
          [0, 1, 5, 0],
          [0, 0, 0, 0],
        ] as const
      ).map(onlyPart),
    ).toEqual([2, undefined, undefined]);
  });

  it('put pairs in the right order: all, none, or half of them', () => {
    const pair = (low: number, high: number): Weighed[] => [
      { isCarved: true, level: 0, scores: [low, 1, 1, 1] },
      { isCarved: true, level: 3, scores: [high, 1, 1, 1] },
      { isCarved: true, level: 3, scores: [high, 5, 5, 5] },
    ];
    expect(rightPairs(pair(1, 2), [1, 0, 0, 0])).toBe(100);
    expect(rightPairs(pair(2, 1), [1, 0, 0, 0])).toBe(0);
    expect(rightPairs(pair(2, 1), [0, 1, 0, 0])).toBe(75);
    expect(rightPairs(pair(1, 2), [0, 0, 0, 0])).toBe(50);
  });

  it('leave the techniques alone best, and no weight of the others comes near', () => {
    const alone = [0, 1, 2, 3].map((part) => rightPairs(puzzles, [0, 1, 2, 3].map((each) => (each === part ? 1 : 0)) as never));
    expect(alone.map(Math.round)).toEqual([76, 74, 92, 72]);
    expect(Math.round(rightPairs(puzzles, PAPER))).toBe(88);
    expect(rightPairs(puzzles, [3, 0, 6, 1])).toBeGreaterThan(94);
  });

  it('are shown by level and in heaps that leave nobody out', () => {
    const medians = [...mediansByLevel(puzzles, [0, 0, 1, 0])];
    expect(medians.map(([level]) => level)).toEqual([0, 1, 2, 3, 4]);
    expect(medians.map(([, grade]) => grade)).toEqual([1, 2, 3, 5, 5]);
    const heaps = heapsOf(puzzles, PAPER);
    expect(heaps.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    expect(heaps.length).toBeLessThan(120);
  });

  it('turn the three that are followed round, where most pairs are in order too', () => {
    const three = FOLLOWED.map((index) => puzzles[index]!);
    expect(three.map(({ level }) => level)).toEqual([4, 2, 1]);
    expect(orderOf(three, PAPER)).toBe('A < B < C');
    for (const best of [
      [0, 0, 100, 0],
      [0, 20, 100, 20],
      [40, 20, 100, 20],
      [60, 0, 100, 10],
    ] as const)
      expect(orderOf(three, best)).toBe('C < B < A');
    expect(Math.round(rightPairs(puzzles, [60, 0, 100, 10]))).toBe(95);
  });

  it('can be right of as many pairs as techniques alone, and wrong of one puzzle; not by the weight of techniques alone', () => {
    const three = FOLLOWED.map((index) => puzzles[index]!);
    const isSolved = (weights: Weights) => Math.round(rightPairs(puzzles, weights)) >= 92 && orderOf(three, weights).startsWith('A <');
    expect(isSolved([65, 20, 45, 20])).toBe(true);
    for (let techniques = 0; techniques <= 100; techniques += 5) expect(isSolved([40, 20, techniques, 20])).toBe(false);
  });

  it('say what is so: the carved puzzles have about as many givens at every level', () => {
    const carved = graded.rows.filter(({ method }) => method === 'carve');
    for (const level of levels) {
      const givens = carved.filter((row) => row.level === level).map((row) => row.givens);
      expect(Math.abs(givens.reduce((a, b) => a + b, 0) / givens.length - 28)).toBeLessThan(1);
    }
  });

  it('are written and read again', () => {
    expect(readWeighed(writeWeighed(puzzles))).toEqual(puzzles);
  });
});
