import { expect, it } from 'vitest';
import type { ManualWords } from '../../../narration/narrator.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { CompletenessCheck } from './all.ts';
import { ManualPlay } from './manual-play.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1....2....3....4'));
const timeline = record(run.algorithm, run.input, run.values);

/** Where after a digit there may be more steps of this kind to do. */
function allOf(play: ManualPlay, kind: string): CompletenessCheck {
  return new CompletenessCheck(play, { after: ['place'], kind } as unknown as ManualWords<unknown>['all']);
}

it('is for the reader to say after a move of some kind, once, and right where no other of the kind follows', () => {
  const play = new ManualPlay(timeline, 0);
  const [places, others] = [allOf(play, 'place'), allOf(play, 'deadEnd')];
  expect([others.awaited, others.isDue]).toEqual([false, false]);
  play.skip({ moves: 1 });
  expect([places.awaited, places.isAll, places.isDue]).toEqual([true, false, false]);
  expect([others.awaited, others.isAll, others.isDue]).toEqual([true, true, true]);
  others.said();
  expect([others.awaited, others.isDue]).toEqual([false, false]);
  play.skip({ moves: 1 });
  expect(others.awaited).toBe(true);
  play.skip({});
  expect(others.awaited).toBe(false);
  expect(new CompletenessCheck(new ManualPlay(timeline, 1), undefined).awaited).toBe(false);
});
