import { expect, it } from 'vitest';
import { endLabels } from './end-labels.ts';

const frame = { length: 1000, measure: 'writes' as const, size: 81, heightOf: (right: number) => 1 - (right - 23) / 58 };
const labelsOf = (...ends: readonly (readonly [time: number, right: number])[]) =>
  endLabels(
    ends.map(([time, right]) => [
      { time: 0, right: 23 },
      { time, right },
    ]),
    frame,
  );

it('puts letters of runs that have come to the top above it, those that end together side by side', () => {
  const [first, second, third] = labelsOf([145, 81], [145, 81], [1000, 81]);
  expect([first!.side, second!.side, third!.side]).toEqual(['above', 'above', 'above']);
  expect(second!.dx - first!.dx).toBe(14);
  expect(third!.dx).toBe(0);
});

it('keeps the letters of runs that end together at the end of the axis before it', () => {
  const labels = labelsOf([1000, 81], [1000, 81], [1000, 81], [1000, 81]);
  expect(labels.map(({ dx }) => dx)).toEqual([-42, -28, -14, 0]);
});

it('puts letters of other runs after their ends and as high as they are, those that end together side by side', () => {
  const labels = labelsOf([100, 31], [100, 30], [100, 60]);
  expect(labels.map(({ side }) => side)).toEqual(['after', 'after', 'after']);
  expect(labels.map(({ dx }) => dx)).toEqual([8, 22, 8]);
  expect(labelsOf([100, 30], [100, 38], [100, 34]).map(({ dx }) => dx)).toEqual([8, 22, 36]);
  expect(labelsOf([100, 30], [100, 42], [100, 36]).map(({ dx }) => dx)).toEqual([8, 8, 22]);
  for (const [place, right] of [31, 30, 60].entries()) expect(labels[place]!.height).toBeCloseTo(frame.heightOf(right));
});

it('puts a letter before the end of a line that has no room after it, and none where there is no line', () => {
  expect(labelsOf([1000, 40])[0]!.side).toBe('before');
  expect(endLabels([[], [{ time: 3, right: 30 }]], frame).map(({ index }) => index)).toEqual([1]);
});
