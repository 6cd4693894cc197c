import { expect, it } from 'vitest';
import { record } from '../../trace/record.ts';
import { isFlat } from './flat-run.ts';
import { ownPuzzle } from './named-puzzle.ts';
import { prepareRun } from './prepared-run.ts';

it.each([
  ['nothing to draw of a search that never tries a digit', 'all-different', '1234341221434321', true],
  ['the depth of a search that does', 'all-different', '................', false],
  ['a metric that is no depth', 'human-solver', '1234341221434321', false],
])('finds %s', async (_what, algorithm, puzzle, flat) => {
  const run = await prepareRun({ algorithm, options: {} }, ownPuzzle(puzzle));
  expect(isFlat(record(run.algorithm, run.input, run.values))).toBe(flat);
});
