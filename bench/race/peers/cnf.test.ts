import { expect, it } from 'vitest';
import { puzzleOf } from '../../../src/engine/puzzle.ts';
import { cnfOf } from './cnf.ts';

it('says of each cell and house of a puzzle what has to be there once, and what is given', () => {
  const [head, ...clauses] = cnfOf(puzzleOf([1, ...new Array(15).fill(0)]))
    .trim()
    .split('\n');
  // 16 cells and 4 digits in each of 12 houses: one clause that one is there, six that no two are.
  expect(head).toBe(`p cnf 64 ${7 * (16 + 4 * 12) + 1}`);
  expect(clauses).toHaveLength(7 * (16 + 4 * 12) + 1);
  expect(clauses.filter((clause) => clause.split(' ').length === 2)).toEqual(['1 0']);
  // The first cell's own, and the 1 of the first row.
  expect(clauses).toEqual(expect.arrayContaining(['1 2 3 4 0', '-1 -2 0', '1 5 9 13 0', '-1 -5 0']));
});
