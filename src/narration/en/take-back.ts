import { cellName } from '../../engine/grid.ts';
import type { SearchState } from '../../engine/search/backtracking.ts';
import type { QuestionWords } from '../narrator.ts';
import { counted, say, toned } from '../sentence.ts';

const trying = toned('trying');
const at = ({ puzzle }: SearchState, cell: number) => cellName(puzzle.grid, cell);

/** Asked after a dead end, of plain backtracking and of that for killers. */
export const whichCellBack: QuestionWords<SearchState> = {
  ask: (_step, state) =>
    say`Every digit has failed in ${trying(at(state, state.empty[state.depth]!))}. From which cell does the algorithm take a digit back?`,
  choice: ({ cell }, state) => at(state, cell),
  why: ({ cell }, state) => say`${at(state, cell)} was filled last, and the last one is always the first to change.`,
  whyNot: (actual, { cell }, state) => {
    if (state.puzzle.givens[cell]) return say`${at(state, cell)} holds a given. Givens never change.`;
    if (!state.digits[cell]) return say`${at(state, cell)} is empty. There is nothing to take back.`;
    const later = state.empty.indexOf(actual.cell) - state.empty.indexOf(cell);
    return say`${at(state, cell)} was filled earlier: ${counted(later, 'cell was', 'cells were')} filled after it, and the last is always changed first.`;
  },
};
