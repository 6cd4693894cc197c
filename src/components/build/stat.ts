import { countOf } from '../../engine/algorithm.ts';
import { positionOf } from '../../trace/anchors.ts';
import type { Timeline } from '../../trace/timeline.ts';

/**
 * A figure that a chapter asks for, from the run itself:
 * of="steps" (all, or of a `kind`), of="counter" with `name`, of="position" with `at` (and `n`), of="remaining" after an anchor, of="metric" at an anchor.
 */
export function statOf(timeline: Timeline, attributes: Readonly<Record<string, unknown>>): number {
  const { of, kind, name, at } = attributes;
  if (!timeline.complete && of !== 'position' && of !== 'metric')
    throw new Error('the run is longer than what is run while the site is built: no figure can be taken from it');
  const anchor = () => positionOf(timeline, { at: String(at), n: Number(attributes.n ?? 1) });
  switch (of) {
    case 'steps':
      if (kind === undefined) return timeline.taken;
      if (!(String(kind) in timeline.totals))
        throw new Error(`no step is called '${kind}'; there are ${Object.keys(timeline.totals).join(', ')}`);
      return timeline.totals[String(kind)]!;
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
    default:
      throw new Error(`\`of\` is '${of}'; expected steps, counter, position, remaining or metric`);
  }
}
