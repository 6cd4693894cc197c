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
 * of="steps" (all, or of a `kind`, or of several with a space between them; of a kind also those of one `rung`), of="counter" with `name`, of="position" with `at` (and `n`, `cell`, `digit`), of="remaining" after an anchor, of="metric" at an anchor,
 * of="span" from an anchor to the first step `until`, with the same cell and digit, and of="share": that in per cent of all steps.
 */
export function statOf(timeline: Timeline, attributes: Readonly<Record<string, unknown>>): number {
  const { of, kind, name, until } = attributes;
  if (!timeline.complete && of !== 'position' && of !== 'metric')
    throw new Error('the run is longer than what is run while the site is built: no figure can be taken from it');
  const anchor = () => positionOf(timeline, anchorOf(attributes));
  const span = () => positionAfter(timeline, anchor(), String(until), anchorOf(attributes).where) - anchor();
  switch (of) {
    case 'steps':
      if (kind === undefined) return timeline.taken;
      if (attributes.rung !== undefined) return stepsOf(timeline, anchorOf({ ...attributes, at: kind }));
      return sum(String(kind).split(' '), (each) => {
        if (!(each in timeline.totals))
          throw new Error(`no step is called '${each}'; there are ${Object.keys(timeline.totals).join(', ')}`);
        return timeline.totals[each]!;
      });
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
