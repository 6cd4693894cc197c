import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { record } from '../../trace/record.ts';
import { manualClock } from '../ui/testing/manual-clock.ts';
import { FASTEST, Player, SLOWEST, sliderOf, speedAt, TimelinePlayer, type Track } from './player.ts';

const puzzle = puzzleOf(
  Array.from('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', (symbol) => Number(symbol) || 0),
);
const timeline = record(backtracking as unknown as AnyAlgorithm, puzzle, defaultsOf(backtracking.options));

describe('player', () => {
  it('plays at its speed, whatever the frame rate', () => {
    const clock = manualClock();
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
    const player = new TimelinePlayer(timeline, manualClock());
    player.detail = 'milestone';
    player.forward();
    expect(timeline.kindAt(player.position)).toBe('deadEnd');
    player.detail = 'step';
    player.forward();
    expect(timeline.kindAt(player.position)).toBe('takeBack');
    player.back();
    expect(timeline.kindAt(player.position)).toBe('deadEnd');
  });

  it('plays at another level of detail than it is moved at by hand', () => {
    const clock = manualClock();
    const player = new TimelinePlayer(timeline, clock);
    const seen: (string | undefined)[] = [];
    player.onMove = (position) => seen.push(timeline.kindAt(position));
    Object.assign(player, { plays: 'milestone', speed: 10 });
    player.play();
    for (let i = 0; i < 5; i++) clock.pass(100);
    expect(seen).toEqual(Array(5).fill('deadEnd'));
    const { position } = player;
    player.forward();
    expect(player.position).toBe(position + 1);
  });

  it('knows where it stands between two places, and goes no further than the run', () => {
    const player = new TimelinePlayer(timeline, manualClock());
    const { length } = timeline;
    expect(player.stops(3, 6, 10)).toEqual([3, 4, 5, 6]);
    expect(player.stops(3, 600, 4)).toEqual([3, 4, 5, 6]);
    expect(player.stops(length - 1, length + 9, 10)).toEqual([length - 1, length]);
    player.plays = 'milestone';
    const [first, ...others] = player.stops(0, 600, 4);
    expect(first).toBe(0);
    expect(others.map((place) => timeline.kindAt(place))).toEqual(Array(3).fill('deadEnd'));
  });

  it('tells how it came to a place: by a step of the hand or of the clock, or by a leap', () => {
    const clock = manualClock();
    const player = new TimelinePlayer(timeline, clock);
    const goings: string[] = [];
    player.onMove = (_, __, going) => goings.push(going);
    player.forward();
    player.back();
    player.seek(3);
    player.over();
    player.speed = 10;
    player.play();
    clock.pass(100);
    clock.pass(200);
    expect(goings).toEqual(['stepping', 'stepping', 'leap', 'leap', 'playing', 'leap']);
  });

  it('stops at the end and starts again from the beginning', () => {
    const clock = manualClock();
    const player = new TimelinePlayer(timeline, clock);
    player.speed = FASTEST;
    player.play();
    for (let i = 0; i < 10; i++) clock.pass(100);
    expect(player.position).toBe(timeline.length);
    expect(player.playing).toBe(false);
    player.play();
    expect(player.position).toBe(0);
  });

  it('asks a track how long it is a few times a frame, however many stops it passes', () => {
    const clock = manualClock();
    let asked = 0;
    const track = {
      complete: true,
      get length() {
        asked++;
        return 1_000_000;
      },
    };
    class Along extends Player<Track> {
      protected override stopAfter(place: number): number {
        return place + 1;
      }
    }
    const player = new Along(track, clock);
    player.speed = 100_000;
    player.play();
    asked = 0;
    clock.pass(100);
    expect(player.position).toBe(10_000);
    expect(asked).toBeLessThan(10);
  });

  it('waits where a question holds it', () => {
    const clock = manualClock();
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

describe('a player on a track that grows', () => {
  const END = Number.POSITIVE_INFINITY;

  /** A track of a length that the test sets, and what the player did on it. */
  function growing(more: Partial<Track> = {}) {
    const track = { length: 0, complete: false, ...more };
    const clock = manualClock();
    const player = new Player<Track>(track, clock);
    const moves: number[] = [];
    const arrivals: number[] = [];
    player.onMove = (position) => moves.push(position);
    player.onArrival = (place) => arrivals.push(place);
    const grow = (length: number, how: 'on' | 'complete' | 'cut short' = 'on') => {
      Object.assign(track, { length, complete: how === 'complete' });
      if (how === 'cut short') player.grown(true);
      else player.grown();
    };
    return { track, clock, player, moves, arrivals, grow };
  }

  it('opens where it is told to, when that is there', () => {
    const { player, track, moves, arrivals, grow } = growing();
    player.follow(track, 900);
    grow(500);
    expect([player.target, moves]).toEqual([900, []]);
    grow(1500);
    expect([player.target, moves, arrivals]).toEqual([undefined, [900], [900]]);
    grow(2000);
    expect(moves).toEqual([900]);
  });

  it('opens on its start as soon as a step leads on from there', () => {
    const { player, track, moves, grow } = growing();
    player.follow(track);
    grow(0);
    expect(moves).toEqual([]);
    grow(1);
    expect(moves).toEqual([0]);
  });

  it.each(['complete', 'cut short'] as const)('goes to the end of a track that never comes so far: %s', (how) => {
    const { player, moves, arrivals, grow } = growing();
    player.goTo(900);
    grow(7, how);
    expect([player.position, moves, arrivals]).toEqual([7, [7], [900]]);
    player.goTo(900);
    expect(player.target).toBeUndefined();
  });

  it('makes moves from the place that it waits for when it is there, in order', () => {
    const { player, moves, grow } = growing();
    player.goTo(10);
    player.onceThere(() => player.forward());
    player.onceThere(() => player.goTo(30));
    player.onceThere(() => player.back());
    grow(12);
    expect([player.target, moves]).toEqual([30, [10, 11]]);
    grow(40);
    expect(moves).toEqual([10, 11, 30, 29]);
    player.onceThere(() => player.forward());
    expect(player.position).toBe(30);
  });

  it('makes no move before there is a step', () => {
    const { player, moves, grow } = growing();
    player.onceThere(() => player.forward());
    grow(0);
    expect([moves, player.target]).toEqual([[], 0]);
    grow(5);
    expect(moves).toEqual([0, 1]);
  });

  it('forgets what it waits for when it is led elsewhere', () => {
    for (const lead of [(player: Player) => player.seek(2), (player: Player) => player.stay(), (player: Player) => player.play()]) {
      const { player, grow } = growing({ length: 5 });
      player.goTo(90);
      player.onceThere(() => player.seek(1));
      lead(player);
      const { position } = player;
      grow(100);
      expect([player.position, player.target]).toEqual([position, undefined]);
    }
  });

  it('stays at an end that grows until it is told otherwise', () => {
    const { player, moves, grow } = growing({ length: 5 });
    player.goTo(END);
    player.approach();
    grow(9);
    player.approach();
    expect([moves, player.target]).toEqual([[5, 9], END]);
    player.onceThere(() => player.back());
    expect([player.position, player.target]).toEqual([8, undefined]);
    player.goTo(END);
    grow(20, 'complete');
    expect([player.position, player.target]).toEqual([20, undefined]);
  });

  it('asks a track that knows it whether a place is there', () => {
    const { player, moves, grow } = growing({ length: 50, reached: (place) => place < 20 });
    player.goTo(30);
    grow(60);
    expect(moves).toEqual([]);
    player.goTo(19);
    expect(moves).toEqual([19]);
  });

  it('plays no further than a track that was cut short', () => {
    const { player, clock, grow } = growing({ length: 5 });
    player.speed = 1000;
    player.play();
    clock.pass(100);
    expect([player.position, player.playing]).toEqual([5, true]);
    grow(6, 'cut short');
    clock.pass(100);
    expect([player.position, player.playing]).toEqual([6, false]);
  });

  it('waits for nothing of the track before', () => {
    const { player, moves, track } = growing();
    player.goTo(10);
    player.onceThere(() => player.forward());
    player.follow({ ...track, length: 20 }, 3);
    player.grown();
    expect(moves).toEqual([3]);
  });
});
