import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { totalOf } from './hands.ts';
import { readVote, voteText } from './kept-vote.ts';
import {
  addHands,
  atTime,
  countedRounds,
  goBack,
  goOn,
  hold,
  lengthen,
  openRounds,
  PHASES,
  pageDown,
  setHands,
  skipToBars,
  startVote,
  timeLeft,
  undoHands,
  type Vote,
} from './vote.ts';

const CHOICES = 4;
const started = () => startVote('vote', 6, CHOICES, 0);
const secondVote = () => atTime(started(), 220_000);

type Act = (vote: Vote, now: number) => Vote;
const acts = fc.oneof(
  fc.constantFrom<[string, Act]>(
    ['enter', goOn],
    ['page down', pageDown],
    ['back', goBack],
    ['skip', skipToBars],
    ['hold', (vote, now) => hold(vote, true, now)],
    ['release', (vote, now) => hold(vote, false, now)],
    ['longer', (vote, now) => lengthen(vote, 30_000, now)],
    ['undo', undoHands],
    ['clock', atTime],
  ),
  fc
    .tuple(fc.integer({ min: -1, max: CHOICES }), fc.integer({ min: -2, max: 3 }))
    .map(([choice, by]): [string, Act] => [`${by} for ${choice}`, (vote) => addHands(vote, choice, by)]),
);
/** Actions, each so many milliseconds after the one before. */
const played = fc.array(fc.tuple(acts, fc.integer({ min: 0, max: 90_000 })), { maxLength: 60 });

function play(steps: readonly [[string, Act], number][], look: (vote: Vote, before: Vote, name: string, now: number) => void): Vote {
  let [vote, now] = [started(), 0];
  for (const [[name, act], wait] of steps) {
    now += wait;
    const before = atTime(vote, now);
    vote = act(before, now);
    look(vote, before, name, now);
  }
  return vote;
}

