import type { algorithmX } from '../../../engine/cover/algorithm-x.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { say, toned } from '../../sentence.ts';
import { coverManual } from '../cover-manual.ts';
import {
  chosenColumn,
  columnName,
  nounsOf,
  removedColumn,
  rowName,
  searchGaps,
  searchWords,
  startWords,
  whichColumn,
  whichColumnBack,
  whichRow,
  whichRowBack,
  whichRowRestored,
} from '../cover-words.ts';

type State = ReturnType<typeof algorithmX.start>;
type Step = StepOf<typeof algorithmX.steps>;

const isKept = ({ puzzle }: State) => (puzzle ? 'kept' : 'covered');
const removed = toned('removed');
const back = toned('logic');

export const words: Narrator<State, Step> = {
  gaps: searchGaps,
  start: startWords,
  steps: {
    ...searchWords,
    strikeColumn: ({ item }, state) =>
      state.problem.options.some(({ items }, option) => !state.hidden[option] && items.includes(item))
        ? say`Strike ${removedColumn(state, item)}, which the chosen ${nounsOf(state).row} ${state.puzzle ? 'keeps' : 'covers'}. Next, every ${nounsOf(state).row} that has a 1 in it is struck as well, since no ${nounsOf(state).column} may be ${isKept(state)} twice.`
        : say`Strike ${removedColumn(state, item)}, which the chosen ${nounsOf(state).row} ${state.puzzle ? 'keeps' : 'covers'}. No other ${nounsOf(state).row} with a 1 in it is left.`,
    strikeRow: ({ option }, state) =>
      option === state.rows[state.depth - 1] || state.problem.given?.includes(option)
        ? say`Strike ${removed(rowName(state, option))} as well: it is chosen, so it can’t be chosen again.`
        : say`Strike ${removed(rowName(state, option))}: it has a 1 in a ${nounsOf(state).column} that is ${isKept(state)}.`,
    restoreRow: ({ option }, state) => say`Restore ${back(rowName(state, option))}.`,
    restoreColumn: ({ item }, state) =>
      say`Restore ${back(columnName(state, item))}: it is open again, and some ${nounsOf(state).row} has to ${state.puzzle ? 'keep' : 'cover'} it.`,
  },
  pseudocode: ({ rule }) => [
    ['if no column is left: a solution', ['solution']],
    [`choose ${chosenColumn[rule]}`, ['choose']],
    ['for each row of that column', ['deadEnd', 'allFound', 'noSolution']],
    ['  take the row', ['given', 'pick']],
    ['  strike its columns, and all rows in them', ['strikeColumn', 'strikeRow']],
    ['  do the same with the rest', []],
    ['  put everything back', ['takeBack', 'restoreRow', 'restoreColumn']],
  ],
  questions: {
    choose: whichColumn,
    pick: whichRow,
    takeBack: whichRowBack,
    restoreRow: whichRowRestored,
    restoreColumn: whichColumnBack({ back: 'restored', out: 'struck' }),
  },
  manual: coverManual,
};
