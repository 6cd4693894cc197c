import { cellName } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { allows, symbolOf } from '../../../engine/puzzle.ts';
import type { backtracking } from '../../../engine/search/backtracking.card.ts';
import { conflict as clashOf } from '../../../engine/search/backtracking.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { countedFirst, say, toned } from '../../sentence.ts';
import { fillInOrder } from '../fill-in-order.ts';
import { whyNothingLeft } from '../nothing-left.ts';
import { whichCellBack } from '../take-back.ts';
import { allFailed, fits, fitting, houseOf, nextDigitTried } from '../tries-in-order.ts';

type State = ReturnType<typeof backtracking.start>;
type Step = StepOf<typeof backtracking.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['solve from k:', []],
    ['  if there is no cell k: solved', ['solved']],
    ['  go to cell k', ['choose']],
    ['  for each digit in order:', ['try']],
    ['    if a peer has it: skip it', ['conflict']],
    ['    place it in cell k', ['place']],
    ['    if solve from k + 1: solved', []],
    ['    take it back', ['takeBack']],
    ['  no digit is left: give up', ['deadEnd', 'noSolution']],
  ],
  start: (state) =>
    say`The puzzle as given. ${countedFirst(state.empty.length, 'cell')} to fill; the first is ${state.empty.length ? at(state, state.empty[0]!) : 'none'}.`,
  steps: {
    choose: (step, state) => say`Go to ${trying(at(state, step.cell))}, the next empty cell.`,
    try: (step, state) => say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}.`,
    conflict: (step, state) =>
      say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}. Its ${houseOf(state, step.cell, step.clash)} already holds ${clashing(symbol(state, step.digit))} at ${at(state, step.clash)}, so it can’t go here.`,
    place: (step, state) =>
      say`No peer of ${at(state, step.cell)} holds ${placed(symbol(state, step.digit))}. Place the digit and move on.`,
    deadEnd: (step, state) => {
      const failed = fitting(state, step.cell).map((digit) => symbol(state, digit));
      return failed.length === 0
        ? say`${clashing('Dead end.')} Every ${state.puzzle.domains ? 'pencil mark' : 'digit'} has been tried in ${at(state, step.cell)} and none fits. ${whyNothingLeft(state, step.cell)}`
        : say`${clashing('Dead end.')} ${allFailed(at(state, step.cell), failed)}`;
    },
    takeBack: (step, state) =>
      say`The algorithm takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)}, the cell that it filled last, to try the next digit there.`,
    solved: () => say`${done('Solved.')} Every cell is filled and no rule is broken.`,
    noSolution: () => say`${clashing('No solution.')} The first cell has run out of digits and there is nothing left to take back.`,
  },
  questions: {
    try: nextDigitTried,
    place: fits,
    conflict: fits,
    takeBack: whichCellBack,
  },
  manual: fillInOrder<State>({
    unfit: (state, cell, digit) => {
      if (!allows(state.puzzle, cell, digit))
        return { why: say`The puzzle’s pencil marks leave ${clashing(symbol(state, digit))} out of ${at(state, cell)}.` };
      const clash = clashOf(state, cell, digit);
      return clash < 0
        ? undefined
        : {
            why: say`The ${houseOf(state, cell, clash)} of ${at(state, cell)} already holds ${clashing(symbol(state, digit))} at ${at(state, clash)}.`,
          };
    },
    conditions: 'is held by a peer',
  }),
};