describe('a vote', () => {
  it('goes from the question to the second vote by its clock, and stops there', () => {
    const phaseAt = (second: number) => atTime(started(), second * 1000).phase;
    expect([0, 19, 20, 89, 90, 219, 220, 269, 271, 100_000].map(phaseAt)).toEqual([
      'read',
      'read',
      'first',
      'first',
      'talk',
      'talk',
      'second',
      'second',
      'second',
      'second',
    ]);
    expect(timeLeft(atTime(started(), 271_000), 271_000)).toBe(0);
  });

  it('plans less time for fewer minutes', () => {
    expect(atTime(startVote('vote', 3, CHOICES, 0), 45_000).phase).toBe('talk');
  });

  it('shows bars, answer and step only after a press each', () => {
    const bars = goOn(secondVote(), 300_000);
    const answer = goOn(bars, 301_000);
    expect([bars, answer, goOn(answer, 302_000)].map(({ phase }) => phase)).toEqual(['bars', 'answer', 'step']);
    expect(atTime(bars, 1e9).phase).toBe('bars');
    expect(atTime(answer, 1e9).phase).toBe('answer');
  });

  it('takes a press that comes just after the clock for the phase that is over', () => {
    expect(goOn(started(), 20_300).phase).toBe('first');
    expect(goOn(started(), 23_000).phase).toBe('talk');
  });

  it('does nothing at Page Down before the answer is out', () => {
    for (const phase of PHASES.filter((each) => each !== 'answer')) {
      const vote: Vote = { ...started(), phase, lasts: 0 };
      expect(pageDown(vote, 5)).toBe(vote);
    }
    expect(pageDown({ ...started(), phase: 'answer', lasts: 0 }, 5).phase).toBe('step');
  });

  it('just answers where hands are not counted', () => {
    const asked = startVote('ask', 0, CHOICES, 0);
    expect(atTime(asked, 1e9).phase).toBe('read');
    expect(goOn(asked, 1).phase).toBe('answer');
    expect(addHands(asked, 0, 1)).toBe(asked);
  });

  it('keeps the time left while it is held, and what was added after it ran out', () => {
    const held = hold(started(), true, 5000);
    expect(timeLeft(held, 900_000)).toBe(15_000);
    expect(atTime(held, 900_000).phase).toBe('read');
    const released = hold(held, false, 900_000);
    expect(timeLeft(released, 905_000)).toBe(10_000);
    expect(timeLeft(lengthen(atTime(started(), 1e6), 30_000, 1e6), 1e6)).toBe(30_000);
  });

  it('counts hands of the round that is open, and corrects the first one while they talk', () => {
    const first = addHands(addHands(atTime(started(), 30_000), 2, 1), 2, 1);
    expect(first.counts).toEqual([
      [0, 0, 2, 0],
      [0, 0, 0, 0],
    ]);
    const talk = addHands(goOn(first, 40_000), 0, 1);
    expect(talk.counts[0]).toEqual([1, 0, 2, 0]);
    const second = addHands(goOn(talk, 50_000), 1, 1);
    expect(second.counts[1]).toEqual([0, 1, 0, 0]);
    expect(setHands(second, 0, [9, 9, 9, 9]).counts[0]).toEqual([9, 9, 9, 9]);
    const bars = goOn(second, 60_000);
    expect(addHands(bars, 1, 1)).toBe(bars);
    expect(undoHands(second).counts[1]).toEqual([0, 0, 0, 0]);
  });

  it('goes on by at most one phase at a press, whatever is pressed, and shows nothing late by the clock', () => {
    fc.assert(
      fc.property(played, (steps) => {
        play(steps, (vote, before, name) => {
          const moved = PHASES.indexOf(vote.phase) - PHASES.indexOf(before.phase);
          if (name !== 'skip' && (moved > 1 || moved < -1)) throw new Error(`${name} moved ${moved} phases`);
          if (name === 'clock' && moved !== 0) throw new Error('the clock moved twice');
          const late = PHASES.indexOf(vote.phase) >= PHASES.indexOf('bars');
          if (late && moved > 0 && !['enter', 'page down', 'skip'].includes(name)) throw new Error(`${name} showed ${vote.phase}`);
        });
      }),
      samples(60),
    );
  });

  it('comes to the same by a clock that ticks often as by one that ticks once', () => {
    fc.assert(
      fc.property(played, fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 8 }), (steps, ticks) => {
        let now = 0;
        for (const [, wait] of steps) now += wait;
        const vote = play(steps, () => undefined);
        const times = ticks.map((tick) => now + tick).sort((a, b) => a - b);
        const often = times.reduce(atTime, vote);
        expect(often).toEqual(atTime(vote, Math.max(now, times.at(-1) ?? now)));
      }),
      samples(40),
    );
  });

  it('never has less than no hands, and takes every change back', () => {
    fc.assert(
      fc.property(played, (steps) => {
        const vote = play(steps, ({ counts }) => {
          if (counts.flat().some((count) => count < 0)) throw new Error('less than none');
        });
        const kept = vote.before.length;
        let undone: Vote = { ...vote, phase: 'second' };
        for (let each = 0; each < kept; each++) undone = undoHands(undone);
        expect(undone.before).toEqual([]);
        if (kept > 0 && kept < 40) expect(totalOf(undone.counts.flat())).toBe(0);
      }),
      samples(40),
    );
  });

  it('is the same after it was written down and read', () => {
    fc.assert(
      fc.property(played, (steps) => {
        const vote = play(steps, () => undefined);
        expect(readVote(voteText(vote), CHOICES)).toEqual(vote);
      }),
      samples(40),
    );
  });

  it('refuses texts that are no votes about the question', () => {
    const text = voteText(secondVote());
    expect(readVote(text, 3)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(text.length), fc.string({ maxLength: 3 }), (at, put) => {
        const read = readVote(text.slice(0, at) + put + text.slice(at + put.length), CHOICES);
        if (read) expect(read.counts.map((hands) => hands.length)).toEqual([CHOICES, CHOICES]);
      }),
      samples(100),
    );
    for (const other of ['', 'null', '{}', '[]', text.replace('"second"', '"seventh"')]) expect(readVote(other, CHOICES)).toBeUndefined();
  });

  it('knows the rounds that are counted', () => {
    expect(PHASES.map((phase) => openRounds({ ...started(), phase }).length)).toEqual([0, 1, 1, 2, 0, 0, 0]);
    expect(PHASES.map((phase) => countedRounds({ ...started(), phase }).length)).toEqual([0, 1, 1, 2, 2, 2, 2]);
  });
});
