import { expect, it, vi } from 'vitest';
import type { Move } from '../../../trace/manual.ts';
import { record } from '../../../trace/record.ts';
import type { Override } from '../../../trace/recorder.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { ManualPlay } from './manual-play.ts';
import { ManualOffers } from './offers.ts';

// Where chance decides, the other answer to a worse change is as right: the run has to be made anew for it.
const run = await prepareRun(
  { algorithm: 'annealing', options: {} },
  ownPuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
);
const recordWith = (overrides: readonly Override[]) => record(run.algorithm, run.input, run.values, { overrides, maxSteps: 2000 });
const timeline = recordWith([]);

/** A play at the first worse change, the run's own answer, and the other one. */
function atChoice() {
  const play = new ManualPlay(timeline, 0);
  while (Number(timeline.stepAt(play.next!)!.delta) <= 0) play.skip({ moves: 1 });
  const kind = timeline.kindAt(play.next!)!;
  return { play, own: { kind }, other: { kind: kind === 'reject' ? 'acceptWorse' : 'reject' } };
}

it('judges a move of the run at once, with the state in which it was made', () => {
  const { play, own } = atChoice();
  const judged = vi.fn();
  const before = timeline.peek(play.position);
  const offers = new ManualOffers(play, vi.fn(), (...all) => judged(...all, offers.busy));
  offers.offer([own]);
  expect(judged.mock.calls).toEqual([[own, 'same', before, true]]);
  expect(offers.busy).toBe(false);
});

it('tells the first of several moves that are all wrong, and takes the right one among them', () => {
  const { play, own } = atChoice();
  const made = play.made.length;
  const judged = vi.fn();
  const offers = new ManualOffers(play, vi.fn(), (meant, verdict) => judged(meant.kind, verdict));
  const wrong: Move[] = ['never', 'ever'].map((kind) => ({ kind }));
  offers.offer(wrong);
  expect([play.made.length, play.slips]).toEqual([made, 1]);
  offers.offer([...wrong, own]);
  expect([play.made.length, play.slips]).toEqual([made + 1, 1]);
  expect(judged.mock.calls).toEqual([
    ['never', 'wrong'],
    [own.kind, 'same'],
  ]);
});

it('has the run made anew for a move that is as right, and judges nothing else meanwhile', async () => {
  const { play, own, other } = atChoice();
  const judged = vi.fn();
  const fork = vi.fn(async (override: Override) => recordWith([override]));
  const offers = new ManualOffers(play, fork, (meant, verdict) => judged(meant, verdict));
  const offered = offers.offer([other]);
  expect([offers.busy, judged.mock.calls.length]).toEqual([true, 0]);
  offers.offer([own]);
  expect(judged).not.toHaveBeenCalled();
  await offered;
  expect(judged.mock.calls).toEqual([[other, 'same']]);
  expect(fork).toHaveBeenCalledOnce();
  expect([offers.busy, play.howMade, play.timeline === timeline]).toEqual([false, 'follows', false]);
  expect(play.timeline.kindAt(play.made.at(-1)!.to)).toBe(other.kind);
});

it('is free again when no run could be made, and offers nothing where no move is left', async () => {
  const { play, other } = atChoice();
  const judged = vi.fn();
  const offers = new ManualOffers(play, () => Promise.reject(new Error('no worker')), judged);
  await expect(offers.offer([other])).rejects.toThrow('no worker');
  expect(offers.busy).toBe(false);
  play.skip({});
  await offers.offer([other]);
  expect(judged).not.toHaveBeenCalled();
});

it('judges nothing where what was pressed is no move', async () => {
  const { play } = atChoice();
  const judged = vi.fn();
  await new ManualOffers(play, vi.fn(), judged).offer([]);
  expect([judged.mock.calls.length, play.slips]).toEqual([0, 0]);
});
