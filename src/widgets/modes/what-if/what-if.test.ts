import { expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { WhatIf } from './what-if.ts';

it('a run that has only begun is not said to decide nothing before it has ended', async () => {
  const whole = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
  const run = { ...whole, algorithm: { ...whole.algorithm, decisions: undefined, draws: undefined } as unknown as AnyAlgorithm };
  const timeline = new Timeline(run.algorithm, run.algorithm.start(run.input, run.values));
  const { state } = stateOf({ run, timeline });
  const said: (string | undefined)[] = [];
  onChange(state.notice, () => said.push(timeline.outcome));
  const answered = new WhatIf({ id: 'what-if', leave: () => {} }, state).ask();
  for (const length of [1, 2, 3]) {
    expect(said).toEqual([]);
    Object.assign(timeline, { length, ...(length === 3 && { outcome: 'solved' }) });
    state.reports.value++;
    await new Promise((resolve) => setTimeout(resolve));
  }
  await answered;
  expect(said).toEqual(['solved']);
});
