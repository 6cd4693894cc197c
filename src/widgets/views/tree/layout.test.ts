import { describe, expect, it } from 'vitest';
import { areCountable, edgesOf, labelThatFits, levelHeights } from './layout.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('levelHeights', () => {
  it('gives a few levels in a tall box bars of 46 pixels, and low ones in a strip', () => {
    expect(levelHeights(361, 5)).toEqual([46, 46, 46, 46, 46]);
    expect(Math.max(...levelHeights(52, 5))).toBeLessThan(7);
  });

  it('keeps room for marks above all levels', () => {
    for (const height of [52, 92, 361])
      for (const levels of [1, 9, 20, 51]) expect(sum(levelHeights(height, levels))).toBeLessThanOrEqual(height - 14 + 1e-9);
    expect(sum(levelHeights(20, 9))).toBeLessThanOrEqual(18);
  });

  it('makes the first levels of a deep tree the highest, high enough for labels', () => {
    const heights = levelHeights(361, 51);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(heights.slice(0, 5).every((height) => height >= 14)).toBe(true);
    expect(heights.at(-1)! / heights[0]!).toBeCloseTo(3 / 22);
    expect(sum(heights)).toBeCloseTo(361 - 14);
  });

  it('gives the levels of a tree and of one that hangs below it the same heights', () => {
    const heights = levelHeights(361, 30, 51);
    expect(sum(heights) + sum(heights.slice(0, 30))).toBeCloseTo(361 - 14);
  });
});

it('returns the edges of levels from the ground upwards', () => {
  expect(edgesOf([20, 10, 5])).toEqual([0, 20, 30, 35]);
});

describe('labelThatFits', () => {
  const texts = ['9 at r1c8', '9'];

  it('takes the longest text that a bar has room for', () => {
    expect(labelThatFits(100, 20, texts)).toBe('9 at r1c8');
    expect(labelThatFits(40, 20, texts)).toBe('9');
    expect(labelThatFits(10, 20, texts)).toBeUndefined();
  });

  it('leaves a low bar without a label', () => {
    expect(labelThatFits(100, 12, texts)).toBeUndefined();
  });
});

it('counts no marks that would cover each other', () => {
  expect(areCountable(22, 580)).toBe(true);
  expect(areCountable(4157, 580)).toBe(false);
});
