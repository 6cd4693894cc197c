import { describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../trace/manual.ts';
import { record } from '../../../trace/record.ts';
import type { Override } from '../../../trace/recorder.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { continuationsOf } from './continuations.ts';
import { ManualPlay } from './manual-play.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1....2....3....4'));
const timeline = record(run.algorithm, run.input, run.values);
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const wikipedia = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle(WIKIPEDIA));
const annealing = await prepareRun({ algorithm: 'annealing', options: {} }, ownPuzzle(WIKIPEDIA));
const ladder = await prepareRun({ algorithm: 'human-solver', options: {} }, ownPuzzle(WIKIPEDIA));
const kinds = (play: ManualPlay) => play.made.map(({ to }) => timeline.kindAt(to));
const place = (cell: number, digit: number) => ({ kind: 'place', cell, digit });

describe('a run whose moves a reader makes', () => {
  it('begins without the light of the pattern before, where the next is to be looked for', () => {
    const solving = record(ladder.algorithm, ladder.input, ladder.values);
    const play = new ManualPlay(solving, solving.next(['place'], 10)!);
    expect(play.isUnlit).toBe(true);
    play.skip({ moves: 1 });
    // The written digit is lit until a hint is about the next pattern.
    expect([play.isUnlit, play.isUsedUp]).toEqual([false, true]);
    // A search goes on at the cell that is lit.
    const placed = new ManualPlay(timeline, timeline.next(['place'], 3)!);
    expect([placed.isUnlit, placed.isUsedUp]).toEqual([false, false]);
  });

  it('begins in the light of the house whose marks a reader is to strike', async () => {
    const { algorithm, input, values } = await prepareRun({ algorithm: 'all-different', options: {} }, ownPuzzle(WIKIPEDIA));
    const filtering = record(algorithm, input, values);
    expect(new ManualPlay(filtering, filtering.next(['component'], 10)!).isUnlit).toBe(false);
    expect(new ManualPlay(filtering, filtering.next(['strike'], 10)!).isUnlit).toBe(true);
  });

  it('leaves no struck column lit when a row has been taken', async () => {
    const { algorithm, input, values } = await prepareRun({ algorithm: 'algorithm-x', options: {} }, ownPuzzle('A B C\nA B\nC'));
    const play = new ManualPlay(record(algorithm, input, values), 0);
    const unlit = [1, 1, 1].map((moves) => play.skip({ moves }) && play.isUnlit);
    // A column, its row, and the next column.
    expect(unlit).toEqual([false, true, false]);
  });

  it('leaves no restored column lit when a row has been taken back', async () => {
    const { algorithm, input, values } = await prepareRun({ algorithm: 'algorithm-x', options: {} }, ownPuzzle('a b c\na b\nb c\na c'));
    const play = new ManualPlay(record(algorithm, input, values), 0);
    play.skip({ until: ['takeBack'] });
    expect([play.timeline.kindAt(play.position), play.isUnlit]).toEqual(['restoreColumn', true]);
  });

  it('shows no thought of the next move, and makes the right ones', () => {
    const play = new ManualPlay(timeline, 3);
    expect(play.position).toBe(0);
    expect(play.offer(place(1, 3)).verdict).toBe('same');
    expect(timeline.kindAt(play.position)).toBe('place');
    expect(play.offer(place(2, 2)).verdict).toBe('same');
    expect(kinds(play)).toEqual(['place', 'place']);
  });

  it('counts a wrong one as a mistake before the move that follows, and stays', () => {
    const play = new ManualPlay(timeline, 0);
    expect(play.offer(place(1, 4)).verdict).toBe('wrong');
    expect([play.position, play.mistakes, play.made.length]).toEqual([0, 1, 0]);
    play.offer(place(1, 3));
    expect(play.made).toMatchObject([{ isMine: true, afterMistake: true }]);
    play.undo();
    expect([play.position, play.mistakes, play.made.length]).toEqual([0, 1, 0]);
  });

  it('makes moves for the reader: so many, up to a kind, all', () => {
    const play = new ManualPlay(timeline, 0);
    expect(play.skip({ moves: 2 })).toBe(2);
    play.skip({ until: ['deadEnd'] });
    expect(kinds(play).at(-1)).toBe('deadEnd');
    expect(play.made.every(({ isMine }) => !isMine)).toBe(true);
    play.skip({});
    expect([play.next, play.position]).toEqual([undefined, timeline.length]);
  });

  it('goes both ways from a wrong move, and says when the run comes to it by itself', () => {
    const play = new ManualPlay(timeline, 0);
    const { mine, run: its, meeting } = continuationsOf(play, run, run.words.manual!, place(1, 4));
    expect(mine.lines).toHaveLength(4);
    expect(mine.lines.slice(0, 2)).toEqual(['4 into r1c2', '2 into r1c3']);
    expect(mine.end!.timeline.frame(mine.end!.position).picture.grid!.digits[1]).toBe(4);
    expect(its).toMatchObject({ first: { cell: 1, digit: 3 }, lines: { length: 4, 0: '3 into r1c2' } });
    expect(meeting).toEqual({ comes: 'never', moves: 18, answer: true });
    const back = continuationsOf(play, run, run.words.manual!, { kind: 'takeBack' });
    expect([back.mine.lines, back.mine.end, back.meeting]).toEqual([['take back the last'], undefined, undefined]);
    // Where the reader's move leads nowhere, the moves after the run's next one are still to be found.
    expect(back.run.lines).toEqual(['3 into r1c2']);
    const other = new ManualPlay(record(run.algorithm, wikipedia.input, wikipedia.values), 0);
    other.skip({ moves: 2 });
    expect(continuationsOf(other, wikipedia, run.words.manual!, place(5, 8)).meeting).toEqual({ comes: 'again', moves: 234, vain: true });
  });
});

