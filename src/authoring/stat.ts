import { sum } from 'd3-array';
import { countOf } from '../engine/algorithm.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import type { Timeline } from '../trace/timeline.ts';

/** The first step of a kind, with the anchor's cell and digit, after a position. */
export function positionAfter(timeline: Timeline, position: number, kind: string, where: Readonly<Record<string, number>>): number {
  for (let n = 1; ; n++) {
    const found = positionOf(timeline, { at: kind, n, where });
    if (found > position) return found;
  }
}

/** Kinds of steps by name, with blanks between them. Throws an Error for one that the run's algorithm doesn't have. */
export function kindsNamed({ totals }: Timeline, names: string): string[] {
  const kinds = names.split(' ').filter(Boolean);
  const unknown = kinds.find((kind) => !(kind in totals));
  if (unknown) throw new Error(`no step is called '${unknown}'; there are ${Object.keys(totals).join(', ')}`);
  return kinds;
}

/** The part of a run after an anchor, up to the first step `until` with the same cell and digit; to the end without one, and all of it without an anchor. */
export function stretchOf(timeline: Timeline, attributes: Readonly<Record<string, unknown>>): { after: number; until: number } {
  const { at, until } = attributes;
  const anchor = at === undefined && until === undefined ? undefined : anchorOf(attributes);
  const after = anchor ? positionOf(timeline, anchor) : 0;
  return { after, until: until === undefined ? timeline.length : positionAfter(timeline, after, String(until), anchor!.where) };
}

/** How many steps of some kinds there are after a position, up to another. */
export function countIn(timeline: Timeline, kinds: readonly string[], { after, until }: { after: number; until: number }): number {
  const [before, there] = [timeline.countsAt(after), timeline.countsAt(until)];
  return sum(kinds, (kind) => there[kind]! - before[kind]!);
}

/** How many steps of a kind have what an anchor asks for. */
function stepsOf(timeline: Timeline, { at, where }: ReturnType<typeof anchorOf>): number {
  let count = 0;
  for (let position = timeline.next([at], 0); position !== undefined; position = timeline.next([at], position)) {
    const step = timeline.stepAt(position)!;
    if (Object.entries(where).every(([field, value]) => step[field] === value)) count++;
  }
  return count;
}

/**
 * A figure that a chapter asks for, from the run itself:
 * of="steps" (all, or of a `kind`, or of several with a space between them; of a kind also those of one `rung`; with `until` those from an anchor to the first step of that kind with the same cell and digit), of="counter" with `name`, of="position" with `at` (and `n`, `cell`, `digit`), of="remaining" after an anchor, of="metric" at an anchor,
 * of="span" from an anchor to the first step `until`, with the same cell and digit, and of="share": that in per cent of all steps.
 */
export function statOf(timeline: Timeline, attributes: Readonly<Record<string, unknown>>): number {
  const { of, kind, name, until } = attributes;
  if (!timeline.complete && of !== 'position' && of !== 'metric')
    throw new Error('the run is longer than what is run while the site is built: no figure can be taken from it');
  const anchor = () => positionOf(timeline, anchorOf(attributes));
  const stretch = () => stretchOf(timeline, attributes);
  const span = () => stretch().until - stretch().after;
  switch (of) {
    case 'steps':
      if (kind === undefined) return timeline.taken;
      if (attributes.rung !== undefined) return stepsOf(timeline, anchorOf({ ...attributes, at: kind }));
      // The place of a fork is an anchor, too, so a stretch is one that ends somewhere.
      if (until !== undefined) return countIn(timeline, kindsNamed(timeline, String(kind)), stretch());
      return sum(kindsNamed(timeline, String(kind)), (each) => timeline.totals[each]!);
    case 'counter': {
      const counter = timeline.algorithm.counters[String(name)];
      if (!counter) throw new Error(`no counter is called '${name}'; there are ${Object.keys(timeline.algorithm.counters).join(', ')}`);
      return countOf(counter, timeline.totals);
    }
    case 'position':
      return anchor();
    case 'remaining':
      return timeline.length - anchor();
    case 'metric':
      return timeline.metricAt(anchor());
    case 'span':
      return span();
    case 'share':
      return Math.round((100 * span()) / timeline.length);
    default:
      throw new Error(`\`of\` is '${of}'; expected steps, counter, position, remaining, metric, span or share`);
  }
}
