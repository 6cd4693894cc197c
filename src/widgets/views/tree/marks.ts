import { kindsWhere } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { CountedSteps } from '../../runs/lit.ts';
import { levelsIn } from './bars.ts';

/** A step that is marked in the drawing, with the number of levels it is on. */
export interface Mark {
  readonly position: number;
  readonly depth: number;
}

/** More solutions than this are not marked. */
const MAX_FOUND = 1500;

/** The steps of some kinds inside a window, up to `most`. */
function marksOf(timeline: Timeline, kinds: readonly string[], first: number, last: number, most: number): Mark[] {
  const marks: Mark[] = [];
  const levelsAt = levelsIn(timeline);
  for (
    let position = timeline.next(kinds, Math.max(0, first - 1));
    position !== undefined && position <= last && marks.length < most;
    position = timeline.next(kinds, position)
  )
    marks.push({ position, depth: levelsAt(position).length });
  return marks;
}

/** The solutions found inside a window: milestones with the tone `done`, below the root. */
export function solutionsOf(timeline: Timeline, first: number, last: number): Mark[] {
  const done = kindsWhere(timeline.algorithm.steps, ({ tone, detail }) => tone === 'done' && detail === 'milestone');
  return marksOf(timeline, done, first, last, MAX_FOUND).filter(({ depth }) => depth > 0);
}

/** How many steps of some kinds are after a position, up to another. */
export function countOf(timeline: Timeline, { kinds, after, until }: CountedSteps): number {
  const [before, then] = [timeline.countsAt(after), timeline.countsAt(Math.min(until, timeline.length))];
  return kinds.reduce((sum, kind) => sum + (then[kind] ?? 0) - (before[kind] ?? 0), 0);
}

/** The dead ends inside a window, or the steps that are to be counted in it; none where they are more than `most`. */
export function countedMarks(timeline: Timeline, first: number, last: number, counts: CountedSteps | undefined, most: number): Mark[] {
  const kinds = counts?.kinds ?? kindsWhere(timeline.algorithm.steps, ({ deadEnd }) => deadEnd);
  return countOf(timeline, { kinds, after: Math.max(0, first - 1), until: last }) > most ? [] : marksOf(timeline, kinds, first, last, most);
}
