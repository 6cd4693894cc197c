import { hasDigit } from '../../engine/candidates.ts';
import { countPlain, solvePlain } from '../../engine/fast/plain.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { fillsCells, judge, judgeAlone, shownBy } from '../../engine/logic/attempt.ts';
import type { humanSolver } from '../../engine/logic/human-solver.card.ts';
import { toShow } from '../../engine/logic/human-solver.ts';
import { rungOf } from '../../engine/logic/ladder.ts';
import { nextMove } from '../../engine/logic/solve-by-ladder.ts';
import type { Instance } from '../../engine/logic/technique.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';
import { judgement } from './attempts.ts';
import { explain, nameInText, oneInText } from './techniques.ts';

type State = ReturnType<typeof humanSolver.start>;
type Wrong = ReturnType<ManualWords<State>['wrong']>;

const logic = toned('logic');
const clashing = toned('conflict');

const at = (state: State, cell: number) => cellName(state.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);

/** The pattern that is not done with, or the simplest that helps; there is one wherever there is a move. */
const atHand = (state: State): Instance => (toShow(state).length > 0 ? state.found! : nextMove(state, state.rungs)!);

/** Whether a move strikes the last mark that a pattern rules out. A mark of another pattern, which the run took up for the reader, is none. */
function isLastOf({ eliminations }: Instance, { cell, digit }: LooseStep, { candidates }: State): boolean {
  const open = eliminations.filter((each) => hasDigit(candidates[each.cell]!, each.digit));
  return open.length === 1 && open[0]!.cell === cell && open[0]!.digit === digit;
}

/** Whether no technique that may be used strikes anything: the easy ones are singles, which fill cells. */
const onlyFills = ({ rungs }: State): boolean => rungs.every(({ level }) => level === 'very-easy' || level === 'easy');

/** The words for a reader who climbs the ladder of techniques. */
export const ladderMoves: ManualWords<State> = {
  rules: {
    marks: 'use only the marks in the grid',
    proof: 'write or strike only what a pattern proves',
    simplest: 'take the simplest technique first, and finish one pattern before the next',
  },
  moves: { strike: 'strike a mark', place: 'write a digit' },
  about: {},
  ask(state) {
    if (!state.digits.includes(0)) return say`Every cell is filled.`;
    if (toShow(state).length > 0) return say`Your move. The pattern rules out more.`;
    const write = `write a ${state.puzzle.symbols.includes('1') ? 'digit' : 'letter'}`;
    return onlyFills(state) ? say`Your move: ${write}.` : say`Your move: ${write}, or strike a mark.`;
  },
  where(next, state) {
    if (toShow(state).length > 0) return say`Look at the pattern again.`;
    const { houses } = atHand(state);
    const near = houses.length > 0 ? houses : [state.grid.housesOfCell[next.cell]!.at(2) ?? state.grid.rowOfCell[next.cell]!];
    return say`Look at ${listed(near.map((house) => houseName(state.grid, house)))}.`;
  },
  why: (_next, state) => say`The simplest technique that helps now: ${logic(nameInText(atHand(state).technique, state.grid))}.`,
  line: ({ kind, cell, digit }, state) => `${symbol(state, digit)} ${kind === 'strike' ? 'from' : 'into'} ${at(state, cell)}`,
  feedback(move, state, made) {
    const instance = atHand(state);
    const end = isLastOf(instance, move, state) ? say` That’s all it rules out. Go on, or press Esc to stop here.` : [];
    if (made !== 'forYou') return [...say`Right: ${logic(nameInText(instance.technique, state.grid))}.`, ...end];
    const [saw, , so] = explain(instance, state.puzzle) as [Sentence, Sentence, Sentence];
    return [...saw, ...say` `, ...so, ...end];
  },
  wrong: wrongMark,
};

