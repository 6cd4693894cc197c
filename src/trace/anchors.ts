import type { Timeline } from './timeline.ts';

/** A frame named by what happens there: the n-th step of a kind (one-based), the start, or the end; optionally only steps whose fields have these values. */
export interface Anchor {
  readonly at: string;
  readonly n?: number;
  readonly where?: Readonly<Record<string, number>>;
}

/** The position of an anchor in a trace. Throws an Error that says what was looked for and what there is. */
export function positionOf(timeline: Timeline, { at, n = 1, where = {} }: Anchor): number {
  if (at === 'start') return 0;
  if (at === 'end') return timeline.length;
  const kinds = timeline.codec.kinds.map(({ kind }) => kind);
  if (!kinds.includes(at))
    throw new Error(`no step of '${timeline.algorithm.id}' is called '${at}'; there are start, end, ${kinds.join(', ')}`);
  if (!Number.isInteger(n) || n < 1) throw new Error(`n is ${n}; expected a whole number from 1`);
  let position: number | undefined = 0;
  let found = 0;
  for (;;) {
    position = timeline.next([at], position);
    if (position === undefined) {
      const extra = Object.entries(where).map(([field, value]) => ` with ${field} ${value}`);
      throw new Error(`the run has ${found} steps '${at}'${extra.join('')}; number ${n} was asked for`);
    }
    const step = timeline.stepAt(position)!;
    if (Object.entries(where).every(([field, value]) => step[field] === value) && ++found === n) return position;
  }
}
