import { expect, test, vi } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { backtracking } from '../../../engine/search/backtracking.card.ts';
import { record } from '../../../trace/record.ts';
import { barsAt, barsOf, spansOf } from './bars.ts';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const timeline = record(backtracking, readPuzzles(wikipedia)[0]!.puzzle, defaultsOf(backtracking.options));
const bars = barsOf(timeline, 0, timeline.length)!;

test('a bar is a digit from the step that places it to the step that takes it back, or to the end', () => {
  expect(bars).toHaveLength(timeline.totals.place!);
  expect(bars.filter(({ undone }) => undone)).toHaveLength(timeline.totals.takeBack!);
  for (const { from, to, undone } of bars.slice(0, 300)) {
    const [placed, back] = [timeline.stepAt(from)!, timeline.stepAt(to)!];
    expect(placed.kind).toBe('place');
    if (undone) expect(back).toEqual({ ...placed, kind: 'takeBack' });
  }
});

test('the bars at a position are as many as cells are filled', () => {
  for (const position of [0, 3, 6998, 12_069, 46_351, 46_352, timeline.length]) {
    const path = barsAt(bars, position);
    expect(path.map(({ depth }) => depth)).toEqual(path.map((_, index) => index));
    expect(path).toHaveLength(timeline.metricAt(position));
  }
});

test('a bar that is cut off by the end of a window stays only where the search never comes back from it', () => {
  const stays = new Set(bars.filter(({ undone }) => !undone).map(({ from }) => from));
  for (const last of [40, 6998, 46_351]) {
    const open = barsAt(barsOf(timeline, 0, last)!, last);
    expect(open).toHaveLength(timeline.metricAt(last));
    expect(open.map(({ undone }) => undone)).toEqual(open.map(({ from }) => !stays.has(from)));
  }
});

test('as long as a run grows no bar is said to stay', () => {
  const complete = vi.spyOn(timeline, 'complete', 'get').mockReturnValue(false);
  expect(barsOf(timeline, 0, timeline.length)!.every(({ undone }) => undone)).toBe(true);
  complete.mockRestore();
});

test('no bar is said to stay where the run goes on beyond what is kept of it', () => {
  const beginning = record(backtracking, readPuzzles(wikipedia)[0]!.puzzle, defaultsOf(backtracking.options), { cap: 40_000 });
  expect([beginning.complete, beginning.capped]).toEqual([true, true]);
  const ofPart = barsOf(beginning, 0, 12_000)!;
  expect(ofPart.every(({ undone }) => undone)).toBe(true);
  beginning.outcome = undefined;
  expect(barsOf(beginning, 0, 12_000)).toEqual(ofPart);
});

test('returns no bars when there are more than allowed', () => {
  expect(barsOf(timeline, 0, timeline.length, 4000)).toBeUndefined();
});

test('spans cover what bars cover, and no narrow one is closer to its neighbour than the gap', () => {
  const x = (position: number) => (position / timeline.length) * 700;
  const undone = bars.filter((bar) => bar.undone);
  const spans = spansOf(undone, x, 1);
  expect(spans.length).toBeLessThan(1100);
  for (const bar of undone)
    expect(spans.some(({ depth, from, to }) => depth === bar.depth && from <= x(bar.from) && x(bar.to) <= to)).toBe(true);
  const before = new Map<number, (typeof spans)[number]>();
  for (const span of spans) {
    const { from, to } = before.get(span.depth) ?? { from: 0, to: Number.NEGATIVE_INFINITY };
    if (Math.min(to - from, span.to - span.from) < 8) expect(span.from - to).toBeGreaterThanOrEqual(1);
    before.set(span.depth, span);
  }
});
