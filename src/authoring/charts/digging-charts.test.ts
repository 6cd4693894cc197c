import { expect, it } from 'vitest';
import { answers9 } from '../../engine/fast/solve.ts';
import { ANSWER } from '../../tries/dig/dig.ts';
import { drawChart } from '../draw-chart.ts';
import { FROM_ONE_GRID, questionsOfDig } from './digging-charts.ts';

const [even, uneven] = FROM_ONE_GRID.map((text) => Uint8Array.from(text, (symbol) => Number(symbol) || 0)) as [Uint8Array, Uint8Array];
const rowsOf = (givens: Uint8Array) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => givens.slice(9 * row, 9 * row + 9).filter((digit) => digit !== 0).length);

it('both puzzles have the solution of the first figure alone, and as many givens', () => {
  for (const givens of [even, uneven]) {
    expect(answers9(givens, 2).map((answer) => [...answer])).toEqual([[...ANSWER]]);
    expect(givens.filter((digit) => digit !== 0)).toHaveLength(26);
  }
});

it('the first looks the same upside down and has givens in every row, the second has an empty row', async () => {
  for (const [cell, digit] of even.entries()) expect(digit === 0).toBe(even[80 - cell] === 0);
  expect(Math.min(...rowsOf(even))).toBe(2);
  expect(rowsOf(uneven)[0]).toBe(0);
  const { table } = await drawChart('two-puzzles');
  expect(table.map(({ level }) => level)).toEqual(['easy', 'expert']);
});

it('most questions of a dig clash at once, and more of them need the solver in its second half', () => {
  const isForSolver = questionsOfDig().map((end) => end !== 'clash');
  const half = Math.floor(isForSolver.length / 2);
  const [first, second] = [isForSolver.slice(0, half), isForSolver.slice(half)].map((some) => some.filter(Boolean).length);
  expect(first! + second!).toBeLessThan(0.1 * isForSolver.length);
  expect(second!).toBeGreaterThan(first!);
});
