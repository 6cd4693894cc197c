import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { runAtBuild } from '../../src/authoring/run-at-build.ts';
import { opposite } from '../../src/widgets/views/links/arrow-routes.ts';
import { arrowsOf } from '../../src/widgets/views/links/arrows.ts';
import { linksView } from '../../src/widgets/views/links/links.ts';
import { type DrawnLinks, type Plan, planOf, workOf } from '../../src/widgets/views/links/plan.ts';
import { viewContext } from '../../src/widgets/views/view-set.ts';
import { times } from '../samples.ts';

const knuth = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'knuth-6x7', options: { solutions: '0' } });
const sudoku = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'tiny-4', options: { solutions: '0' }, builtSteps: 300 });
const directions = ['L', 'R', 'U', 'D'] as const;

/** Returns the links of a frame at a position. */
function linksAt({ timeline }: typeof knuth, position: number) {
  const { picture, step } = timeline.frame(position);
  const state = { ...picture.links, ...picture.cover } as DrawnLinks;
  return { step, state: { ...state, ...Object.fromEntries(directions.map((each) => [each, state[each].slice()])) } };
}

/** The view in an element of its own. */
function made(run: typeof knuth) {
  const { document } = parseHTML('<body><div></div></body>');
  const element = document.querySelector('div') as unknown as Element;
  const view = linksView(element, viewContext(run, run.timeline, document as unknown as Document));
  return { element, ...view, frame: (position: number) => run.timeline.frame(position) };
}

const runs = { knuth, sudoku };

describe.each(Object.entries(runs))('arrows of %s', (_, run) => {
  const { algorithm, timeline } = run;

  it('bold are the entries that the step has rewritten, and no others', () => {
    let plan: Plan | undefined;
    let rewritten = 0;
    for (let position = 1; position <= timeline.length; position++) {
      const before = linksAt(run, position - 1).state;
      const { step, state } = linksAt(run, position);
      plan = planOf(state, step, plan);
      const changed = directions.flatMap((each) =>
        [...state[each]].flatMap((target, node) => (target === before[each][node] ? [] : [`${each}:${node}`])),
      );
      const work = workOf(state, step, algorithm.steps[step!.kind]!.undoes === true);
      const lit = arrowsOf(state, plan, work).filter((arrow) => arrow.lit === 'new');
      expect(lit.map(({ key }) => key).sort(), `step ${position}`).toEqual(changed.sort());
      rewritten += changed.length;
    }
    expect(rewritten).toBeGreaterThan(100);
  });

  it('draws restored links solid, and leads from a node that comes back to its neighbours', () => {
    let plan: Plan | undefined;
    const seen = { solid: 0, dashed: 0, requested: 0 };
    for (let position = 0; position <= timeline.length; position++) {
      const { step, state } = linksAt(run, position);
      plan = planOf(state, step, plan);
      const work = workOf(state, step, step !== undefined && algorithm.steps[step.kind]!.undoes === true);
      for (const { key, returned, lit } of arrowsOf(state, plan, work)) {
        const [direction, node] = [key[0] as 'L', Number(key.slice(2))];
        expect(state[opposite[direction]][state[direction][node]!] === node, `${key} at step ${position}`).toBe(returned);
        seen[returned ? 'solid' : 'dashed']++;
        if (lit !== 'asked') continue;
        seen.requested++;
        expect([node, returned]).toEqual([work.moved, true]);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
});

describe('the movement', () => {
  it.each(Object.entries(runs))('of %s ends as the frame is drawn directly, to and fro, wherever it is cut', (_, run) => {
    const { length } = run.timeline;
    const moving = made(run);
    moving.draw(moving.frame(0));
    let moved = 0;
    const go = (from: number, to: number) => {
      const movement = moving.move!(moving.frame(to), { position: from });
      for (const at of from < to ? [0, 0.4] : [1, 0.6]) movement?.paint(at);
      if (movement) moved++;
      movement?.end();
      const direct = made(run);
      direct.draw(direct.frame(to));
      const parts = (element: Element) => element.innerHTML.split('<').sort();
      expect(parts(moving.element), `from ${from} to ${to}`).toEqual(parts(direct.element));
    };
    const last = Math.min(length, times(16));
    for (let position = 0; position < last; position++) go(position, position + 1);
    for (let position = last; position > 0; position--) go(position, position - 1);
    expect(moved).toBeGreaterThan(last);
  });

  it('moves the two heads from the node that leaves to its neighbours, and nothing else is drawn over', () => {
    const { element, draw, move, frame } = made(knuth);
    // The first node that is unlinked.
    draw(frame(2));
    const movement = move!(frame(3), { position: 2 })!;
    expect(movement.lasts).toBe(250);
    const heads = () =>
      [...element.querySelectorAll('.moving path.new')]
        .filter((path) => path.getAttribute('opacity') !== '0')
        .map((path) => path.getAttribute('d')!.split(' ').slice(-1)[0])
        .map(Number);
    movement.paint(0.2);
    const from = heads();
    movement.paint(1);
    const to = heads();
    const still = [...element.querySelectorAll('.rewritten > .new path.new')].map((path) =>
      Number(path.getAttribute('d')!.split(' ').at(-1)),
    );
    expect(to.sort()).toEqual(still.sort());
    expect(from.sort()).not.toEqual(to);
    expect(element.querySelectorAll('.moving path.arrow').length).toBeLessThan(30);
    movement.end();
    expect(element.querySelectorAll('.moving, [visibility]')).toHaveLength(0);
  });
});
