import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { cellsNamedIn } from './cell-names.ts';

it('finds the cells that choices name, each once, and none that the grid hasn’t', async () => {
  const { algorithm, input, values } = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
  const { grid } = record(algorithm, input, values).frame(0).picture.grid!.puzzle;
  expect(cellsNamedIn(grid, ['r1c2', 'r2c1 or r1c2', 'r9c9', 'none'])).toEqual([1, 4]);
});
