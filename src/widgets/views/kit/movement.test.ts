import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../ui/testing/manual-clock.ts';
import { Actors, fadeOf, type Movement, Mover, movementOf, shareOf, staggered } from './movement.ts';

describe('a movement of parts', () => {
  it('paints each part in its own time, eased, and only while it runs', () => {
    const calls: string[] = [];
    const part = (name: string, from: number, lasts: number, ease?: (share: number) => number) => ({
      from,
      lasts,
      ...(ease && { ease }),
      paint: (share: number) => calls.push(`${name} ${share}`),
    });
    const movement = movementOf([part('first', 0, 100), part('second', 100, 100, (share) => share ** 2)], new Actors())!;
    expect(movement.lasts).toBe(200);
    const painted = [0, 0.25, 0.5, 0.75, 1, 0.25].map((at) => {
      movement.paint(at);
      return calls.splice(0);
    });
    expect(painted).toEqual([
      ['first 0', 'second 0'],
      ['first 0.5'],
      ['first 1'],
      ['second 0.25'],
      ['second 1'],
      ['first 0.5', 'second 0'],
    ]);
    expect(movementOf([], new Actors())).toBeUndefined();
  });

  it('fades a layer that shows either frame, or has the browser do it', () => {
    const set: string[] = [];
    const asked: unknown[] = [];
    const setAttribute = (name: string, value: string) => set.push(`${name} ${value}`);
    const painted = (isLater: boolean) => {
      const movement = fadeOf({ setAttribute } as unknown as Element, 200, isLater, new Actors());
      for (const at of [0, 0.25]) movement.paint(at);
      return [movement.run, set.splice(0)];
    };
    expect(painted(false)).toEqual([undefined, ['opacity 1', 'opacity 0.75']]);
    expect(painted(true)).toEqual([undefined, ['opacity 0', 'opacity 0.25']]);
    const animate = (...args: unknown[]) => asked.push(args);
    fadeOf({ setAttribute, animate } as unknown as Element, 200, true, new Actors()).run!(150);
    // Whoever draws the layer elsewhere doesn't see it.
    expect([set, asked]).toEqual([['opacity 0'], [[{ opacity: [1, 0] }, 150]]]);
  });

  it('staggers its parts, closer together where they are many', () => {
    expect(staggered(3, 25, 250)).toEqual([0, 25, 50]);
    expect(staggered(5, 100, 200)).toEqual([0, 50, 100, 150, 200]);
    expect([staggered(1, 25, 250), staggered(0, 25, 250)]).toEqual([[0], []]);
  });

  it('knows how far a part is', () => {
    expect([0.1, 0.2, 0.3, 0.4, 0.9].map((at) => Math.round(shareOf(at, 0.2, 0.4) * 100))).toEqual([0, 0, 50, 100, 100]);
    expect([0.1, 0.2].map((at) => shareOf(at, 0.2, 0.2))).toEqual([0, 1]);
  });
});

it('all that actors do to a drawing is gone at the end', () => {
  const { document } = parseHTML('<body><svg class="a"><g class="b" x="1"><text class="c">5</text></g></svg></body>');
  const [svg, group, text] = ['svg', 'g', 'text'].map((tag) => document.querySelector(tag)!) as [Element, Element, Element];
  const before = document.body.innerHTML;
  const actors = new Actors();
  actors.layer(svg, group).append(text.cloneNode(true));
  actors.layer(group);
  actors.lend(group, 'x', 2);
  actors.lend(group, 'x', 3);
  actors.lend(group, 'class', null);
  actors.hide(text);
  expect(svg.querySelectorAll('g.moving')).toHaveLength(2);
  expect([svg.firstElementChild!.getAttribute('class'), group.getAttribute('x'), text.getAttribute('visibility')]).toEqual([
    'moving',
    '3',
    'hidden',
  ]);
  actors.end();
  expect(document.body.innerHTML).toBe(before);
  actors.end();
  expect(document.body.innerHTML).toBe(before);
});

/** A movement that records what is painted. */
function telling(lasts: number) {
  const calls: (number | 'end')[] = [];
  const movement: Movement = { lasts, paint: (at) => calls.push(at), end: () => calls.push('end') };
  return { movement, heard: () => calls.splice(0) };
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

  it('only waits for what the browser moves, and leaves it until something else is drawn', () => {
    const { clock, mover, long, short } = made();
    let over = 0;
    const ran: number[] = [];
    const run = (milliseconds: number) => ran.push(milliseconds);
    const play = () => mover.play([{ ...long.movement, run }, short.movement], { backwards: true, within: 100, over: () => over++ });
    play();
    clock.pass(0);
    clock.pass(75);
    expect([ran, long.heard(), short.heard()]).toEqual([[100], [1], [1, 1, 0.5]]);
    clock.pass(25);
    expect([long.heard(), short.heard(), over, mover.moving]).toEqual([[], ['end'], 1, false]);
    play();
    expect(long.heard()).toEqual(['end', 1]);
    mover.cut();
    clock.pass(200);
    expect([long.heard(), short.heard(), over]).toEqual([['end'], [1, 'end'], 1]);
    mover.play([{ ...long.movement, run }], { within: 100 });
    clock.pass(100);
    expect([long.heard(), over, mover.moving]).toEqual([[0], 1, false]);
    mover.cut();
    expect(long.heard()).toEqual(['end']);
  });

  it('holds at any share, is cut at any time, and ends each movement once', () => {
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
