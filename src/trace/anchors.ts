import { ladder, rungOf } from '../engine/logic/ladder.ts';
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

/** The anchor that a component's attributes name. A rung is named by its technique, so that the ladder may grow. */
export function anchorOf(attributes: Readonly<Record<string, unknown>>): { at: string; n: number; where: Record<string, number> } {
  const { at, n = 1, cell, digit, rung } = attributes;
  if (typeof at !== 'string') throw new Error('`at` is missing; expected a kind of step, "start" or "end"');
  const place = rung === undefined ? undefined : ladder.indexOf(rungOf(String(rung)));
  const where = Object.fromEntries(
    Object.entries({ cell, digit, rung: place }).flatMap(([field, value]) => (value === undefined ? [] : [[field, Number(value)]])),
  );
  return { at, n: Number(n), where };
}
