import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { Timeline } from '../../trace/timeline.ts';

/** One stay of a search on a level, from the step that goes down to the one that comes back, or to the end of what is shown. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** 0 for the first level. */
  readonly depth: number;
  /** Whether the search comes back from it; as long as a run grows none is said to stay. */
  readonly undone: boolean;
  /** Whether the search comes back from it only after what is shown. */
  readonly isCut?: boolean;
}

/** What bars of one level cover, in units of a drawing. */
export interface Span {
  readonly depth: number;
  readonly from: number;
  to: number;
}

/** Kinds that go down and come back in the search itself; calls inside a step are no part of its tree. */
export function treeKinds(algorithm: AnyAlgorithm): { down: string[]; up: string[] } {
  const kinds = Object.entries(algorithm.steps).filter(([, spec]) => spec.changes?.length);
  return {
    down: kinds.filter(([, { depth }]) => depth === 1).map(([kind]) => kind),
    up: kinds.filter(([, { depth }]) => depth === -1).map(([kind]) => kind),
  };
}

/** Every stay on a level of the search inside a window, as bars; undefined when there are more than `most`. */
export function barsOf(timeline: Timeline, first: number, last: number, most = Number.POSITIVE_INFINITY): Bar[] | undefined {
  const { down, up } = treeKinds(timeline.algorithm);
  const [before, after] = [timeline.countsAt(first), timeline.countsAt(last)];
  const total = (counts: Readonly<Record<string, number>>, kinds: readonly string[]) =>
    kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  let depth = total(before, down) - total(before, up);
  if (depth + total(after, down) - total(before, down) > most) return undefined;
  const bars: Bar[] = [];
  const open: number[] = Array.from({ length: depth }, () => first);
  const changes = [...down, ...up];
  for (
    let position = timeline.next(changes, first);
    position !== undefined && position <= last;
    position = timeline.next(changes, position)
  ) {
    if (down.includes(timeline.kindAt(position)!)) {
      open[depth++] = position;
    } else if (depth > 0) {
      depth--;
      bars.push({ from: open[depth]!, to: position, depth, undone: true });
    }
  }
  const kept = levelsKept(timeline, last, depth);
  for (let level = 0; level < depth; level++) {
    const bar = { from: open[level]!, to: last, depth: level };
    bars.push(level < kept ? { ...bar, undone: false } : { ...bar, undone: true, isCut: true });
  }
  return bars;
}

/** Of so many levels on which a search stands at a position those that it never leaves again: the first ones. */
function levelsKept(timeline: Timeline, position: number, levels: number): number {
  if (!timeline.complete) return 0;
  const { down, up } = treeKinds(timeline.algorithm);
  const changes = [...down, ...up];
  let [depth, kept] = [levels, levels];
  for (let next = timeline.next(changes, position); next !== undefined && kept > 0; next = timeline.next(changes, next)) {
    depth += down.includes(timeline.kindAt(next)!) ? 1 : -1;
    kept = Math.min(kept, depth);
  }
  return kept;
}

/** The bars that the search stands on at a position, the first level first. */
export const barsAt = <Stay extends Bar>(bars: readonly Stay[], position: number): Stay[] =>
  bars
    .filter(({ from, to, undone, isCut }) => from <= position && (position < to || !undone || isCut))
    .toSorted((one, other) => one.depth - other.depth);

/**
 * Bars as far as they can be told apart: those of a level with less than `gap` between them are one. `x` leads from a
 * position to the drawing. However long a run is, a drawing has no more of them than it has room for.
 */
export function spansOf(bars: readonly Bar[], x: (position: number) => number, gap: number): Span[] {
  const spans: Span[] = [];
  const last: Span[] = [];
  for (const { depth, ...bar } of bars) {
    const [from, to] = [x(bar.from), x(bar.to)];
    const before = last[depth];
    if (before && from - before.to < gap) {
      before.to = to;
      continue;
    }
    last[depth] = { depth, from, to };
    spans.push(last[depth]);
  }
  return spans;
}
