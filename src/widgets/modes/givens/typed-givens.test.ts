import { expect, it } from 'vitest';
import * as words from '#words/own-grid.ts';
import { record } from '../../../trace/record.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { type PreparedRun, prepareRun } from '../../runs/prepared-run.ts';
import type { runInWorker } from '../../workers/run-in-worker.ts';
import { TypedGivens } from './typed-givens.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
/** Runs at once what a worker would. */
const start = ((begun: PreparedRun) => ({
  timeline: record(begun.algorithm, begun.input, begun.values),
  done: Promise.resolve(),
  cancel: () => {},
})) as unknown as typeof runInWorker;

function figure() {
  const { state } = stateOf({ run, timeline: record(run.algorithm, run.input, run.values), start });
  return { state, typed: new TypedGivens(state), text: () => state.run.value!.puzzle.text };
}

it('writes and erases givens, and starts the run again at its start', async () => {
  const { state, typed, text } = figure();
  state.player.seek(3);
  expect(await typed.write(5, 3)).toBe(words.written('3', 'r2c2'));
  expect([text(), state.position, state.touched.value]).toEqual(['1....3..........', 0, true]);
  expect(await typed.write(5, 3)).toBeUndefined();
  expect(await typed.write(0, 0)).toBe(words.erased('r1c1'));
  expect(text()).toBe('.....3..........');
});

it('refuses a given that clashes, names both cells and keeps the run', async () => {
  const { state, typed, text } = figure();
  const before = state.run.value;
  expect(await typed.write(1, 1)).toBeUndefined();
  expect([state.run.value, text(), typed.canUndo]).toEqual([before, run.puzzle.text, false]);
  expect(String((state.notice.value as { error: Error }).error)).toMatch(/1 is at r1c1 and again at r1c2/);
});

it('undoes one change after the other, up to the puzzle it began with', async () => {
  const { state, typed, text } = figure();
  // Faster than the drawings are made.
  const both = [typed.write(5, 3), typed.write(10, 3)];
  expect(await Promise.all(both)).toEqual([words.written('3', 'r2c2'), words.written('3', 'r3c3')]);
  expect(await typed.clear()).toBe(words.cleared);
  expect([text(), typed.isEmpty, await typed.clear()]).toEqual(['.'.repeat(16), true, undefined]);
  for (let left = 3; left > 0; left--) expect(await typed.undo()).toBe(words.undone);
  expect([state.run.value!.puzzle, typed.canUndo, await typed.undo()]).toEqual([run.puzzle, false, undefined]);
});
