import type { BlameRow } from '../picture/blame.ts';
import type { Step } from './backjumping.card.ts';
import type { State } from './backjumping.ts';

const cellsOf = ({ conflictSets, empty }: State, level: number): number[] =>
  [...conflictSets[level]].sort((a, b) => a - b).map((each) => empty[each]);

/** The cells in the conflict set of the present level, in the order in which they were filled. */
export const toBlame = (state: State): number[] => cellsOf(state, state.depth);

/** The cells that a jump has passed over. `state` is the state after it. */
export const passedOver = ({ empty, depth, levelOf }: State, from: number): number[] => empty.slice(depth + 1, levelOf[from]);

/** The level that a step has gone back from; the present one where it has not gone back. `state` is the state after it. */
function levelLeft({ depth, levelOf }: State, step: Step | undefined): number {
  if (step?.kind === 'jump') return levelOf[step.from];
  return step?.kind === 'takeBack' ? depth + 1 : depth;
}

/** The conflict sets of all levels that the search has reached, the newest first. `state` is the state after the step. */
export function blameRows(state: State, step: Step | undefined): BlameRow[] {
  const { depth, empty } = state;
  const left = Math.min(levelLeft(state, step), empty.length - 1);
  const failed = new Set(left > depth ? cellsOf(state, left) : []);
  const rows: BlameRow[] = [];
  for (let level = left; level >= 0; level--) {
    const blamed = cellsOf(state, level);
    const isNow = level === depth;
    const earlier = level < depth ? 'earlier' : level === left ? 'left' : 'skipped';
    rows.push({
      cell: empty[level],
      blamed,
      passedOn: isNow ? blamed.filter((cell) => failed.has(cell)) : [],
      state: isNow ? 'now' : earlier,
    });
  }
  return rows;
}
