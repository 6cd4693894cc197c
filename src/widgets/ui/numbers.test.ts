import { expect, it } from 'vitest';
import { medianOf } from './numbers.ts';

it('is the middle, or half way between the two in the middle', () => {
  expect(medianOf([])).toBeUndefined();
  expect(medianOf([7])).toBe(7);
  expect(medianOf([10, 9, 1])).toBe(9);
  expect(medianOf([4, 1])).toBe(2.5);
  expect(medianOf([1, 3, Number.POSITIVE_INFINITY, 2])).toBe(2.5);
  expect(medianOf([1, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY);
  expect(medianOf([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY);
});
