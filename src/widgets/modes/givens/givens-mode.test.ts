import { expect, it } from 'vitest';
import { refusals } from '#words/own-grid.ts';
import { Timeline } from '../../../trace/timeline.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { GivensMode } from './givens-mode.ts';

const grid = { text: '1...............', algorithm: 'backtracking' };
/** A 2 × 2 exact cover. */
const cover = { text: 'A B\nA\nB', algorithm: 'dancing-links' };

async function saidBy({ text, algorithm }: typeof grid, { imported = false, shows = true } = {}) {
  const run = await prepareRun({ algorithm, options: {} }, ownPuzzle(text));
  const timeline = new Timeline(run.algorithm, run.algorithm.start(run.input, run.values));
  const root = Object.assign(new EventTarget(), { querySelector: () => (shows ? {} : null) }) as unknown as HTMLElement;
  const { state } = stateOf({ run, timeline, modes: [GivensMode], root, imported });
  state.commands.do('givens');
  expect(state.mode.value).toBeUndefined();
  return (state.notice.value as { text: string }).text;
}

it('says why nothing can be typed into a figure', async () => {
  expect(await saidBy(grid, { shows: false })).toBe(refusals.noGrid);
  expect(await saidBy(grid, { imported: true })).toBe(refusals.brought);
  expect(await saidBy(cover)).toBe(refusals.noPuzzle);
  expect(await saidBy({ text: `1${' 0'.repeat(36 * 36 - 1)}`, algorithm: 'backtracking' })).toBe(refusals.tooLarge(36));
  expect(await saidBy({ text: '.'.repeat(16), algorithm: 'dig' })).toBe(refusals.makes);
});
