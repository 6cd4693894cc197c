import { describe, expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { continuationsOf } from './continuations.ts';
import { ManualPlay } from './manual-play.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1....2....3....4'));
const timeline = record(run.algorithm, run.input, run.values);
const wikipedia = await prepareRun(
  { algorithm: 'backtracking', options: {} },
  ownPuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
);
const kinds = (play: ManualPlay) => play.made.map(({ to }) => timeline.kindAt(to));
const place = (cell: number, digit: number) => ({ kind: 'place', cell, digit });

describe('a run whose moves a reader makes', () => {
  it('shows no thought of the next move, and makes the right ones', () => {
    const play = new ManualPlay(timeline, 3);
    expect(play.position).toBe(0);
    expect(play.offer(place(1, 3)).verdict).toBe('same');
    expect(timeline.kindAt(play.position)).toBe('place');
    expect(play.offer(place(2, 2)).verdict).toBe('same');
    expect(kinds(play)).toEqual(['place', 'place']);
  });

  it('counts a wrong one as a slip of the move that follows, and stays', () => {
    const play = new ManualPlay(timeline, 0);
    expect(play.offer(place(1, 4)).verdict).toBe('wrong');
    expect([play.position, play.slips, play.made.length]).toEqual([0, 1, 0]);
    play.offer(place(1, 3));
    expect(play.made).toMatchObject([{ mine: true, slip: true }]);
    play.undo();
    expect([play.position, play.slips, play.made.length]).toEqual([0, 1, 0]);
  });

  it('makes moves for the reader: so many, up to a kind, all', () => {
    const play = new ManualPlay(timeline, 0);
    expect(play.skip({ moves: 2 })).toBe(2);
    play.skip({ until: ['deadEnd'] });
    expect(kinds(play).at(-1)).toBe('deadEnd');
    expect(play.made.every(({ mine }) => !mine)).toBe(true);
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
    const other = new ManualPlay(record(run.algorithm, wikipedia.input, wikipedia.values), 0);
    other.skip({ moves: 2 });
    expect(continuationsOf(other, wikipedia, run.words.manual!, place(5, 8)).meeting).toEqual({ comes: 'again', moves: 234, vain: true });
  });
});