/** Says that the solution refutes a conclusion, or else why the current technique does not show it. */
function wrongMark(_next: LooseStep, { kind, cell, digit }: LooseStep, state: State): Wrong {
  const [here, name] = [at(state, cell), symbol(state, digit)];
  if (state.digits[cell]) return { rule: 'marks', why: say`${here} holds ${symbol(state, state.digits[cell]!)} already.` };
  const holder = state.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
  if (holder !== undefined || !hasDigit(state.candidates[cell]!, digit)) {
    const why =
      holder === undefined
        ? say`${name} was struck from ${here} earlier.`
        : say`${name} is already in the ${sharedHouses(state.grid, cell, holder)[0]!} of ${here}, at ${clashing(at(state, holder))}.`;
    return { rule: 'marks', why };
  }
  const strikes = kind === 'strike';
  const answer = answerOf(state);
  const isFalse = answer !== undefined && strikes === (answer[cell] === digit);
  if (strikes && isFalse)
    return {
      rule: 'proof',
      why: say`Nothing rules out ${clashing(name)} in ${here}. What helps here is ${logic(oneInText(atHand(state).technique, state.grid))}.`,
    };
  if (!strikes && isSupposed(state, cell, digit))
    return {
      rule: 'proof',
      why: say`${logic(name)} is in ${here} only on trial, to show that it leads to a contradiction. So the move is to ${logic(`strike the ${name}`)} from ${here}, not to write it.`,
    };
  if (isFalse) {
    // The marks alone don't tell, so what they show is said apart from what the solution shows.
    const unproved = fillsCells(atHand(state)) ? `, and no pattern proved the ${name}` : '';
    const { why } = wrongBy(kind, cell, digit, true, state);
    return { rule: 'proof', why: [...say`With ${clashing(name)} in ${here} the puzzle has no solution${unproved}. `, ...why] };
  }
  return wrongBy(kind, cell, digit, false, state);
}

/** Whether the current technique supposes a candidate to refute it. */
function isSupposed(state: State, cell: number, digit: number): boolean {
  const { technique, eliminations } = atHand(state);
  const writesOnTrial = rungOf(technique).guesses || technique === 'nishio' || technique === 'contradiction-net';
  return writesOnTrial && eliminations.some((each) => each.cell === cell && each.digit === digit);
}

/** Returns the current technique's verdict on a conclusion. One that the solution refutes needs no search through the whole ladder. */
function wrongBy(kind: string, cell: number, digit: number, isFalse: boolean, state: State): Wrong {
  const [here, name] = [at(state, cell), symbol(state, digit)];
  const strikes = kind === 'strike';

  const instance = atHand(state);
  const { technique } = rungOf(instance.technique);
  if (fillsCells(instance) === strikes) {
    const other = isFalse ? undefined : shownBy(state, { cell, digit }, !strikes);
    return other
      ? {
          rule: 'simplest',
          why: say`That is true: ${oneInText(other.technique, state.grid)} shows it. But something simpler helps here: ${logic(oneInText(technique.id, state.grid))}.`,
        }
      : {
          rule: 'proof',
          why: say`No technique ${strikes ? `rules out ${name}` : `shows that ${name} is`} in ${here}. What helps here is ${logic(oneInText(technique.id, state.grid))}.`,
        };
  }
  const attempt = (isFalse ? judgeAlone : judge)(state, technique, { cell, digit }, instance);
  if (attempt.kind === 'shown') {
    const { length } = toShow(state);
    const rest = `${strikes ? 'rules out' : 'gives'} ${counted(length, strikes ? 'more mark' : 'more digit')}`;
    return {
      rule: 'simplest',
      why: say`That follows from another pattern. This one ${rest}, and ${length === 1 ? 'it comes' : 'they come'} first.`,
    };
  }
  const { sentence } = judgement(attempt, technique.id, { cell, digit }, state.puzzle);
  return { rule: attempt.kind === 'other-technique' ? 'simplest' : 'proof', why: sentence };
}

/** The answer, indexed by cell, where the puzzle has one and no other. */
const answerOf = ({ grid, givens }: State) => (countPlain(grid, givens, 2) === 1 ? solvePlain(grid, givens) : undefined);
