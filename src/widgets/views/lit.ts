import type { Timeline } from '../../trace/timeline.ts';
import type { Lit, WrittenLit } from '../runs/lit.ts';

export type { LinkArray, Lit } from '../runs/lit.ts';

/** The most steps that a light picks out of a run. */
export const MAX_LIT_STEPS = 5000;

/** Reads the steps that a light counts from its run. */
export function litIn({ counts, ...lit }: WrittenLit, timeline: Pick<Timeline, 'next'>): Lit {
  if (!counts) return lit;
  const { kinds, after, until } = counts;
  const steps: number[] = [];
  for (
    let position = timeline.next(kinds, after);
    position !== undefined && position <= until && steps.length < MAX_LIT_STEPS;
    position = timeline.next(kinds, position)
  )
    steps.push(position);
  return { ...lit, steps };
}
