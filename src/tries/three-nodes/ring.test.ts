import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plain } from '../../narration/sentence.ts';
import { isRootKept, isSound, missedBy, type Ring, ringOf, turn, verdictOn, WALKS, walkAlong, wrongWrites } from './ring.ts';

const orders = (nodes: readonly number[]): number[][] =>
  nodes.length === 0 ? [[]] : nodes.flatMap((node) => orders(nodes.filter((each) => each !== node)).map((rest) => [node, ...rest]));

const isAsBefore = (ring: Ring) => {
  const fresh = ringOf(ring.covered.length - 1);
  return WALKS.every((walk) => ring[walk].every((value, x) => value === fresh[walk][x]));
};

/** All orders in which so many neighbours can leave a list and come back, and those after which it is not what it was. */
function broken(nodes: number): { readonly stay: (readonly [out: readonly number[], back: readonly number[]])[]; readonly all: number } {
  const all = orders(Array.from({ length: nodes }, (_, index) => index + 1));
  const stay: [number[], number[]][] = [];
  for (const out of all)
    for (const back of all) {
      const ring = ringOf(nodes);
      for (const x of [...out, ...back]) turn(ring, x);
      expect(isSound(ring)).toBe(isAsBefore(ring));
      if (!isSound(ring)) stay.push([out, back]);
    }
  return { stay, all: all.length ** 2 };
}

describe('nodes that leave a list and come back', () => {
  const [two, three, four] = [broken(2), broken(3), broken(4)];

  it('heal in any order where there are two; of the orders of three and four 68 of 612 leave the list broken', () => {
    expect([two.stay.length, two.all]).toEqual([0, 4]);
    expect([three.stay.length + four.stay.length, three.all + four.all]).toEqual([68, 612]);
    expect(three.stay).toContainEqual([
      [1, 2, 3],
      [1, 3, 2],
    ]);
    const chapter = readFileSync('content/chapters/dancing-links/index.mdx', 'utf8');
    expect(chapter).toContain(
      `Of the ${three.all} orders in which three nodes can all leave and then all return, only ${three.stay.length} leave the list broken.`,
    );
  });

  it('can hide it: the root has its neighbours again in ten of the broken orders of four, and in two of them both walks agree', () => {
    const changedBy = ([out, back]: (typeof four.stay)[number]) => {
      const ring = ringOf(4);
      for (const x of [...out, ...back]) turn(ring, x);
      return ring;
    };
    const kept = four.stay.filter((order) => isRootKept(changedBy(order)));
    const hidden = kept.filter((order) => WALKS.every((walk) => missedBy(changedBy(order), walk).join() === '2,3'));
    expect([kept.length, hidden.length, four.stay.length]).toEqual([10, 2, 66]);
    const chapter = readFileSync('content/chapters/dancing-links/index.mdx', 'utf8');
    expect(chapter).toContain(`Ten of the ${four.all} orders do it. One is out 2, 3, 4, 1 and back 1, 2, 4, 3.`);
    expect(kept).toContainEqual([
      [2, 3, 4, 1],
      [1, 2, 4, 3],
    ]);
    expect(chapter).toContain('Only two orders do it: out 2, 3, 4, 1 and back 2, 4, 3, 1, and its mirror image.');
    expect(hidden[1]).toEqual(hidden[0]!.map((order) => order.map((x) => 5 - x)));
    expect(hidden[0]).toEqual([
      [2, 3, 4, 1],
      [2, 4, 3, 1],
    ]);
    expect(plain(verdictOn(changedBy(hidden[0]!), 1).text)).toBe(
      'Broken, and well hidden. Both walks miss nodes 2 and 3, though they are in the list.',
    );
  });

  it('are broken by a write that came too late: of a node that came back, over another node, and nothing mends it', () => {
    for (const [nodes, { stay }] of [
      [3, three],
      [4, four],
    ] as const)
      for (const [out, back] of stay) {
        const writes = wrongWrites(nodes, [...out, ...back]);
        expect(writes.length).toBeGreaterThan(0);
        const ring = ringOf(nodes);
        for (const x of [...out, ...back]) turn(ring, x);
        for (const { node, walk, at, over, right } of writes) {
          // It is still what the node wrote, over another, and not what it was.
          expect(ring[walk][at]).toBe(node);
          expect([right, over]).not.toContain(node);
        }
      }
    expect(wrongWrites(3, [1, 2, 3, 1, 3, 2])).toEqual([{ node: 3, walk: 'R', at: 0, over: 1, right: 1, alone: true }]);
    expect(wrongWrites(4, [2, 3, 4, 1, 2, 4, 3, 1]).map(({ node, walk, at, over }) => [node, walk, at, over])).toEqual([
      [4, 'R', 1, 2],
      [1, 'L', 4, 3],
    ]);
    expect(wrongWrites(4, [2, 3, 3, 2])).toEqual([]);
  });

  it('never break anything in the opposite order, at no moment', () => {
    for (const out of orders([1, 2, 3, 4])) {
      const ring = ringOf(4);
      for (const x of [...out, ...out.toReversed()]) {
        turn(ring, x);
        expect(isSound(ring)).toBe(true);
        expect(verdictOn(ring, x).sound).toBe(true);
      }
      expect(isAsBefore(ring)).toBe(true);
    }
  });

  it('are judged by what can be seen: what a walk runs into, then what it misses', () => {
    const ring = ringOf(3);
    const said = [1, 2, 3, 1, 3, 2].map((x) => {
      turn(ring, x);
      return plain(verdictOn(ring, x).text);
    });
    expect(said[0]).toMatch(/^1 is out\. 0 and 2 now point past it/);
    expect(said[3]).toMatch(/runs into nodes 2 and 3,/);
    expect(said.at(-1)).toBe('Broken. The walk to the right misses nodes 1 and 2, though they are in the list.');
    expect(WALKS.map((walk) => walkAlong(ring, walk).met)).toEqual([
      [0, 3],
      [0, 3, 2, 1],
    ]);
  });
});
