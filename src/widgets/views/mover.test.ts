import { describe, expect, it } from 'vitest';
import { manualClock } from '../ui/testing/manual-clock.ts';
import type { Movement } from './movement.ts';
import { Mover } from './mover.ts';

/** A movement that tells what is painted. */
function telling(lasts: number) {
  const told: (number | 'end')[] = [];
  const movement: Movement = { lasts, paint: (at) => told.push(at), end: () => told.push('end') };
  return { movement, heard: () => told.splice(0) };
}

function made() {
  const clock = manualClock();
  return { clock, mover: new Mover(clock), long: telling(200), short: telling(100) };
}

describe('the mover', () => {
  it('plays movements together, each as long as it lasts, from the first picture after they began', () => {
    const { clock, mover, long, short } = made();
    mover.play([long.movement, short.movement], { within: Number.POSITIVE_INFINITY });
    expect([long.heard(), short.heard()]).toEqual([[0], [0]]);
    clock.pass(70);
    for (let i = 0; i < 3; i++) clock.pass(50);
    expect([long.heard(), short.heard()]).toEqual([
      [0, 0.25, 0.5, 0.75],
      [0, 0.5, 1, 1],
    ]);
    clock.pass(50);
    clock.pass(50);
    expect([long.heard(), short.heard(), mover.moving]).toEqual([['end'], ['end'], false]);
  });

  it('plays no longer than there is room, and backwards from 1 to 0', () => {
    const { clock, mover, long, short } = made();
    let over = 0;
    mover.play([long.movement, short.movement], { backwards: true, within: 100, over: () => over++ });
    clock.pass(0);
    clock.pass(50);
    clock.pass(25);
    expect([long.heard(), short.heard()]).toEqual([
      [1, 1, 0.5, 0.25],
      [1, 1, 1, 0.5],
    ]);
    expect(over).toBe(0);
    clock.pass(25);
    expect([long.heard(), over]).toEqual([['end'], 1]);
  });

  it('stands still at any share, is cut at any time, and ends each movement once', () => {
    const { clock, mover, long, short } = made();
    mover.take([long.movement], 0.3);
    mover.hold(0.6);
    clock.pass(500);
    expect([long.heard(), mover.lasts]).toEqual([[0.3, 0.6], 200]);
    mover.play([short.movement], { within: 100 });
    expect(long.heard()).toEqual(['end']);
    clock.pass(0);
    mover.cut();
    mover.cut();
    clock.pass(50);
    expect(short.heard()).toEqual([0, 0, 'end']);
  });

  it('has no use for a clock where nothing moves or there is no room', () => {
    const { clock, mover, long } = made();
    mover.play([], { within: 100 });
    mover.play([long.movement], { within: 0 });
    clock.pass(10);
    expect([long.heard(), mover.moving]).toEqual([[0, 'end'], false]);
  });
});
