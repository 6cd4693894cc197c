import { cellName, sharedHouses } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { backtracking } from '../../engine/search/backtracking.ts';
import type { StepOf } from '../../engine/step.ts';
import type { Narrator, QuestionWords } from '../narrator.ts';
import { counted, type Sentence, say, toned } from '../sentence.ts';

type State = ReturnType<typeof backtracking.start>;
type Step = StepOf<typeof backtracking.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);

/** The house in which the two cells clash: the row before the column before the box, as the algorithm looks. */
function houseOf(state: State, cell: number, clash: number): string {
  return sharedHouses(state.puzzle.grid, cell, clash)[0]!;
}

/** Asked before a placement and before a conflict alike: the reader must not see from the question which it is. */
const fits: QuestionWords<State> = {
  ask: ({ cell, digit }, state) =>
    say`Does ${trying(symbol(state, digit))} fit in ${at(state, cell)}, or does it clash? If it clashes, with which cell?`,
  choice: (step, state) => (step.kind === 'place' ? 'it fits' : step.clash < 0 ? 'it clashes' : `it clashes with ${at(state, step.clash)}`),
  whyNot: (actual, chosen, state) => {
    const { cell, digit } = actual;
    if (actual.kind === 'place') return say`No cell in the row, column or box of ${at(state, cell)} holds ${symbol(state, digit)}.`;
    const reason = say`The ${houseOf(state, cell, actual.clash)} of ${at(state, cell)} already holds ${clashing(symbol(state, digit))} at ${at(state, actual.clash)}.`;
    if (chosen.kind === 'place') return reason;
    if (!state.puzzle.grid.peersOfCell[cell]!.includes(chosen.clash))
      return say`${at(state, chosen.clash)} shares no house with ${at(state, cell)}. ${reason}`;
    const there = state.digits[chosen.clash]!;
    return say`${at(state, chosen.clash)} ${there ? `holds ${symbol(state, there)}` : 'is empty'}. ${reason}`;
  },
};

export const words: Narrator<State, Step> = {
  start: (state) =>
    say`The puzzle as given. ${counted(state.empty.length, 'cell')} to fill; the first is ${state.empty.length ? at(state, state.empty[0]!) : 'none'}.`,
  steps: {
    choose: (step, state) => say`Go to ${trying(at(state, step.cell))}, the next empty cell.`,
    try: (step, state) => say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}.`,
    conflict: (step, state) =>
      say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}. Its ${houseOf(state, step.cell, step.clash)} already holds ${clashing(symbol(state, step.digit))} at ${at(state, step.clash)}, so it cannot go here.`,
    place: (step, state) => say`No peer of ${at(state, step.cell)} holds ${placed(symbol(state, step.digit))}. Place it and move on.`,
    deadEnd: (step, state) => say`${clashing('Dead end.')} Every digit has been tried in ${at(state, step.cell)} and none fits.`,
    takeBack: (step, state) =>
      say`The algorithm takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)}, the cell that it filled last, to try the next digit there.`,
    solved: () => say`${done('Solved.')} Every cell is filled and no rule is broken.`,
    noSolution: () => say`${clashing('No solution.')} The first cell has run out of digits and there is nothing left to take back.`,
  },
  questions: {
    try: {
      ask: (step, state) => say`Which digit does the algorithm try next in ${at(state, step.cell)}?`,
      choice: (step, state) => symbol(state, step.digit),
      whyNot: (actual, chosen, state) => whyNotTried(actual.digit, chosen.digit, state),
    },
    place: fits,
    conflict: fits,
    takeBack: {
      ask: () => say`Every digit failed here. Which cell does the algorithm change next?`,
      choice: (step, state) => at(state, step.cell),
      whyNot: (actual, chosen, state) => {
        const { cell } = chosen;
        if (state.puzzle.givens[cell]) return say`${at(state, cell)} holds a given. Givens never change.`;
        if (!state.digits[cell]) return say`${at(state, cell)} is empty. There is nothing to take back.`;
        return say`${at(state, cell)} was filled earlier. The cell filled last is ${at(state, actual.cell)}, and that one is always changed first.`;
      },
    },
  },
};

function whyNotTried(next: number, chosen: number, state: State): Sentence {
  const { digitOrder } = state;
  return digitOrder.indexOf(chosen) < digitOrder.indexOf(next)
    ? say`${symbol(state, chosen)} has been tried in this cell already. The next in the order is ${trying(symbol(state, next))}.`
    : say`${symbol(state, chosen)} comes later. Digits are tried in the order ${digitOrder.map((digit) => symbol(state, digit)).join(' ')}, so now it is ${trying(symbol(state, next))}.`;
}
