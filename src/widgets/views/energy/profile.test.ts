import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { annealing } from '../../../engine/anneal/annealing.card.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { record } from '../../../trace/record.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { Landmarks } from './landmarks.ts';
import { bestAt, binAt, profileOf } from './profile.ts';

/** A run that cools and is reheated again and again, in short chains. */
const algorithm = annealing as unknown as AnyAlgorithm;
const options = { ...defaultsOf(annealing.options), chainShare: 0.02, cooling: 0.7, patience: 3, seed: 1, limit: 100_000 };
const timeline = record(algorithm, puzzleOf(new Uint8Array(81)), options, { maxSteps: 12_000 });

const learnt = (of: Timeline) => {
  const landmarks = new Landmarks(of);
  landmarks.grow();
  return landmarks;
};
const landmarks = learnt(timeline);
const metrics = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => timeline.metricAt(from + index + 1));
/** By position, the least so far. */
const lowest = [Number.POSITIVE_INFINITY];
for (const value of metrics(0, timeline.length)) lowest.push(Math.min(lowest.at(-1)!, value));
const positionsOf = (kinds: readonly string[]) => {
  const positions: number[] = [];
  for (let at = timeline.next(kinds, 0); at !== undefined; at = timeline.next(kinds, at)) positions.push(at);
  return positions;
};

describe('the landmarks of a search', () => {
  it('are where its chains end, and where it is reheated', () => {
    expect(landmarks.chainEnds).toEqual(positionsOf(['cool', 'reheat']));
    expect(landmarks.reheats.map(({ position }) => position)).toEqual(positionsOf(['reheat']));
    expect(landmarks.reheats.length).toBeGreaterThan(1);
  });

  it('have the temperature of every place, as its state has it', () => {
    for (let position = 0; position <= timeline.length; position += 97)
      expect(landmarks.temperatureAt(position)).toBe((timeline.peek(position) as { temperature: number }).temperature);
  });

  it('are the same however often they are read meanwhile', () => {
    const growing = {
      length: 0,
      algorithm,
      next: timeline.next.bind(timeline),
      peek: timeline.peek.bind(timeline),
      stepAt: timeline.stepAt.bind(timeline),
    };
    const partial = new Landmarks(
      new Proxy(growing, {
        get: (target, name) =>
          name === 'next'
            ? (kinds: readonly string[], from: number) => {
                const found = timeline.next(kinds, from);
                return found !== undefined && found <= target.length ? found : undefined;
              }
            : target[name as keyof typeof target],
      }) as unknown as Timeline,
    );
    for (const length of [0, 150, 203, 204, 5000, 5001, timeline.length]) {
      growing.length = length;
      partial.grow();
    }
    expect(partial.chainEnds).toEqual(landmarks.chainEnds);
    expect(partial.temperatures).toEqual(landmarks.temperatures);
  });
});

describe.each([
  ['the whole of a run', 0, timeline.length],
  ['a part with chains of its own', 3000, 9000],
  ['a part within a chain', 5010, 5060],
])('the profile of %s', (_, first, last) => {
  const profile = profileOf(timeline, landmarks, first, last);

  it('has it all in bins, each with its range, and the best from the start on', () => {
    expect(profile.bins[0]!.from).toBe(first);
    expect(profile.bins.at(-1)!.to).toBe(last);
    for (const [index, { from, to, low, median, high, best }] of profile.bins.entries()) {
      if (index > 0) expect(from).toBe(profile.bins[index - 1]!.to);
      const values = metrics(from, to).sort((a, b) => a - b);
      expect([low, high]).toEqual([values[0], values.at(-1)]);
      expect(median).toBe(values[Math.ceil(values.length / 2) - 1]);
      expect(best).toBe(lowest[to]);
    }
  });

  it('knows the worse swaps that were kept, as a share of those proposed', () => {
    for (const { from, to, worse } of profile.bins) {
      const [before, after] = [timeline.countsAt(from), timeline.countsAt(to)];
      const [kept, proposed] = ['acceptWorse', 'propose'].map((kind) => after[kind]! - before[kind]!) as [number, number];
      expect(worse).toBeCloseTo(Math.min(1, kept / Math.max(1, proposed)), 9);
    }
  });

  it('finds the bin of each place, and the best so far there', () => {
    for (let position = Math.max(1, first); position <= last; position += 29) {
      const bin = binAt(profile, position)!;
      if (position > first) expect(position > bin.from && position <= bin.to).toBe(true);
      expect(bestAt(profile, timeline, position)).toBe(lowest[position]);
    }
  });
});

it('bins are chains where a window has some dozens of them, counted from the start of the run', () => {
  const { chains, bins } = profileOf(timeline, landmarks, 3000, 9000);
  const before = landmarks.chainEnds.filter((end) => end <= 3000).length;
  expect(chains).toEqual([before + 1, before + bins.length]);
  expect(bins.slice(0, -1).map(({ to }) => to)).toEqual(landmarks.chainEnds.filter((end) => end > 3000 && end < 9000));
  expect(profileOf(timeline, landmarks, 5010, 5060).chains).toBeUndefined();
});
