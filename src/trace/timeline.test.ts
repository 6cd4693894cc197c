import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../engine/algorithm.ts';
import { humanSolver } from '../engine/logic/human-solver.card.ts';
import { defaultsOf } from '../engine/options.ts';
import { puzzleOf } from '../engine/puzzle.ts';
import { backtracking } from '../engine/search/backtracking.card.ts';
import { positionOf } from './anchors.ts';
import { jsonLines } from './export.ts';
import { record } from './record.ts';
import { linesOfKinds } from './source-lines.ts';
import type { Timeline } from './timeline.ts';

const algorithm = backtracking as unknown as AnyAlgorithm;
const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
const puzzleText = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const wikipedia = record(algorithm, read(puzzleText), defaultsOf(backtracking.options));

/** What the timeline finds, found by reading every step. */
function positions(timeline: Timeline, matches: (step: Record<string, unknown>) => boolean): number[] {
  return [...timeline.steps()].flatMap((step, index) => (matches(step) ? [index + 1] : []));
}

describe('timeline', () => {
  it('keeps the whole run and knows how it ended', () => {
    expect(wikipedia.outcome).toBe('solved');
    expect(wikipedia.capped).toBe(false);
    expect(wikipedia.length).toBe(Object.values(wikipedia.totals).reduce((a, b) => a + b));
    expect(wikipedia.totals.try).toBe(37_652);
  });

  it('knows the metric before the first step', () => {
    const start = { ...defaultsOf(humanSolver.options) } as never;
    const climb = record(humanSolver as unknown as AnyAlgorithm, read(puzzleText), start);
    const state = humanSolver.start(read(puzzleText), start);
    expect(state.left).toBeGreaterThan(81);
    expect(climb.metricAt(0)).toBe(state.left);
    expect(wikipedia.metricAt(0)).toBe(0);
  });

  it('takes at most eight bytes a step', () => {
    expect(wikipedia.bytes / wikipedia.length).toBeLessThanOrEqual(8);
  });

  it('finds the next and the previous step of a kind, across chunks', () => {
    const deadEnds = positions(wikipedia, ({ kind }) => kind === 'deadEnd');
    expect(deadEnds.length).toBe(wikipedia.totals.deadEnd);
    let position = 0;
    for (const expected of deadEnds) {
      position = wikipedia.next(['deadEnd'], position)!;
      expect(position).toBe(expected);
    }
    expect(wikipedia.next(['deadEnd'], position)).toBeUndefined();
    for (const expected of deadEnds.toReversed().slice(1)) {
      position = wikipedia.previous(['deadEnd'], position)!;
      expect(position).toBe(expected);
    }
    expect(wikipedia.previous(['deadEnd'], position)).toBeUndefined();
  });

  it('finds how far some kinds of step go for an amount', () => {
    const found = positions(wikipedia, ({ kind }) => kind === 'place' || kind === 'takeBack');
    for (const n of [1, 2, 40, 2000, found.length]) expect(wikipedia.amountTo(n, { place: 1, takeBack: 1 })).toBe(found[n - 1]);
    expect(wikipedia.amountTo(0, { place: 1 })).toBe(0);
    expect(wikipedia.amountTo(1, { place: 2 })).toBe(0);
    expect(wikipedia.amountTo(2, { solved: 1 })).toBe(wikipedia.length);
    expect(wikipedia.amountTo(1, { noSolution: 1 })).toBe(wikipedia.length);
  });

  it('steps over what a placement leads to, and out of it', () => {
    const place = positions(wikipedia, ({ kind }) => kind === 'place')[5]!;
    const depth = wikipedia.metricAt(place);
    const over = wikipedia.stepOver(place - 1);
    expect(wikipedia.kindAt(over)).toBe('takeBack');
    expect(wikipedia.metricAt(over)).toBe(depth - 1);
    for (let position = place; position < over; position++) expect(wikipedia.metricAt(position)).toBeGreaterThanOrEqual(depth);
    const out = wikipedia.stepOut(place);
    expect(out).toBe(over);
    expect(wikipedia.stepOver(0)).toBe(1);
    expect(wikipedia.stepOut(0)).toBeUndefined();
    expect(wikipedia.stepOver(wikipedia.length)).toBe(wikipedia.length);
  });

  it('finds when a cell changes next', () => {
    const cell = 7;
    const changes = positions(wikipedia, (step) => (step.kind === 'place' || step.kind === 'takeBack') && step.cell === cell);
    let position: number | undefined = 0;
    for (const expected of changes) {
      position = wikipedia.nextChange(cell, position!);
      expect(position).toBe(expected);
    }
    expect(wikipedia.nextChange(cell, position!)).toBeUndefined();
    for (const expected of changes.toReversed().slice(1)) {
      position = wikipedia.previousChange(cell, position!);
      expect(position).toBe(expected);
    }
    expect(wikipedia.previousChange(cell, position!)).toBeUndefined();
  });

  it('counts the steps before any position', () => {
    const position = 4321;
    const expected: Record<string, number> = {};
    for (const { kind } of wikipedia.steps(1, position)) expected[kind] = (expected[kind] ?? 0) + 1;
    for (const [kind, count] of Object.entries(wikipedia.countsAt(position))) expect(count).toBe(expected[kind] ?? 0);
  });

  it('peeks without moving the frame', () => {
    const { state } = wikipedia.frame(5000);
    const before = state.digits.slice();
    const peeked = wikipedia.peek(70_000) as { digits: Uint8Array };
    expect(state.digits).toEqual(before);
    expect(peeked.digits).toEqual(wikipedia.frame(70_000).state.digits);
  });

  it('makes a frame once as long as its state is, and anew after another one', () => {
    const before = wikipedia.frame(5000);
    const { grid } = before.picture;
    expect(wikipedia.frame(5000)).toBe(before);
    wikipedia.stateAt(5001);
    const after = wikipedia.frame(5000);
    expect(after).not.toBe(before);
    expect(after.picture.grid!.digits).toEqual(grid!.digits);
  });

  it('makes the overview from every step', () => {
    const columns = wikipedia.overview(300);
    const span = wikipedia.length;
    columns.forEach(([min, max], column) => {
      const [from, to] = [Math.floor((column * span) / 300), Math.floor(((column + 1) * span) / 300)];
      const values = Array.from({ length: to - from }, (_, i) => wikipedia.metricAt(from + i + 1));
      expect([min, max]).toEqual([Math.min(...values), Math.max(...values)]);
    });
  });

  it('says when it is only the beginning of a run, and still counts the whole', () => {
    const start = read('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');
    const short = record(algorithm, start, defaultsOf(backtracking.options), { cap: 3000 });
    expect(short.length).toBe(3000);
    expect(short.capped).toBe(true);
    expect(short.outcome).toBe('solved');
    expect(short.totals.try).toBe(80_491);
  });

  it('counts what is written as far as it can be read while the run goes on', () => {
    const growing = record(algorithm, read(puzzleText), defaultsOf(backtracking.options));
    const { written } = growing;
    const wrote = Object.keys(growing.writes)[0]!;
    growing.totals = { ...growing.totals, [wrote]: growing.totals[wrote]! + 7 };
    expect(growing.written).toBe(written + 7);
    growing.outcome = undefined;
    expect(growing.written).toBe(written);
    growing.capped = true;
    expect(growing.written).toBe(written + 7);
  });

  it('finds frames by what happens there', () => {
    const third = positions(wikipedia, ({ kind }) => kind === 'deadEnd')[2]!;
    expect(positionOf(wikipedia, { at: 'deadEnd', n: 3 })).toBe(third);
    expect(positionOf(wikipedia, { at: 'place', where: { cell: 8 } })).toBe(
      positions(wikipedia, (step) => step.kind === 'place' && step.cell === 8)[0],
    );
    expect(positionOf(wikipedia, { at: 'end' })).toBe(wikipedia.length);
    expect(() => positionOf(wikipedia, { at: 'deadend' })).toThrowErrorMatchingInlineSnapshot(
      `[Error: no step of 'backtracking' is called 'deadend'; there are start, end, choose, try, conflict, place, deadEnd, takeBack, solved, noSolution]`,
    );
    expect(() => positionOf(wikipedia, { at: 'solved', n: 2 })).toThrowErrorMatchingInlineSnapshot(
      `[Error: the run has 1 steps 'solved'; number 2 was asked for]`,
    );
  });

  it('exports a line a step', () => {
    const lines = [...jsonLines(wikipedia)];
    expect(lines.length).toBe(wikipedia.length);
    expect(JSON.parse(lines[0]!)).toEqual({ position: 1, kind: 'choose', cell: 2 });
  });
});

describe('linesOfKinds', () => {
  it('counts lines from one and keeps every place', () => {
    const lines = linesOfKinds("a\n  yield { kind: 'place', cell };\nb\nyield {\n  kind: 'place' };");
    expect(lines).toEqual(new Map([['place', [2, 4]]]));
  });
});
