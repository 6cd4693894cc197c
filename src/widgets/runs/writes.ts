import { fieldOf } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';

/** How often each cell was written up to a place of a run. */
export interface Writes {
  readonly position: number;
  /** Indexed by cell. */
  readonly times: Uint32Array;
}

/** Before the first step. */
export const noWrites = (cellCount: number): Writes => ({ position: 0, times: new Uint32Array(cellCount) });

/** Counts on from an earlier place to a later one: steps that write a digit into the one cell that they name. */
export function countWrites(timeline: Timeline, known: Writes, to: number): Writes {
  const times = known.times.slice();
  for (let at = timeline.next(timeline.writes, known.position); at !== undefined && at <= to; at = timeline.next(timeline.writes, at)) {
    const cell = fieldOf(timeline.stepAt(at)!, 'cell');
    if (cell >= 0) times[cell]!++;
  }
  return { position: to, times };
}
