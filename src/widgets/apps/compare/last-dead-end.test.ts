import { expect, it } from 'vitest';
import { findPuzzle } from '../../../authoring/puzzles.ts';
import { cellName } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { record } from '../../../trace/record.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { lastDeadEnd } from './last-dead-end.ts';

async function marked(algorithm: string, puzzle: string) {
  const run = await prepareRun({ algorithm, options: {} }, findPuzzle(puzzle));
  const input = run.input as Puzzle;
  const groups = lastDeadEnd({ timeline: record(run.algorithm, run.input, run.values) }, input);
  return groups.map((cells) => cells.map((cell) => cellName(input.grid, cell)));
}

it('is about the house without a place for a digit, and the digits that rule it out', async () => {
  const [house, ...blockers] = await marked('dancing-links', 'wrong-clue');
  expect(house).toEqual(['r1c8', 'r2c8', 'r3c8', 'r4c8', 'r5c8', 'r6c8', 'r7c8', 'r8c8', 'r9c8']);
  expect(blockers.flat().toSorted()).toEqual(['r1c3', 'r2c4', 'r5c9', 'r8c5']);
});

it('is about the cell that no digit fits', async () => {
  const [cell, ...blockers] = await marked('backtracking', 'no-candidate');
  expect(cell).toEqual(['r1c9']);
  expect(blockers).toHaveLength(9);
});

it('marks nothing where some digits were refuted by trying them', async () => {
  expect(await marked('backtracking', 'wrong-clue')).toEqual([]);
});
