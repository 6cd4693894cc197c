import { describe, expect, it } from 'vitest';
import { manualClock } from '../../ui/testing/manual-clock.ts';
import { cueAt, FilmPlayer, lengthOf, momentsOf, paceOf, type Shot, timeOf } from './film.ts';

/** One frame with its way, a rest, four frames at four a second, four hundred in a second. */
const shots: readonly Shot[] = [
  { from: 4, to: 5, lasts: 1500, moves: 400, moment: 1 },
  { from: 60, to: 60, lasts: 500 },
  { from: 60, to: 64, lasts: 1000, moves: 200 },
  { from: 64, to: 464, lasts: 1000, moves: 200, moment: 0.5 },
];

describe('what is seen at a time', () => {
  it('is a frame of the run, and how much of the way to it is done', () => {
    expect(cueAt(shots, 0)).toEqual({ shot: 0, position: 5, at: 0 });
    expect(cueAt(shots, 100)).toEqual({ shot: 0, position: 5, at: 0.25 });
    expect(cueAt(shots, 400)).toEqual({ shot: 0, position: 5, at: 1 });
    expect(cueAt(shots, 1500)).toEqual({ shot: 0, position: 5, at: 1 });
    expect(cueAt(shots, 1501)).toEqual({ shot: 1, position: 60, at: 1 });
    expect(cueAt(shots, 2000)).toEqual({ shot: 1, position: 60, at: 1 });
  });

  it('moves in each step of a slow shot, and in none of a fast one', () => {
    expect(cueAt(shots, 2050)).toEqual({ shot: 2, position: 61, at: 0.25 });
    expect(cueAt(shots, 2249)).toEqual({ shot: 2, position: 61, at: 1 });
    expect(cueAt(shots, 2300)).toEqual({ shot: 2, position: 62, at: 0.25 });
    expect(cueAt(shots, 3000)).toEqual({ shot: 2, position: 64, at: 1 });
    expect(cueAt(shots, 3001)).toEqual({ shot: 3, position: 65, at: 1 });
    expect(cueAt(shots, 3500)).toEqual({ shot: 3, position: 265, at: 1 });
    expect(cueAt(shots, 4000)).toEqual({ shot: 3, position: 464, at: 1 });
  });

  it('is the first or the last frame outside of the time that there is', () => {
    expect(cueAt(shots, -1)).toEqual(cueAt(shots, 0));
    expect(cueAt(shots, 9999)).toEqual(cueAt(shots, lengthOf(shots)));
  });

  it('goes forwards in a shot, frame by frame, and ends where the shot ends', () => {
    const seen = Array.from({ length: 1001 }, (_, time) => cueAt(shots, 3000 + time)).filter(({ shot }) => shot === 3);
    expect(seen.every(({ position }, index) => index === 0 || position >= seen[index - 1]!.position)).toBe(true);
    expect(new Set(seen.map(({ position }) => position)).size).toBe(400);
  });
});

it('tells how many times faster than two steps a second a shot goes', () => {
  expect(shots.map(paceOf)).toEqual([1, 1, 2, 200]);
  expect(paceOf({ from: 0, to: 83_164, lasts: 4158 })).toBe(10_000);
});

it('finds the time at which a place is seen, or the nearest one that is', () => {
  for (const place of [1, 7, 40, 10_000]) {
    const time = timeOf(shots, place);
    const nearest = Math.min(...shots.flatMap(({ from, to }) => [Math.abs(Math.min(Math.max(place, from), to) - place)]));
    expect(Math.abs(cueAt(shots, time).position - place) - nearest).toBeLessThanOrEqual(1);
  }
});

it('finds the moments of shots', () => expect(momentsOf(shots)).toEqual([1500, 3500]));

function played() {
  const clock = manualClock();
  const player = new FilmPlayer(shots, clock);
  const states: boolean[] = [];
  player.onState = (playing) => states.push(playing);
  return { player, clock, states };
}

describe('the player of a film', () => {
  it('goes on by the milliseconds that have passed, up to the end, and begins anew there', () => {
    const { player, clock, states } = played();
    player.play();
    for (let passed = 0; passed < 2000; passed += 100) clock.pass(100);
    expect([player.position, player.isOver]).toEqual([2000, false]);
    for (let passed = 0; passed < 3000; passed += 100) clock.pass(100);
    expect([player.position, player.isOver]).toEqual([4000, true]);
    expect(states).toEqual([true, false]);
    player.play();
    expect(player.position).toBe(0);
  });

  it('goes from moment to moment, and says where there is none', () => {
    const { player, states } = played();
    player.play();
    expect(player.step(1)).toBe(true);
    expect(states).toEqual([true, false]);
    expect(player.position).toBe(1500);
    expect(player.step(1)).toBe(true);
    expect(player.position).toBe(3500);
    expect(player.step(1)).toBe(false);
    expect(player.position).toBe(3500);
    expect(player.step(-1)).toBe(true);
    expect(player.step(-1)).toBe(false);
    expect(player.position).toBe(1500);
  });
});