it('may claim after a move of some kind, once, that nothing is left, which is right where no other of the kind follows', () => {
  /** A play in which after a digit there may be more steps of this kind to do. */
  const playWith = (kind: string) => new ManualPlay(timeline, 0, { all: { after: ['place'], kind } });
  const [places, others] = [playWith('place'), playWith('deadEnd')];
  const stateOf = ({ canClaimAll, isAll }: ManualPlay) => [canClaimAll, isAll, canClaimAll && isAll];
  expect([others.canClaimAll, others.canClaimAll && others.isAll]).toEqual([false, false]);
  for (const play of [places, others]) play.skip({ moves: 1 });
  expect(stateOf(places)).toEqual([true, false, false]);
  expect(stateOf(others)).toEqual([true, true, true]);
  expect([places.claimAll(), places.canClaimAll, places.mistakes]).toEqual([false, true, 1]);
  expect([others.claimAll(), others.mistakes]).toEqual([true, 0]);
  expect([others.canClaimAll, others.canClaimAll && others.isAll]).toEqual([false, false]);
  others.skip({ moves: 1 });
  expect(others.canClaimAll).toBe(true);
  others.skip({});
  expect(others.canClaimAll).toBe(false);
  expect(new ManualPlay(timeline, 1).canClaimAll).toBe(false);
});

describe('moves that look alike', () => {
  // Where chance decides, the other answer to a worse change is as right: the run has to be made anew for it.
  const recordWith = (overrides: readonly Override[]) =>
    record(annealing.algorithm, annealing.input, annealing.values, { overrides, maxSteps: 2000 });
  const swaps = recordWith([]);

  /** A play at the first worse change, the run's own answer, and the other one. */
  function atChoice() {
    const play = new ManualPlay(swaps, 0);
    while (Number(swaps.stepAt(play.next!)!.delta) <= 0) play.skip({ moves: 1 });
    const kind = swaps.kindAt(play.next!)!;
    return { play, own: { kind }, other: { kind: kind === 'reject' ? 'acceptWorse' : 'reject' } };
  }

  it('judges a move of the run at once, with the state in which it was made', () => {
    const { play, own } = atChoice();
    const judged = vi.fn();
    const before = swaps.peek(play.position);
    play.offerFirstRight([own], vi.fn(), (...all) => judged(...all, play.busy));
    expect(judged.mock.calls).toEqual([[own, 'same', before, true]]);
    expect(play.busy).toBe(false);
  });

  it('tells the first of several moves that are all wrong, and takes the right one among them', () => {
    const { play, own } = atChoice();
    const made = play.made.length;
    const judged = vi.fn();
    const offer = (moves: Move[]) => play.offerFirstRight(moves, vi.fn(), (move, verdict) => judged(move.kind, verdict));
    const wrong: Move[] = ['never', 'ever'].map((kind) => ({ kind }));
    offer(wrong);
    expect([play.made.length, play.mistakes]).toEqual([made, 1]);
    offer([...wrong, own]);
    expect([play.made.length, play.mistakes]).toEqual([made + 1, 1]);
    expect(judged.mock.calls).toEqual([
      ['never', 'wrong'],
      [own.kind, 'same'],
    ]);
  });

  it('has the run made anew for a move that is as right, and judges nothing else meanwhile', async () => {
    const { play, own, other } = atChoice();
    const judged = vi.fn();
    const fork = vi.fn(async (override: Override) => recordWith([override]));
    const offer = (moves: Move[]) => play.offerFirstRight(moves, fork, (move, verdict) => judged(move, verdict));
    const offered = offer([other]);
    expect([play.busy, judged.mock.calls.length]).toEqual([true, 0]);
    offer([own]);
    expect(judged).not.toHaveBeenCalled();
    await offered;
    expect(judged.mock.calls).toEqual([[other, 'same']]);
    expect(fork).toHaveBeenCalledOnce();
    expect([play.busy, play.howMade, play.timeline === swaps]).toEqual([false, 'follows', false]);
    expect(play.timeline.kindAt(play.made.at(-1)!.to)).toBe(other.kind);
  });

  it('is free again when no run could be made, and offers nothing where no move is left', async () => {
    const { play, other } = atChoice();
    const judged = vi.fn();
    const offer = () => play.offerFirstRight([other], () => Promise.reject(new Error('no worker')), judged);
    await expect(offer()).rejects.toThrow('no worker');
    expect(play.busy).toBe(false);
    play.skip({});
    await offer();
    expect(judged).not.toHaveBeenCalled();
  });

  it('judges nothing where what was pressed is no move', async () => {
    const { play } = atChoice();
    const judged = vi.fn();
    await play.offerFirstRight([], vi.fn(), judged);
    expect([judged.mock.calls.length, play.mistakes]).toEqual([0, 0]);
  });
});
