import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import { positionOf } from '../../trace/anchors.ts';
import { record } from '../../trace/record.ts';
import type { Frame } from '../../trace/timeline.ts';
import { ownPuzzle } from '../runs/named-puzzle.ts';
import { prepareRun } from '../runs/prepared-run.ts';
import type { Clock } from '../ui/clock.ts';
import { manualClock } from '../ui/testing/manual-clock.ts';
import type { Lit } from './lit.ts';
import type { ShownFrame, View } from './view.ts';
import { ViewSet, viewContext } from './view-set.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
const timeline = record(run.algorithm, run.input, run.values);

/** A clock whose pictures are timers. */
const timers: Clock = {
  now: () => 0,
  soon: (callback) => timers.after(16, callback),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A view that records what it draws. */
function keeping(grows?: View['grows']) {
  const drawn: [number, number | undefined][] = [];
  const draw = (frame: Frame, previous?: Frame) => drawn.push([frame.position, previous?.position]);
  return { ...(grows && { grows }), draw, drawn };
}

/** A view that records what is lit in it. */
function lightable() {
  const lights: (Lit | undefined)[] = [];
  return { draw: () => {}, highlight: (lit: Lit | undefined) => lights.push(lit), lights };
}

/** A view that moves for 100 milliseconds to whatever frame, and records its calls. */
function moving() {
  const calls: string[] = [];
  return {
    draw: ({ position }: Frame) => calls.push(`draws ${position}`),
    move: ({ position }: Frame, previous: ShownFrame) => {
      calls.push(`moves ${previous.position} to ${position}`);
      return { lasts: 100, paint: (at: number) => calls.push(`${at}`), end: () => calls.push('ends') };
    },
    heard: () => calls.splice(0).join(', '),
  };
}

describe('the views of a figure', () => {
  it('are drawn with the frame before; those that show growth alone when the run has grown', () => {
    const [still, growing] = [keeping(), keeping('levels')];
    const { document } = parseHTML('<body></body>');
    const set = new ViewSet(timeline, [
      [document.body, still],
      [document.body, growing],
    ]);
    set.drawGrowth('levels');
    expect([set.position, growing.drawn]).toEqual([undefined, []]);
    set.draw(3);
    set.draw(4);
    set.drawGrowth('levels');
    expect(set.position).toBe(4);
    expect(still.drawn).toEqual([
      [3, undefined],
      [4, 3],
    ]);
    expect(growing.drawn).toEqual([
      [3, undefined],
      [4, 3],
      [4, 4],
    ]);
  });

  it('are redrawn as soon as the run has grown where they show its length, without waiting for what is to be known of its levels', () => {
    const unknown = record(run.algorithm, run.input, run.values);
    const [length, levels] = [keeping('length'), keeping('levels')];
    const { document } = parseHTML('<body></body>');
    const set = new ViewSet(unknown, [
      [document.body, length],
      [document.body, levels],
    ]);
    set.draw(3);
    set.drawGrowth('length');
    expect([length.drawn.length, levels.drawn.length]).toEqual([2, 1]);
    set.drawGrowth('levels');
    expect([length.drawn.length, levels.drawn.length]).toEqual([2, 2]);
  });

  it('wait in a pane that is hidden, and are drawn when it is shown or printed', () => {
    const { document } = parseHTML('<body><div role="tabpanel" hidden><p></p></div></body>');
    const [seen, waiting] = [keeping(), keeping('levels')];
    const set = new ViewSet(timeline, [
      [document.body, seen],
      [document.querySelector('p')!, waiting],
    ]);
    set.drawLate();
    set.draw(3);
    set.draw(7);
    expect([seen.drawn.length, waiting.drawn]).toEqual([2, []]);
    set.drawLate();
    expect(waiting.drawn).toEqual([]);
    set.drawLate({ hidden: true });
    expect(waiting.drawn).toEqual([[7, undefined]]);
    set.drawGrowth('levels');
    document.querySelector('div')!.removeAttribute('hidden');
    set.drawLate();
    set.drawLate();
    expect(waiting.drawn).toEqual([
      [7, undefined],
      [7, undefined],
    ]);
    expect(seen.drawn.length).toBe(2);
  });

  it('can be drawn a few milliseconds at a time, unless another frame comes first, or what moves is to end', async () => {
    vi.useFakeTimers();
    // What those that grow have to know is no matter of this test.
    timeline.spans.learnWhile(() => true);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const slow = (grows?: View['grows']) => {
      const view = keeping(grows);
      const draw = (...frames: Parameters<typeof view.draw>) => {
        now += 5;
        return view.draw(...frames);
      };
      return { ...view, draw };
    };
    const [first, second, third] = [slow(), slow('levels'), slow()];
    const { document } = parseHTML('<body><p></p><i></i></body>');
    const set = new ViewSet(
      timeline,
      [
        [document.body, first],
        [document.querySelector('p')!, second],
        [document.querySelector('i')!, third],
      ],
      timers,
    );
    set.draw(3, { inTurn: true });
    vi.advanceTimersToNextTimer();
    expect([set.position, first.drawn.length]).toEqual([3, 0]);
    vi.advanceTimersToNextTimer();
    expect([first.drawn.length, second.drawn.length, third.drawn.length]).toEqual([1, 0, 0]);
    vi.advanceTimersToNextTimer();
    expect([first.drawn.length, second.drawn.length, third.drawn.length]).toEqual([1, 1, 0]);
    set.draw(4);
    vi.runAllTimers();
    const positions = () => [first, second, third].map(({ drawn }) => drawn.map(([position]) => position));
    expect(positions()).toEqual([[3, 4], [3, 4], [4]]);
    set.draw(5, { inTurn: true });
    set.settle();
    vi.runAllTimers();
    expect(positions()).toEqual([
      [3, 4, 5],
      [3, 4, 5],
      [4, 5],
    ]);
    clock.mockRestore();
    vi.useRealTimers();
  });

  it('are drawn after the others where they show the whole run, as soon as its levels are known', () => {
    vi.useFakeTimers();
    const unknown = record(run.algorithm, run.input, run.values);
    const drawn: string[] = [];
    const whole = {
      grows: 'levels' as const,
      draw: () => drawn.push(`whole, ${unknown.spans.learnWhile(() => false) ? 'known' : 'unknown'}`),
    };
    const still = { draw: ({ position }: Frame) => drawn.push(`frame ${position}`) };
    const { document } = parseHTML('<body><p></p></body>');
    const set = new ViewSet(
      unknown,
      [
        [document.body, whole],
        [document.querySelector('p')!, still],
      ],
      timers,
    );
    set.draw(3, { inTurn: true });
    vi.runAllTimers();
    expect(drawn).toEqual(['frame 3', 'whole, known']);
    vi.useRealTimers();
  });

  it('are asked whether they can be seen when the page has been laid out, not before', () => {
    vi.useFakeTimers();
    const { document } = parseHTML('<body></body>');
    const view = keeping();
    const asked = vi.fn(() => true);
    document.body.checkVisibility = asked;
    const set = new ViewSet(timeline, [[document.body, view]], timers);
    set.draw(3, { inTurn: true });
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(asked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect([asked.mock.calls.length, view.drawn]).toEqual([1, [[3, undefined]]]);
    vi.useRealTimers();
  });

  it('are drawn without levels that they don’t need', () => {
    const unknown = record(run.algorithm, run.input, run.values);
    const isKnown = () => unknown.spans.learnWhile(() => false);
    const { document } = parseHTML('<body></body>');
    const set = new ViewSet(unknown, [[document.body, { grows: 'levels', levelsTo: () => 0, draw: () => {} }]]);
    expect([set.prepareGrowth(), isKnown()]).toEqual([true, false]);
    const other = new ViewSet(unknown, [[document.body, { grows: 'levels', draw: () => {} }]]);
    expect(other.prepareGrowth()).toBe(false);
  });

  it('are drawn a part at a time where much is new in them, and others that come into sight meanwhile after them', () => {
    vi.useFakeTimers();
    const drawn: string[] = [];
    let missing = 2;
    const large = {
      draw: ({ position }: Frame) => drawn.push(`whole ${position}`),
      drawPart: ({ position }: Frame) => {
        drawn.push(`part of ${position}`);
        return missing-- === 0;
      },
    };
    const { document } = parseHTML('<body><div role="tabpanel" hidden><p></p></div></body>');
    const late = { draw: ({ position }: Frame) => drawn.push(`late ${position}`) };
    const set = new ViewSet(
      timeline,
      [
        [document.body, large],
        [document.querySelector('p')!, late],
      ],
      timers,
    );
    set.draw(3, { inTurn: true });
    vi.advanceTimersToNextTimer();
    vi.advanceTimersToNextTimer();
    expect(drawn).toEqual(['part of 3']);
    document.querySelector('div')!.removeAttribute('hidden');
    set.drawLate();
    expect(drawn).toEqual(['part of 3']);
    vi.runAllTimers();
    expect(drawn).toEqual(['part of 3', 'part of 3', 'part of 3', 'late 3']);
    missing = 2;
    set.draw(4, { inTurn: true });
    set.draw(5);
    vi.runAllTimers();
    expect(drawn.slice(4)).toEqual(['part of 4', 'whole 5', 'late 5']);
    vi.useRealTimers();
  });

  it('are made where the page has a place for them, once each, and draw', async () => {
    const { document } = parseHTML('<body><p data-view="words">old</p><div data-view="counters"></div></body>');
    const set = await ViewSet.in(document, ['words', 'counters', 'strip', 'words'], viewContext(run, timeline, document));
    set.draw(timeline.length);
    expect(document.querySelector('[data-view=words]')!.textContent).not.toBe('old');
    expect(document.querySelector('[data-view=counters]')!.textContent).toContain('placements');
  });

  it('go on with what is drawn, unless that is another algorithm’s', async () => {
    const { document } = parseHTML('<body><p data-view="words">old</p></body>');
    const words = () => document.querySelector('[data-view=words]')!.textContent;
    const context = viewContext(run, timeline, document);
    await ViewSet.in(document, ['words'], context);
    expect(words()).toBe('old');
    await ViewSet.in(document, ['words'], context, { emptied: true });
    expect(words()).toBe('');
  });

  it('move from frame to frame where there is time, to and fro, and are cut by whatever is drawn next', () => {
    const { document } = parseHTML('<body></body>');
    const [clock, still, view] = [manualClock(), keeping('levels'), moving()];
    const set = new ViewSet(
      timeline,
      [
        [document.body, still],
        [document.body, view],
      ],
      clock,
    );
    set.draw(3, { moves: 200 });
    expect(view.heard()).toBe('draws 3');
    set.draw(4, { moves: 200 });
    clock.pass(9);
    clock.pass(50);
    expect([view.heard(), set.position, still.drawn.at(-1)]).toEqual(['moves 3 to 4, 0, 0, 0.5', 4, [4, 3]]);
    set.drawGrowth('levels');
    expect(still.drawn).toHaveLength(2);
    clock.pass(50);
    expect([view.heard(), still.drawn.length]).toEqual(['ends', 3]);
    set.draw(3, { moves: 50 });
    clock.pass(9);
    clock.pass(20);
    expect(view.heard()).toBe('moves 4 to 3, 1, 1, 0.6');
    set.draw(2);
    expect(view.heard()).toBe('ends, draws 2');
    set.draw(1, { moves: 50 });
    set.settle();
    clock.pass(9);
    set.draw(1, { moves: 50 });
    expect(view.heard()).toBe('moves 2 to 1, 1, ends, draws 1');
  });

  it('are held between two frames until the next is drawn', () => {
    const { document } = parseHTML('<body></body>');
    const view = moving();
    const set = new ViewSet(timeline, [[document.body, view]], manualClock());
    expect([set.hold(5, 0.25), set.hold(5, 0.75), set.hold(7, 0, 9)]).toEqual([100, 100, 100]);
    expect(view.heard()).toBe('draws 5, moves 5 to 6, 0.25, 0.75, ends, draws 7, moves 7 to 9, 0');
    set.draw(7);
    expect(view.heard()).toBe('ends, draws 7');
    expect([set.hold(timeline.length, 0.5), view.heard()]).toEqual([0, `draws ${timeline.length}, draws ${timeline.length}`]);
  });

  it('keep a light while the frame changes, read from the run what it counts, and end it where it is hidden', () => {
    const { document } = parseHTML('<body><div role="tabpanel"><p></p></div></body>');
    const [seen, hiding] = [lightable(), lightable()];
    const set = new ViewSet(timeline, [
      [document.body, seen],
      [document.querySelector('p')!, hiding],
      [document.body, keeping()],
    ]);
    set.draw(3);
    expect(seen.lights).toEqual([]);
    set.highlight({ cells: [[4]] });
    set.draw(4);
    expect([seen.lights, hiding.lights]).toEqual([
      [{ cells: [[4]] }, { cells: [[4]] }],
      [{ cells: [[4]] }, { cells: [[4]] }],
    ]);
    document.querySelector('div')!.setAttribute('hidden', '');
    const places = [1, 2, 3].map((n) => positionOf(timeline, { at: 'place', n }));
    set.highlight({ counts: { kinds: ['place'], after: places[0]!, until: places[2]! } });
    expect([seen.lights.at(-1), hiding.lights.at(-1)]).toEqual([{ steps: places.slice(1) }, undefined]);
    set.highlight(undefined);
    document.querySelector('div')!.removeAttribute('hidden');
    set.drawLate();
    expect([seen.lights.length, hiding.lights.length, seen.lights.at(-1)]).toEqual([4, 3, undefined]);
  });

  it('that were hidden do not move from a frame that they do not show', () => {
    const { document } = parseHTML('<body><div role="tabpanel"><p></p></div></body>');
    const view = moving();
    const set = new ViewSet(timeline, [[document.querySelector('p')!, view]], manualClock());
    set.draw(1);
    document.querySelector('div')!.setAttribute('hidden', '');
    set.draw(2);
    document.querySelector('div')!.removeAttribute('hidden');
    set.draw(3, { moves: 100 });
    expect(view.heard()).toBe('draws 1, draws 3');
  });
});
