import { killerBacktracking } from '../../engine/killer/killer-backtracking.card.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { CHECKS, type CheckedRun, isOn, STEPS_PER_COLUMN } from './checks.ts';

/** The run of killer backtracking on a puzzle with each set of checks, by the set. */
export function checkedRuns(puzzle: Puzzle): CheckedRun[] {
  return Array.from({ length: 1 << CHECKS.length }, (_, set) => {
    const [complete, reach, partial] = CHECKS.map((_, place) => isOn(set, place));
    const state = killerBacktracking.start(puzzle, { complete: complete!, reach: reach!, partial: partial! });
    const heights: number[] = [];
    let steps = 0;
    for (const _ of killerBacktracking.run(state)) {
      const column = Math.floor(steps++ / STEPS_PER_COLUMN);
      heights[column] = Math.max(heights[column] ?? 0, state.depth);
    }
    return { steps, heights };
  });
}
