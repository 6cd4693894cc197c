import fc from 'fast-check';
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
  PARTS,
  readWeighed,
  rightPairs,
  type Weighed,
  type Weights,
  weighed,
  weightsToShow,
  wholeShares,
  withShare,
  writeWeighed,
} from './weights.ts';

const puzzles = weighed(graded.rows, levels);
const PAPER: Weights = [40, 20, 20, 20];

describe('weights', () => {
  it('make the grade of the paper', () => {
    for (const [index, { weighted }] of graded.rows.entries()) expect(gradeOf(puzzles[index]!, PAPER)).toBeCloseTo(weighted, 6);
    const some: readonly Weights[] = [
      [0, 0, 100, 0],
      [0, 1, 99, 0],
    ];
    expect(some.map(onlyPart)).toEqual([2, undefined]);
  });

  it('add up to 100 after one was moved, the others in proportion, in whole numbers too', () => {
    expect(withShare(PAPER, 2, 60)).toEqual([20, 10, 60, 10]);
    expect(withShare([0, 0, 100, 0], 2, 40)).toEqual([20, 20, 40, 20]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(100)), { maxLength: 12 }), (moves) => {
        let weights = PAPER;
        for (const [part, share] of moves) {
          weights = withShare(weights, part, share);
          const whole = wholeShares(weights);
          expect(whole.reduce((a, b) => a + b, 0)).toBe(100);
          expect(whole[part]).toBe(share);
          for (const [each, weight] of weights.entries()) expect(Math.abs(whole[each]! - weight)).toBeLessThan(1);
        }
      }),
    );
  });

  it('put pairs in the right order: all, none, or half of them', () => {
    const pair = (low: number, high: number): Weighed[] => [
      { isCarved: true, level: 0, scores: [low, 1, 1, 1] },
      { isCarved: true, level: 3, scores: [high, 1, 1, 1] },
      { isCarved: true, level: 3, scores: [high, 5, 5, 5] },
    ];
    expect(rightPairs(pair(1, 2), [100, 0, 0, 0])).toBe(100);
    expect(rightPairs(pair(2, 1), [100, 0, 0, 0])).toBe(0);
    expect(rightPairs(pair(2, 1), [0, 100, 0, 0])).toBe(75);
  });

  it('leave the techniques alone best, and no weight of the others comes near', () => {
    const alone = [0, 1, 2, 3].map((part) => rightPairs(puzzles, [0, 1, 2, 3].map((each) => (each === part ? 100 : 0)) as never));
    expect(alone.map(Math.round)).toEqual([76, 74, 92, 72]);
    expect(PAPER).toEqual([ofThePaper.givens, ofThePaper.floor, ofThePaper.techniques, ofThePaper.search].map((weight) => 100 * weight));
    expect(Math.round(rightPairs(puzzles, PAPER))).toBe(88);
    expect(Math.round(rightPairs(puzzles, [35, 0, 60, 5]))).toBe(95);
    for (let givens = 0; givens <= 100; givens += 5)
      for (let floor = 0; floor <= 100 - givens; floor += 5)
        expect(Math.round(rightPairs(puzzles, [givens, floor, 0, 100 - givens - floor]))).toBeLessThanOrEqual(76);
  });

  it('are shown by level and in heaps that leave nobody out', () => {
    const medians = [...mediansByLevel(puzzles, [0, 0, 100, 0])];
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
      [0, 15, 70, 15],
      [35, 0, 60, 5],
    ] as const)
      expect(orderOf(three, best)).toBe('C < B < A');
  });

  it('can be right of as many pairs as techniques alone, and wrong of one puzzle; by one weight alone at a single place', () => {
    const three = FOLLOWED.map((index) => puzzles[index]!);
    const isSolved = (weights: Weights) => Math.round(rightPairs(puzzles, weights)) >= 92 && orderOf(three, weights).startsWith('A <');
    expect(isSolved([50, 0, 35, 15])).toBe(true);
    const alone = PARTS.flatMap((name, part) =>
      Array.from({ length: 101 }, (_, share) => (isSolved(withShare(PAPER, part, share)) ? [`${name} ${share}`] : [])).flat(),
    );
    expect(alone).toEqual(['techniques 30']);
  });

  it('are shown for the grade that is missing, and never twice the same', () => {
    const three = FOLLOWED.map((index) => puzzles[index]!);
    const shown = [weightsToShow(false, true), weightsToShow(false, false), weightsToShow(true, false)];
    expect(shown.map((weights) => Math.round(rightPairs(puzzles, weights)))).toEqual([76, 92, 93]);
    expect(shown.map((weights) => orderOf(three, weights)).slice(1)).toEqual(['C < B < A', 'A < C < B']);
    expect(weightsToShow(true, true)).toEqual(shown[2]);
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
