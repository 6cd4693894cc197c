import { describe, expect, it } from 'vitest';
import { LIMIT, RaceClock } from './race-clock.ts';
import type { Ending, Racer } from './racers.ts';

/** A solver whose slices take what a list says, in milliseconds, again and again; each makes ten tries. */
function fake(slices: readonly number[], tick = 0, ending: Ending = 'solved') {
  let time = 0;
  let next = 0;
  const racer: Racer = {
    advance() {
      time += slices[next]!;
      next = (next + 1) % slices.length;
      return next === 0 ? { tries: 10, ending } : { tries: 10 };
    },
  };
  // A browser’s clock stands still between its ticks.
  const now = () => (tick === 0 ? time : Math.floor(time / tick) * tick);
  return { racer, now };
}

function raced({ racer, now }: ReturnType<typeof fake>) {
  const clock = new RaceClock(racer, now);
  const laps = [clock.lap()];
  while (!laps.at(-1)!.isDone) laps.push(clock.lap());
  return laps;
}

describe('RaceClock', () => {
  it('times runs far shorter than a tick of the clock', () => {
    for (const tick of [0, 0.1, 1, 16]) {
      const { tries, time, ending } = raced(fake([0.02], tick)).at(-1)!;
      expect([tries, ending]).toEqual([10, 'solved']);
      expect(time / 20_000).toBeGreaterThan(0.5);
      expect(time / 20_000).toBeLessThan(1.1);
    }
  });

  it('says how far a long run is, and that it has ended', () => {
    const laps = raced(fake(Array.from({ length: 40 }, () => 20)));
    expect(laps[0]).toEqual({ tries: 30, time: 60e6, isDone: false });
    expect(laps.map(({ tries }) => tries)).toEqual(laps.map(({ tries }) => tries).toSorted((a, b) => a - b));
    expect(laps.at(-1)).toEqual({ tries: 400, time: 800e6, ending: 'solved', isDone: true });
  });

  it('stops a first run at the limit, without an ending', () => {
    const { tries, time, ending, isDone } = raced(fake(Array.from({ length: 2000 }, () => 10))).at(-1)!;
    expect([tries, ending, isDone]).toEqual([LIMIT, undefined, true]);
    expect(time).toBe(1e6 * LIMIT);
  });

  it('repeats no search that gave up', () => {
    expect(raced(fake([300], 0, 'gave-up'))).toEqual([{ tries: 10, time: 300e6, ending: 'gave-up', isDone: true }]);
  });

  it('takes the quickest of several runs', () => {
    expect(raced(fake([90, 10, 40])).at(-1)!.time).toBe(140e6);
    // Only the first run is slowed down.
    const { racer, now } = fake([100]);
    let looks = 0;
    const lapsOf = new RaceClock(racer, () => now() + (looks++ > 0 ? 50 : 0));
    let lap = lapsOf.lap();
    expect(lap.time).toBe(150e6);
    while (!lap.isDone) lap = lapsOf.lap();
    expect(lap.time).toBe(100e6);
  });
});
