import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { kindsWhere } from '../../../engine/step.ts';
import type { Span as Level } from '../../../trace/spans.ts';
import type { Timeline } from '../../../trace/timeline.ts';

/** One stay of a search on a level, from the step that goes down to the one that comes back, or to the end of what is shown. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** 0 for the first level. */
  readonly depth: number;
  /** Whether the search comes back from it; none is said to stay as long as the end of the run isn't known. */
  readonly undone: boolean;
  /** Whether the search comes back from it only after what is shown. */
  readonly isCut?: boolean;
}

/** A bar of a run's tree. */
export interface TreeBar extends Bar {
  /** The position of the step that goes down, which may be before what is shown. */
  readonly opened: number;
}

/** The stretch that merged bars of one level cover, in units of a drawing. */
export interface Span {
  readonly depth: number;
  readonly from: number;
  to: number;
}

/** Kinds that go a level down in the search itself, by what they do to the grid; calls inside a step are no part of its tree. */
export function levelKinds({ steps }: Pick<AnyAlgorithm, 'steps'>): string[] {
  return kindsWhere(steps, ({ depth, writes, digs }) => depth === 1 && (writes || digs));
}

/** The levels on which the search is at a position, the first one first. */
export const levelsAt = (timeline: Timeline, position: number): Level[] => levelsIn(timeline)(position);

/** The same for many positions of a run as it is now: what they have in common is asked of it once. */
export function levelsIn(timeline: Timeline): (position: number) => Level[] {
  const kinds = levelKinds(timeline.algorithm);
  const { spans } = timeline;
  return (position) => {
    const levels: Level[] = [];
    for (let span = spans.innermostAt(position); span; span = span.around) {
      const isOpen = span.closed === undefined || span.closed > position;
      if (isOpen && kinds.includes(span.kind)) levels.push(span);
    }
    return levels.reverse();
  };
}

/** How many levels of the search a window opens. */
export function openedIn(timeline: Timeline, first: number, last: number): number {
  const [before, after] = [timeline.countsAt(first), timeline.countsAt(last)];
  return levelKinds(timeline.algorithm).reduce((sum, kind) => sum + after[kind]! - before[kind]!, 0);
}

/** Every stay on a level of the search inside a window, as bars; undefined when there are more than `most`. */
export function barsOf(timeline: Timeline, first: number, last: number, most = Number.POSITIVE_INFINITY): TreeBar[] | undefined {
  const kinds = levelKinds(timeline.algorithm);
  const opened = openedIn(timeline, first, last);
  if (opened > most) return undefined;
  let open = levelsAt(timeline, first);
  const isLeft = ({ closed }: Level, at: number) => closed !== undefined && closed <= at;
  if (open.length + opened > most) return undefined;
  const { spans } = timeline;
  // Before the bars are made: it's known then which of them close in the window.
  const inside = spans.openedIn(first, last, kinds);
  // Beyond what is kept of a run, the search may still come back from every level that is open at the end.
  const isKnown = timeline.complete && !timeline.capped;
  const barOf = (level: Level, depth: number): TreeBar => {
    // Whether a level is left after the window is only known when the run is whole; until then none is said to stay.
    const closed = isKnown ? spans.closeOf(level) : level.closed;
    const from = Math.max(first, level.opened);
    if (closed !== undefined && closed <= last) return { opened: level.opened, from, to: closed, depth, undone: true };
    const bar = { opened: level.opened, from, to: last, depth };
    return closed === undefined && isKnown ? { ...bar, undone: false } : { ...bar, undone: true, isCut: true };
  };
  const bars = open.map(barOf);
  for (const level of inside) {
    while (open.length > 0 && isLeft(open.at(-1)!, level.opened)) open.pop();
    // A level around one that stays may be left before it.
    if (open.some((each) => isLeft(each, level.opened))) open = open.filter((each) => !isLeft(each, level.opened));
    bars.push(barOf(level, open.length));
    open.push(level);
  }
  // Those that are left first, in that order; then those on which the search still is.
  const stays = ({ undone, isCut }: Bar) => !undone || isCut === true;
  return [...bars.filter((bar) => !stays(bar)).sort((one, other) => one.to - other.to), ...bars.filter(stays)];
}

/** The bars of the levels that are open at a position, the first level first. */
export const barsAt = <Stay extends Bar>(bars: readonly Stay[], position: number): Stay[] =>
  bars
    .filter(({ from, to, undone, isCut }) => from <= position && (position < to || !undone || isCut))
    .toSorted((one, other) => one.depth - other.depth);

/** Bars at least this wide, in units of a drawing, are never merged with another as wide. */
const MIN_APART = 8;

/**
 * Merges bars that cannot be distinguished: those of a level with less than `gap` between them are one where one of them is narrow.
 * `x` leads from a position to the drawing. However long a run is, a drawing has no more of them than it has room for.
 */
export function spansOf(bars: readonly Bar[], x: (position: number) => number, gap: number): Span[] {
  const spans: Span[] = [];
  const last: Span[] = [];
  // A drawing has thousands of bars: nothing is copied for one.
  for (const bar of bars) {
    const { depth } = bar;
    const from = x(bar.from);
    const to = x(bar.to);
    const before = last[depth];
    const isNarrow = before && Math.min(to - from, before.to - before.from) < MIN_APART;
    if (before && isNarrow && from - before.to < gap) {
      before.to = to;
      continue;
    }
    last[depth] = { depth, from, to };
    spans.push(last[depth]);
  }
  return spans;
}
