import { cellName } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { SearchState } from '../../engine/search/backtracking.ts';
import { type Belief, refuted } from '../belief.ts';
import type { QuestionWords } from '../narrator.ts';
import { counted, type Sentence, say, toned } from '../sentence.ts';

const trying = toned('trying');

/** A grid that a search fills. */
interface Filled {
  readonly puzzle: Puzzle;
  readonly digits: ArrayLike<number>;
}

const at = ({ puzzle }: Pick<Filled, 'puzzle'>, cell: number) => cellName(puzzle.grid, cell);

/** The words for questions about a search that goes back. */
interface GoingBack<State> {
  ask(state: State): Sentence;
  /** Returns the cells of the current tries, which can be taken back, in the order in which they were made. */
  tries(state: State): readonly number[];
  /** What was done in a cell, after its name: 'was tried'. */
  readonly done: string;
  /** The noun for what was done after that: 'try', 'tries'. */
  readonly times: readonly [one: string, many: string];
  /** Why a cell that was filled otherwise is no answer. */
  followed(name: string): Sentence;
}

/** What somebody believes who takes a digit back from the wrong cell. */
export const GIVEN_BACK: Belief = { id: 'given-back', says: 'a given can be taken back' };
export const EMPTY_BACK: Belief = { id: 'empty-back', says: 'something can be taken back from an empty cell' };
const FOLLOWED_BACK: Belief = { id: 'followed-back', says: 'a digit that only followed is what the search takes back' };
const EARLIER_BACK: Belief = { id: 'earlier-back', says: 'the search takes an earlier digit back before the last one' };

/** 'From which cell does it take a digit back?', where the last try is always the first to change. */
export function whichTryBack<State extends Filled>({ ask, tries, done, times, followed }: GoingBack<State>): QuestionWords<State> {
  return {
    ask: (_step, state) => ask(state),
    choice: ({ cell }, state) => at(state, cell),
    why: ({ cell }, state) => say`${at(state, cell)} ${done} last, and the last one is always the first to change.`,
    whyNot: (_actual, { cell }, state) => {
      const name = at(state, cell);
      if (state.puzzle.givens[cell]) return refuted(GIVEN_BACK, say`${name} holds a given. Givens never change.`);
      if (!state.digits[cell]) return refuted(EMPTY_BACK, say`${name} is empty. There is nothing to take back.`);
      const order = tries(state);
      const place = order.indexOf(cell);
      if (place < 0) return refuted(FOLLOWED_BACK, followed(name));
      return refuted(
        EARLIER_BACK,
        say`${name} ${done} earlier: ${counted(order.length - 1 - place, ...times)} came after it, and the last one is always the first to change.`,
      );
    },
  };
}

/** A question after a dead end, of plain backtracking and of the one for killers. */
export const whichCellBack: QuestionWords<SearchState> = {
  ask: (_step, state) =>
    say`Every digit has failed in ${trying(at(state, state.empty[state.depth]!))}. From which cell does the algorithm take a digit back?`,
  choice: ({ cell }, state) => at(state, cell),
  why: ({ cell }, state) => say`${at(state, cell)} was filled last, and the last one is always the first to change.`,
  whyNot: (actual, { cell }, state) => {
    if (state.puzzle.givens[cell]) return refuted(GIVEN_BACK, say`${at(state, cell)} holds a given. Givens never change.`);
    if (!state.digits[cell]) return refuted(EMPTY_BACK, say`${at(state, cell)} is empty. There is nothing to take back.`);
    const later = state.empty.indexOf(actual.cell) - state.empty.indexOf(cell);
    return refuted(
      EARLIER_BACK,
      say`${at(state, cell)} was filled earlier: ${counted(later, 'cell was', 'cells were')} filled after it, and the last one filled is always the first to change.`,
    );
  },
};
