import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { backjumping } from '../../../engine/search/backjumping.card.ts';
import { passedOver, toBlame } from '../../../engine/search/conflict-sets.ts';
import type { StepOf } from '../../../engine/step.ts';
import { refuted } from '../../belief.ts';
import type { Narrator, QuestionWords } from '../../narrator.ts';
import { counted, countedFirst, listed, type Sentence, say, toned } from '../../sentence.ts';
import { whyNothingLeft } from '../nothing-left.ts';
import { EMPTY_BACK, GIVEN_BACK } from '../take-back.ts';
import { allFailed, fits, fitting, houseOf, nextDigitTried } from '../tries-in-order.ts';

type State = ReturnType<typeof backjumping.start>;
type Step = StepOf<typeof backjumping.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

/** More cells than these are counted, not named. */
const MAX_NAMED = 4;

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);
const named = (state: State, cells: readonly number[]) => listed(cells.map((cell) => at(state, cell)));
const isGiven = (state: State, cell: number) => state.levelOf[cell]! < 0;

/** Names the cells to blame at a dead end, and the latest of them. */
function blameAt(state: State): Sentence {
  const cells = toBlame(state);
  const latest = cells.at(-1);
  if (latest === undefined) return say`No cell that the search has filled is to blame.`;
  if (cells.length === 1) return say`The only cell to blame is ${clashing(at(state, latest))}.`;
  return say`${named(state, cells)} are to blame; ${clashing(at(state, latest))} was filled last.`;
}

/** A question about the cell that the search goes back to, before a jump and before a single step back alike. */
const whereBack: QuestionWords<State> = {
  ask: (_step, state) => say`No digit is left for ${trying(at(state, state.empty[state.depth]!))}. To which cell does the search go back?`,
  choice: ({ cell }, state) => at(state, cell),
  why: ({ cell }, state) =>
    toBlame(state).length === 1
      ? say`${at(state, cell)} is the only cell to blame.`
      : say`Of the cells to blame (${named(state, toBlame(state))}), ${at(state, cell)} was filled last.`,
  whyNot: (_actual, { cell }, state) => {
    const name = at(state, cell);
    if (state.puzzle.givens[cell]) return refuted(GIVEN_BACK, say`${name} holds a given. Givens never change.`);
    if (!state.digits[cell]) return refuted(EMPTY_BACK, say`${name} is empty. There is nothing to take back.`);
    if (!toBlame(state).includes(cell))
      return refuted(
        { id: 'not-to-blame', says: 'the search goes back to a cell that isn’t to blame' },
        say`${name} is not to blame: whatever it holds, ${at(state, state.empty[state.depth]!)} fails for the same reasons.`,
      );
    return refuted(
      { id: 'past-the-last', says: 'the search jumps past a cell that is to blame' },
      say`${name} is to blame, but so is a cell that was filled later, and another digit there may be enough.`,
    );
  },
  shows: (_step, { empty, depth }) => ({ cells: [empty[depth]!] }),
};

export const words: Narrator<State, Step> = {
  pseudocode: ({ jumps }) => [
    ['until every cell is filled:', ['solved']],
    ['  go to the next cell', ['choose']],
    ['  for each digit in order:', ['try']],
    ['    if a peer holds it: blame the peer filled first', ['conflict']],
    ['    else place it and go on to the next cell', ['place']],
    ['  no digit is left:', ['deadEnd']],
    jumps === 'forgetful'
      ? ['    if no cell is to blame: give up', ['stuck']]
      : ['    if no cell is to blame: no solution', ['noSolution']],
    ['    go back to the latest cell to blame', ['takeBack', 'jump']],
    ['    pass the other blamed cells on to it', [], jumps !== 'all'],
    ['    take back its digit and all after it', []],
  ],
  start: (state) =>
    say`The puzzle as given. ${countedFirst(state.empty.length, 'cell')} to fill; the first is ${state.empty.length ? at(state, state.empty[0]!) : 'none'}.`,
  steps: {
    choose: (step, state) =>
      say`Go to ${trying(at(state, step.cell))}, the next empty cell. So far nothing has gone wrong here, so no cell is to blame.`,
    try: (step, state) => say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}.`,
    conflict: ({ cell, digit, clash }, state) => {
      const holds = say`Try ${trying(symbol(state, digit))} in ${at(state, cell)}. Its ${houseOf(state, cell, clash)} already holds ${clashing(symbol(state, digit))} at ${at(state, clash)}`;
      return isGiven(state, clash)
        ? say`${holds}, a given: no cell is to blame for that.`
        : say`${holds}, so ${clashing(at(state, clash))} is to blame.`;
    },
    place: (step, state) =>
      say`No peer of ${at(state, step.cell)} holds ${placed(symbol(state, step.digit))}. Place the digit and move on.`,
    deadEnd: (step, state) => {
      const failed = fitting(state, step.cell).map((digit) => symbol(state, digit));
      const why =
        failed.length === 0
          ? say`Nothing fits ${at(state, step.cell)}. ${whyNothingLeft(state, step.cell)}`
          : allFailed(at(state, step.cell), failed);
      const isForgotten = state.jumps === 'leaves' && failed.length > 0;
      const back = isForgotten ? say`It has not kept the reasons, so it goes back by one cell.` : blameAt(state);
      return say`${clashing('Dead end.')} ${why} ${back}`;
    },
    takeBack: ({ cell, digit }, state) =>
      say`The search takes ${removed(symbol(state, digit))} back from ${at(state, cell)}, the cell that it filled last.${handedOn(state)}`,
    jump: ({ cell, digit, from }, state) => {
      const over = passedOver(state, from);
      const cells = over.length > MAX_NAMED ? `the ${counted(over.length, 'cell')} between them` : named(state, over);
      const isOne = over.length === 1;
      // A list without the reasons that were dropped acquits nobody.
      const unlisted = isOne ? 'isn’t on its list' : 'aren’t on its list';
      const spared = state.jumps === 'forgetful' ? unlisted : `${isOne ? 'is' : 'are'} not to blame`;
      return say`The search jumps from ${at(state, from)} straight back to ${at(state, cell)}, and takes ${removed(symbol(state, digit))} back there. It also empties ${cells}, which ${spared}.${handedOn(state)}`;
    },
    solved: () => say`${done('Solved.')} Every cell is filled and no rule is broken.`,
    noSolution: () => say`${clashing('No solution.')} The dead end follows from the givens alone, so no other choice could avoid it.`,
    stuck: () =>
      say`${clashing('It gives up.')} Its list of cells to blame is empty, so it has no cell to go back to. But it has dropped reasons along the way, so the puzzle may well have a solution.`,
  },
  questions: {
    try: nextDigitTried,
    place: fits,
    conflict: fits,
    takeBack: whereBack,
    jump: whereBack,
  },
};

/** The cells to blame that the search keeps in mind for the cell to which it has gone back. */
function handedOn(state: State): string {
  const cells = toBlame(state);
  if (state.jumps !== 'all' || cells.length === 0) return '';
  return ` It keeps in mind that ${named(state, cells)} ${cells.length === 1 ? 'is' : 'are'} to blame, too.`;
}
