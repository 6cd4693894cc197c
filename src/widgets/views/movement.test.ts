import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { Actors, movementOf, shareOf, staggered } from './movement.ts';

describe('a movement of parts', () => {
  it('paints each part in its own time, eased, and only while it is under way', () => {
    const told: string[] = [];
    const part = (name: string, from: number, lasts: number, ease?: (share: number) => number) => ({
      from,
      lasts,
      ...(ease && { ease }),
      paint: (share: number) => told.push(`${name} ${share}`),
    });
    const movement = movementOf([part('first', 0, 100), part('second', 100, 100, (share) => share ** 2)], new Actors())!;
    expect(movement.lasts).toBe(200);
    const painted = [0, 0.25, 0.5, 0.75, 1, 0.25].map((at) => {
      movement.paint(at);
      return told.splice(0);
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
