import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import type { AnyStep } from '../engine/step.ts';
import { record } from './record.ts';
import { anyGridScript, gridSteps, scriptedGrid } from './testing/scripted-grid.ts';

const step = (text: string): AnyStep => {
  const [kind, cell, digit] = text.split(' ');
  if (kind === 'jump') return { kind, to: Number(cell) };
  return { kind: kind!, ...(cell && { cell: Number(cell) }), ...(digit && { digit: Number(digit) }) };
};
const run = (...texts: string[]) => record(scriptedGrid, texts.map(step), {});
/** Where `stepOver` leads from before each step that opens a span. */
const closes = (timeline: ReturnType<typeof run>) =>
  [...timeline.steps()].flatMap(({ kind }, index) => (gridSteps[kind]!.depth === 1 ? [timeline.stepOver(index)] : []));

describe('a span closes', () => {
  it('with the step that comes back to where it began', () => {
    expect(closes(run('place 0 1', 'look', 'place 1 2', 'takeBack 1', 'look', 'takeBack 0', 'look'))).toEqual([6, 4]);
    expect(closes(run('call', 'call', 'back', 'look', 'back', 'look'))).toEqual([5, 3]);
  });

  it('at a verdict, though what it began with stays', () => {
    const timeline = run('place 0 1', 'look', 'back', 'look', 'place 1 2', 'takeBack 1');
    expect(closes(timeline)).toEqual([3, 6]);
    expect(timeline.stepOut(4)).toBeUndefined();
  });

  it('with all others at a step that leaves them all', () => {
    expect(closes(run('place 0 1', 'call', 'place 1 2', 'look', 'top', 'look'))).toEqual([5, 5, 5]);
  });

  it('with those inside it at a step that says how many levels stay open', () => {
    expect(closes(run('place 0 1', 'call', 'place 1 2', 'look', 'jump 1', 'look', 'jump 0'))).toEqual([7, 5, 5]);
    expect(closes(run('place 0 1', 'call', 'jump 2', 'look', 'back', 'look'))).toEqual([6, 5]);
  });

  it('where its digit is taken away, whatever that step says of levels', () => {
    expect(closes(run('place 0 1', 'look', 'wipe 0', 'look'))).toEqual([3]);
    expect(closes(run('place 0 1', 'place 1 2', 'place 2 3', 'clear', 'look'))).toEqual([4, 4, 4]);
    expect(closes(run('place 0 1', 'look', 'write 0 2', 'look'))).toEqual([3]);
    expect(closes(run('place 0 1', 'place 0 2', 'takeBack 0', 'look'))).toEqual([2, 3]);
  });

  it('where one around it is left, if it holds nothing itself', () => {
    expect(closes(run('place 0 1', 'call', 'wipe 0', 'look'))).toEqual([3, 3]);
    // A digit that is still there keeps its level, though one that was placed before it is gone.
    expect(closes(run('place 0 1', 'place 1 2', 'takeBack 0', 'look', 'takeBack 1', 'look'))).toEqual([3, 5]);
  });

  it('as ever, where the run was looked at block by block', () => {
    const texts = Array.from({ length: 3000 }, (_, index) => ['place 0 1', 'look', 'takeBack 0'][index % 3]!);
    const [whole, inStretches] = [run(...texts), run(...texts)];
    let turns = 0;
    let left = 0;
    while (!inStretches.spans.learnWhile(() => left-- > 0)) {
      turns++;
      left = 1;
    }
    expect(turns).toBeGreaterThan(2);
    expect(closes(inStretches)).toEqual(closes(whole));
  });

  it('nowhere, where it is never left: over it lies the end', () => {
    const timeline = run('look', 'place 0 1', 'look', 'look');
    expect([0, 1, 2, 4].map((position) => timeline.stepOver(position))).toEqual([1, 4, 3, 4]);
    expect([0, 2, 4].map((position) => timeline.stepOut(position))).toEqual([undefined, undefined, undefined]);
  });

  it('no more than once, and none closes before it opens', () => {
    expect(closes(run('back', 'takeBack 0', 'top', 'place 0 1', 'back', 'takeBack 0', 'look'))).toEqual([5]);
  });
});

/** By position of the step that opens it, where each span closes: computed step by step, from the whole list of open spans. */
function closings(script: readonly AnyStep[]): Map<number, number | undefined> {
  const state = scriptedGrid.start(script, {});
  const closed = new Map<number, number | undefined>();
  let open: { at: number; holds: Map<number, number> }[] = [];
  let before: Uint8Array = state.digits.slice();
  for (const [index, { kind }] of [...script].entries()) {
    scriptedGrid.apply[kind]?.(state, script[index]);
    const now: Uint8Array = state.digits.slice();
    const { depth, backTo } = gridSteps[kind]!;
    const stay = backTo === undefined ? Number.POSITIVE_INFINITY : Number(script[index]![backTo]);
    const gone = open.filter(({ holds }, at) => at >= stay || [...holds].some(([cell, digit]) => now[cell] !== digit));
    const first = open.findIndex((span) => gone.includes(span));
    const left = depth === 0 ? open : depth === -1 && gone.length === 0 && backTo === undefined ? open.slice(-1) : gone;
    const abandoned = gone.length > 0 && depth !== 0 ? open.filter(({ holds }, at) => at > first && holds.size === 0) : [];
    for (const { at } of [...left, ...abandoned]) closed.set(at, index + 1);
    open = open.filter((span) => !left.includes(span) && !abandoned.includes(span));
    const changed = [...now.keys()].filter((cell) => now[cell] !== before[cell]);
    if (depth === 1) {
      closed.set(index + 1, undefined);
      open.push({ at: index + 1, holds: new Map(changed.map((cell) => [cell, now[cell]!])) });
    }
    before = now;
  }
  return closed;
}

describe('any run', () => {
  it('is stepped over and out of as its spans close', () => {
    fc.assert(
      fc.property(anyGridScript, fc.nat(), (script, at) => {
        const closed = closings(script);
        const timeline = record(scriptedGrid, script, {});
        const place = at % (script.length + 1);
        const over = closed.has(place + 1) ? (closed.get(place + 1) ?? script.length) : Math.min(place + 1, script.length);
        expect(timeline.stepOver(place)).toBe(over);
        const around = [...closed].filter(([opened, end]) => opened <= place && (end === undefined || end > place));
        expect(timeline.spans.innermostAt(place)?.opened).toBe(around.at(-1)?.[0]);
        expect(timeline.stepOut(place)).toBe(around.at(-1)?.[1]);
        const opened = [...closed.keys()].filter((position) => position > place);
        expect(timeline.spans.openedIn(place, script.length, Object.keys(gridSteps)).map((span) => span.opened)).toEqual(opened);
        expect([...closed].map(([position]) => timeline.spans.closeOf(timeline.spans.openedAt(position)!))).toEqual([...closed.values()]);
      }),
      samples(50),
    );
  });
});
