import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { SearchState } from '../../engine/search/backtracking.ts';
import { untried } from '../../engine/search/untried.ts';
import type { LooseStep, ManualWords, Rules } from '../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';

/** The reason why a move is wrong: the name of the rule that it breaks, and a sentence. */
type Wrong = ReturnType<ManualWords<SearchState>['wrong']>;

/** The differences between such searches. */
interface Filling<State extends SearchState> {
  /** Rules besides those of all of them. */
  rules?(state: State): Rules;
  /** Explains why a digit does not fit the next cell; undefined where it does. Breaks the rule `lowest`, or one of its own. */
  unfit(state: State, cell: number, digit: number): { readonly rule?: string; readonly why: Sentence } | undefined;
  /** The reasons that rule a digit out, for a hint: 'is held by a peer'. */
  readonly conditions: string;
}

const trying = toned('trying');
const placed = toned('placed');

/** Returns the words for a reader who makes the moves of a search that fills its cells in a fixed order. */
export function fillInOrder<State extends SearchState>({ rules, unfit, conditions }: Filling<State>): ManualWords<State> {
  const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
  const symbol = ({ puzzle }: State, digit: number) => symbolOf(puzzle, digit);
  const cellNow = ({ empty, depth }: State) => empty[depth]!;
  const here = (state: State) => at(state, cellNow(state));
  const open = (state: State) => untried(state).filter((digit) => !unfit(state, cellNow(state), digit));

  function wrong(next: LooseStep, move: LooseStep, state: State): Wrong {
    if (move.kind === 'deadEnd') {
      if (next.kind === 'takeBack') return { rule: 'back', why: say`You’ve said that already. Now the last digit is taken back.` };
      const digits = open(state).map((digit) => symbol(state, digit));
      const one = digits.length === 1;
      return {
        rule: 'lowest',
        why: say`${listed(digits)} still ${one ? 'fits' : 'fit'} ${here(state)} and ${one ? 'has' : 'have'} not been tried there.`,
      };
    }
    if (move.kind === 'takeBack')
      return { rule: 'back', why: say`Nothing is taken back yet, because something may still fit ${here(state)}.` };
    if (next.kind === 'takeBack')
      return { rule: 'back', why: say`Nothing fits ${here(state)}. Take the last digit back before you place another.` };
    if (move.cell !== cellNow(state)) {
      const filled = `${state.digits[move.cell] ? 'isn’t empty' : 'comes later'}: ${here(state)} is the next empty cell`;
      return { rule: 'cell', why: say`${at(state, move.cell)} ${state.puzzle.givens[move.cell] ? 'is given' : filled}.` };
    }
    const fault = unfit(state, move.cell, move.digit);
    if (fault) return { rule: 'lowest', ...fault };
    if (next.kind === 'deadEnd' || !open(state).includes(move.digit))
      return {
        rule: 'lowest',
        why: say`${symbol(state, move.digit)} has been tried in ${here(state)}, and nothing that could follow it worked.`,
      };
    const first = symbol(state, next.digit);
    return {
      rule: 'lowest',
      why: say`${symbol(state, move.digit)} fits ${here(state)}, but so does ${placed(first)}, and ${first} comes first in the order ${inOrder(state)}.`,
    };
  }

  return {
    rules: (state) => ({
      cell: 'the next empty cell',
      lowest: 'the first digit that fits',
      ...rules?.(state),
      back: 'if nothing fits, take back the last digit',
    }),
    moves: { place: 'place a digit', deadEnd: 'nothing fits', takeBack: 'take back' },
    about: {
      deadEnd: 'Say that the next empty cell has no digit left',
      takeBack: 'Take out the digit that was placed last',
    },
    idle: ({ depth }, last) =>
      last?.kind === 'deadEnd'
        ? { place: 'Nothing fits, so take the last digit back before you place another.', deadEnd: 'You’ve said that already.' }
        : {
            takeBack:
              depth === 0
                ? 'No digit has been placed, so none can be taken back.'
                : 'A digit that was refused isn’t in the grid. A digit in the grid is taken back once you’ve said that nothing fits.',
          },
    ask: (state) =>
      state.depth === state.empty.length
        ? say`Every cell is filled.`
        : say`Your move: write a digit into the next cell, say that nothing fits, or take a digit back.`,
    where: (next, state) =>
      next.kind === 'takeBack' ? say`Look at the digit that was placed last.` : say`Look at ${trying(here(state))}, the next empty cell.`,
    why: (next, state) => {
      if (next.kind === 'takeBack')
        return say`Nothing fits ${here(state)}, so the last digit is taken back, because another may work there.`;
      if (next.kind === 'deadEnd') return say`Go through the digits: each ${conditions}, or has been tried in ${trying(here(state))}.`;
      const { length } = open(state);
      return say`${counted(length, 'digit')} ${length === 1 ? 'fits' : 'fit'} ${trying(here(state))}. The search takes the first in the order ${inOrder(state)}.`;
    },
    line: (move, state) => {
      if (move.kind === 'deadEnd') return `nothing fits ${move.cell === undefined ? here(state) : at(state, move.cell)}`;
      if (move.kind === 'takeBack')
        return move.cell === undefined ? 'take back the last' : `take back ${symbol(state, move.digit)} from ${at(state, move.cell)}`;
      return `${symbol(state, move.digit)} into ${at(state, move.cell)}`;
    },
    wrong,
  };
}

/** The digits of the next cell in the order in which they are tried: '1 2 3'. */
export const inOrder = ({ orders, depth, puzzle }: Pick<SearchState, 'orders' | 'depth' | 'puzzle'>) =>
  orders[depth]!.map((digit) => symbolOf(puzzle, digit)).join(' ');
