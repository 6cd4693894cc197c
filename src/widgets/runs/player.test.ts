import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { record } from '../../trace/record.ts';
import { type Clock, FASTEST, SLOWEST, sliderOf, speedAt, TimelinePlayer } from './player.ts';

const puzzle = puzzleOf(
  Array.from('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', (symbol) => Number(symbol) || 0),
);
const timeline = record(backtracking as unknown as AnyAlgorithm, puzzle, defaultsOf(backtracking.options));

function handClock(): Clock & { pass(milliseconds: number): void } {
  let time = 0;
  let waiting: (() => void) | undefined;
  return {
    now: () => time,
    soon(callback) {
      waiting = callback;
      return () => {
        waiting = undefined;
      };
    },
    pass(milliseconds) {
      time += milliseconds;
      const callback = waiting;
      waiting = undefined;
      callback?.();
    },
  };
}

describe('player', () => {
  it('plays at its speed, whatever the frame rate', () => {
    const clock = handClock();
    const player = new TimelinePlayer(timeline, clock);
    player.speed = 40;
    player.play();
    for (let i = 0; i < 60; i++) clock.pass(1000 / 60);
    expect(player.position).toBeGreaterThanOrEqual(39);
    expect(player.position).toBeLessThanOrEqual(40);
    player.pause();
    clock.pass(1000);
    expect(player.position).toBeLessThanOrEqual(40);
  });

  it('moves at the level of detail', () => {
    const player = new TimelinePlayer(timeline, handClock());
    player.detail = 'milestone';
    player.forward();
    expect(timeline.kindAt(player.position)).toBe('deadEnd');
    player.detail = 'step';
    player.forward();
    expect(timeline.kindAt(player.position)).toBe('takeBack');
    player.back();
    expect(timeline.kindAt(player.position)).toBe('deadEnd');
  });

  it('stops at the end and starts again from the beginning', () => {
    const clock = handClock();
    const player = new TimelinePlayer(timeline, clock);
    player.speed = FASTEST;
    player.play();
    for (let i = 0; i < 10; i++) clock.pass(100);
    expect(player.position).toBe(timeline.length);
    expect(player.playing).toBe(false);
    player.play();
    expect(player.position).toBe(0);
  });

  it('waits where a question holds it', () => {
    const clock = handClock();
    const player = new TimelinePlayer(timeline, clock);
    player.speed = 1000;
    player.holdsAt = (position) => position === 7;
    player.play();
    clock.pass(100);
    expect(player.position).toBe(7);
    expect(player.playing).toBe(false);
  });

  it('has a slider that reaches both ends', () => {
    expect(speedAt(0)).toBe(SLOWEST);
    expect(speedAt(1)).toBe(FASTEST);
    expect(speedAt(sliderOf(40))).toBe(40);
  });
});
