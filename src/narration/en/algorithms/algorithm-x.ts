import type { algorithmX } from '../../../engine/cover/algorithm-x.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { say, toned } from '../../sentence.ts';
import { columnName, removedColumn, rowName, searchWords, startWords, whichColumn, whichRow } from '../cover-words.ts';

type State = ReturnType<typeof algorithmX.start>;
type Step = StepOf<typeof algorithmX.steps>;

const removed = toned('removed');
const back = toned('logic');

export const words: Narrator<State, Step> = {
  start: startWords,
  steps: {
    ...searchWords,
    strikeColumn: ({ item }, state) =>
      say`Strike ${removedColumn(state, item)}: it is covered now. Every row that has a 1 in it goes as well, since no column may be covered twice.`,
    strikeRow: ({ option }, state) =>
      option === state.rows[state.depth - 1] || state.problem.given?.includes(option)
        ? say`Strike ${removed(rowName(state, option))} as well: it is chosen, so it is no longer one to choose from.`
        : say`Strike ${removed(rowName(state, option))}: it has a 1 in a column that is covered.`,
    restoreRow: ({ option }, state) => say`Restore ${back(rowName(state, option))}.`,
    restoreColumn: ({ item }, state) => say`Restore ${back(columnName(state, item))}: it is open again, and some row has to cover it.`,
  },
  pseudocode: [
    ['if no column is left: a solution', ['solution']],
    ['choose a column with the fewest rows', ['choose']],
    ['for each row of that column', ['deadEnd', 'allFound', 'noSolution']],
    ['  take the row', ['given', 'pick']],
    ['  strike its columns, and all rows in them', ['strikeColumn', 'strikeRow']],
    ['  do the same with the rest; put all back', ['takeBack', 'restoreRow', 'restoreColumn']],
  ],
  questions: { choose: whichColumn, pick: whichRow },
};
