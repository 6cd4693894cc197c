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

test('of the calls on the killer built to hurt nearly all are for cells of its fifth row', () => {
  expect(Number(measured['killer-row-five']!())).toBeGreaterThan(90);
});

test('where techniques weigh more, puzzles dug for evil fall and carved ones of level expert do not', () => {
  const figure = (name: string) => Number(measured[name]!());
  expect(figure('dug-evil') - figure('dug-evil-reweighted')).toBeGreaterThan(0.5);
  expect(figure('carved-expert-reweighted')).toBeGreaterThan(figure('carved-expert'));
});
