import { cellName, sharedHouses } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { allows, symbolOf } from '../../../engine/puzzle.ts';
import type { backtracking } from '../../../engine/search/backtracking.card.ts';
import { conflict as clashOf } from '../../../engine/search/backtracking.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { countedFirst, listed, type Sentence, say, toned } from '../../sentence.ts';
import { fillInOrder, inOrder } from '../fill-in-order.ts';
import { eitherHouse } from '../house-words.ts';
import { whyNothingLeft } from '../nothing-left.ts';
import { whichCellBack } from '../take-back.ts';

type State = ReturnType<typeof backtracking.start>;
type Step = StepOf<typeof backtracking.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);

/** The type of the house in which the two cells clash: the row before the column before the others, as the algorithm looks. */
function houseOf(state: State, cell: number, clash: number): string {
  return sharedHouses(state.puzzle.grid, cell, clash)[0]!;
}

/** Returns the digits that are allowed in the next cell and that no peer has. At a dead end they have been placed there, and have failed. */
const fitting = ({ puzzle, digits, orders, depth }: State, cell: number) =>
  orders[depth]!.filter((digit) => !puzzle.grid.peersOfCell[cell]!.some((peer) => digits[peer] === digit));

/** A question before a placement and before a conflict alike, so that it does not reveal which one comes. */
const fits: QuestionWords<State> = {
  ask: ({ cell, digit }, state) =>
    say`Does ${trying(symbol(state, digit))} fit in ${at(state, cell)}, or does it clash? If it clashes, with which cell?`,
  choice: (step, state) => (step.kind === 'place' ? 'it fits' : step.clash < 0 ? 'it clashes' : `it clashes with ${at(state, step.clash)}`),
  why: (step, state) => {
    const { cell, digit } = step;
    return step.kind === 'place'
      ? say`No cell in the ${eitherHouse(state.puzzle.grid, cell)} of ${at(state, cell)} holds ${symbol(state, digit)}.`
      : say`The ${houseOf(state, cell, step.clash)} of ${at(state, cell)} already holds ${clashing(symbol(state, digit))} at ${at(state, step.clash)}.`;
  },
  whyNot: ({ cell, digit }, chosen, state) => {
    if (chosen.kind === 'place')
      return say`Look again: a cell in the ${eitherHouse(state.puzzle.grid, cell)} of ${at(state, cell)} holds ${symbol(state, digit)} already.`;
    if (chosen.clash < 0)
      return say`For that a cell in its ${eitherHouse(state.puzzle.grid, cell)} would have to hold ${symbol(state, digit)}.`;
    if (!state.puzzle.grid.peersOfCell[cell]!.includes(chosen.clash))
      return say`${at(state, chosen.clash)} shares no ${eitherHouse(state.puzzle.grid, cell)} with ${at(state, cell)}.`;
    const there = state.digits[chosen.clash]!;
    return say`${at(state, chosen.clash)} ${there ? `holds ${symbol(state, there)}, not ${symbol(state, digit)}` : 'is empty'}.`;
  },
  shows: ({ cell, digit }) => ({ cells: [cell], digit }),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['solve from cell k on:', []],
    ['  if there is no cell k: solved', ['solved']],
    ['  go to cell k', ['choose']],
    ['  for each digit in order:', ['try']],
    ['    if a peer holds it: next digit', ['conflict']],
    ['    place it in cell k', ['place']],
    ['    if solve from cell k + 1 on: solved', []],
    ['    take it back', ['takeBack']],
    ['  no digit is left: give up cell k', ['deadEnd', 'noSolution']],
  ],
  start: (state) =>
    say`The puzzle as given. ${countedFirst(state.empty.length, 'cell')} to fill; the first is ${state.empty.length ? at(state, state.empty[0]!) : 'none'}.`,
  steps: {
    choose: (step, state) => say`Go to ${trying(at(state, step.cell))}, the next empty cell.`,
    try: (step, state) => say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}.`,
    conflict: (step, state) =>
      say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}. Its ${houseOf(state, step.cell, step.clash)} already holds ${clashing(symbol(state, step.digit))} at ${at(state, step.clash)}, so it cannot go here.`,
    place: (step, state) => say`No peer of ${at(state, step.cell)} holds ${placed(symbol(state, step.digit))}. Place it and move on.`,
    deadEnd: (step, state) => {
      const failed = fitting(state, step.cell).map((digit) => symbol(state, digit));
      return failed.length === 0
        ? say`${clashing('Dead end.')} Every ${state.puzzle.domains ? 'pencil mark' : 'digit'} has been tried in ${at(state, step.cell)} and none fits. ${whyNothingLeft(state, step.cell)}`
        : say`${clashing('Dead end.')} No digit is left for ${at(state, step.cell)}. Only ${listed(failed)} ${failed.length === 1 ? 'fits' : 'fit'} there, and all that can follow ${failed.length === 1 ? 'it' : 'them'} has failed.`;
    },
    takeBack: (step, state) =>
      say`The algorithm takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)}, the cell that it filled last, to try the next digit there.`,
    solved: () => say`${done('Solved.')} Every cell is filled and no rule is broken.`,
    noSolution: () => say`${clashing('No solution.')} The first cell has run out of digits and there is nothing left to take back.`,
  },
  questions: {
    try: {
      ask: (step, state) => say`Which digit does the algorithm try next in ${at(state, step.cell)}? ${soFar(step.digit, state)}`,
      choice: (step, state) => symbol(state, step.digit),
      why: (step, state) =>
        say`${symbol(state, step.digit)} is the next in the order ${inOrder(state)}. Whether it fits is looked at afterwards.`,
      whyNot: (actual, chosen, state) => whyNotTried(actual.digit, chosen.digit, state),
      shows: ({ cell }) => ({ cells: [cell] }),
    },
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

/** The digits that have been tried in this cell before this one. */
function soFar(digit: number, state: State): string {
  const order = state.orders[state.depth]!;
  const tried = order.slice(0, order.indexOf(digit));
  return tried.length === 0 ? 'None has been tried there yet.' : `There it has tried ${listed(tried.map((each) => symbol(state, each)))}.`;
}

function whyNotTried(next: number, chosen: number, state: State): Sentence {
  const order = state.orders[state.depth]!;
  return order.indexOf(chosen) < order.indexOf(next)
    ? say`${symbol(state, chosen)} has been tried in this cell already.`
    : say`${symbol(state, chosen)} comes later. Digits are tried in the order ${inOrder(state)}, each one, whether it fits or not.`;
}
