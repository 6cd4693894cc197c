import { bisectLeft, bisector } from 'd3-array';
import { type AnyAlgorithm, countOf } from '../../../engine/algorithm.ts';
import { kindsWhere } from '../../../engine/step.ts';
import type { Spread } from '../../../trace/overview.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { Landmarks, Reading } from './landmarks.ts';

/** Pieces of a window that has no chains to draw, or too few or too many. */
const PIECES = 280;
const MIN_CHAINS = 12;
const MAX_CHAINS = 560;

/** What is drawn of a stretch of the run: the metric after the steps past `from` up to `to`. */
export interface Bin extends Spread {
  readonly from: number;
  readonly to: number;
  /** The lowest of the run up to the end of it. */
  readonly best: number;
  /** Changes for the worse that were kept, as a share of those proposed. */
  readonly worse: number;
}

/** What is drawn of a window of the run; made anew when the window or the run changes. */
export interface Profile {
  readonly first: number;
  readonly last: number;
  /** The whole window, in order. */
  readonly bins: readonly Bin[];
  /** The chains of the window, counted from 1, where each bin is one. */
  readonly chains: readonly [first: number, last: number] | undefined;
  /** The temperature at the start of the window, and after each step in it that sets it. */
  readonly temperatures: readonly Reading[];
  /** Where in the window the temperature rises, with what it rises to. */
  readonly reheats: readonly Reading[];
}

const byEnd = bisector(({ to }: Bin) => to);

/** The kinds of step that keep a change for the worse. */
export const worseKinds = ({ steps }: AnyAlgorithm): string[] => kindsWhere(steps, ({ keeps }) => keeps === 'worse');

/** What there is to draw of the steps `first` to `last`. */
export function profileOf(timeline: Timeline, landmarks: Landmarks, first: number, last: number): Profile {
  const { chainEnds, temperatures } = landmarks;
  const [before, ended] = [bisectLeft(chainEnds, first + 1), bisectLeft(chainEnds, last)];
  const within = chainEnds.slice(before, ended);
  const isChains = within.length >= MIN_CHAINS && within.length <= MAX_CHAINS;
  const inWindow = temperatures.filter(({ position }) => position > first && position <= last);
  const atStart = landmarks.temperatureAt(first);
  return {
    first,
    last,
    bins: binsOf(timeline, first, last, isChains ? [first, ...within, last] : pieces(first, last)),
    chains: isChains ? [before + 1, ended + 1] : undefined,
    temperatures: [...(atStart > 0 ? [{ position: first, temperature: atStart }] : []), ...inWindow],
    reheats: landmarks.reheats.filter(({ position }) => position > first && position < last),
  };
}

function pieces(first: number, last: number): number[] {
  const count = Math.max(0, Math.min(PIECES, last - first));
  return Array.from({ length: count + 1 }, (_, index) => Math.round(first + (index / count) * (last - first)));
}

function binsOf(timeline: Timeline, first: number, last: number, edges: readonly number[]): Bin[] {
  const { steps } = timeline.algorithm;
  const kept = { kinds: worseKinds(timeline.algorithm) };
  const proposed = { kinds: kindsWhere(steps, ({ proposes }) => proposes) };
  let best = lowestUpTo(timeline, 0, first);
  let counts = timeline.countsAt(first);
  return edges.slice(1).flatMap((end, index) => {
    const [from, to] = [edges[index]!, Math.min(end, timeline.length)];
    if (to <= from || from >= last) return [];
    const spread = timeline.spread(from, to);
    best = Math.min(best, spread.low);
    const after = timeline.countsAt(to);
    const all = countOf(proposed, after) - countOf(proposed, counts);
    const worse = Math.min(1, (countOf(kept, after) - countOf(kept, counts)) / Math.max(1, all));
    counts = after;
    return [{ from, to, ...spread, best, worse }];
  });
}

/** The median of the metric in each of many pieces of a stretch, with the middle of the piece. */
export function mediansOf(timeline: Timeline, first: number, last: number): { position: number; median: number }[] {
  const edges = pieces(first, last);
  return edges.slice(1).map((to, index) => ({ position: (edges[index]! + to) / 2, median: timeline.spread(edges[index]!, to).median }));
}

/** The least that the metric is after any of the steps past `from` up to `to`. */
const lowestUpTo = (timeline: Timeline, from: number, to: number): number =>
  timeline.overview(1, from, to)[0]?.[0] ?? Number.POSITIVE_INFINITY;

/** The bin that a position of its window lies in. */
export const binAt = ({ bins }: Profile, position: number): Bin | undefined => bins[Math.min(bins.length - 1, byEnd.left(bins, position))];

/** The lowest that the metric has been up to a position of the window. */
export function bestAt(profile: Profile, timeline: Timeline, position: number): number {
  const { bins, first, last } = profile;
  const index = byEnd.left(bins, position);
  const before = index > 0 ? bins[index - 1]!.best : lowestUpTo(timeline, 0, first);
  return Math.min(before, lowestUpTo(timeline, bins[index]?.from ?? last, position));
}

/** What the metric would be if the change on view were kept: at a step that proposes one and shows it made. */
export function proposedAt(timeline: Timeline, position: number): number | undefined {
  const step = position > 0 ? timeline.stepAt(position) : undefined;
  if (!step || !('delta' in step)) return undefined;
  const { proposes, writes } = timeline.algorithm.steps[step.kind]!;
  return proposes && writes ? timeline.metricAt(position) + Number(step.delta) : undefined;
}
