import { expect, test } from 'vitest';
import { measured } from './measured.ts';

test('figures from data files are numbers, some with a unit', () => {
  for (const [name, figure] of Object.entries(measured)) expect([name, figure()]).toEqual([name, expect.stringMatching(/^[\d,.]+( ms)?$/)]);
});

test('larger cages cost backtracking dearly and reasoning nothing', () => {
  const figure = (name: string) => Number.parseFloat(measured[name]!().replaceAll(',', ''));
  expect(figure('killer-backtracking-growth')).toBeGreaterThan(1000);
  expect(figure('killer-advanced-six')).toBeLessThan(figure('killer-advanced-two'));
});
