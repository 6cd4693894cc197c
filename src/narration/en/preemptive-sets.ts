import { allDigits, bitOf, countDigits, digitsOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import type { PreemptiveSet } from '../../engine/logic/preemptive-set.ts';
import type { preemptiveSets } from '../../engine/logic/preemptive-sets.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { StepOf } from '../../engine/step.ts';
import type { Narrator } from '../narrator.ts';
import { counted, listed, say, toned } from '../sentence.ts';
import { whyNoPlace, whyNothingLeft } from './nothing-left.ts';

type State = ReturnType<typeof preemptiveSets.start>;
type Step = StepOf<typeof preemptiveSets.steps>;

const trying = toned('trying');
const logic = toned('logic');
const clashing = toned('conflict');
const removed = toned('removed');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);
const named = (state: State, digits: number) => listed(digitsOf(digits).map((digit) => symbol(state, digit)));
const house = (state: State, index: number) => houseName(state.puzzle.grid, index);
const sizes = ['', 'single', 'pair', 'triple', 'quadruple', 'quintuple'];
const colour = (count: number) => (count === 0 ? '' : ` in colour ${count}`);

/** The set the other way round, named where that is smaller: the rest of the house's numbers, hidden in the rest of its open cells. */
function hiddenTwin(state: State, index: number, set: PreemptiveSet): string {
  const cells = state.puzzle.grid.cellsOfHouse[index]!;
  const rest = cells.filter((cell) => state.digits[cell] === 0 && !set.cells.includes(cell));
  if (rest.length === 0 || rest.length >= set.cells.length) return '';
  const written = cells.reduce((all, cell) => (state.digits[cell] === 0 ? all : all | bitOf(state.digits[cell]!)), 0);
  const hidden = allDigits(state.puzzle.grid.size) & ~written & ~set.digits;
  const name = rest.length === 1 ? 'single' : sizes[rest.length];
  return ` Its twin is a hidden ${name}: ${named(state, hidden)} can only go to ${listed(rest.map((cell) => at(state, cell)))}.`;
}

export const words: Narrator<State, Step> = {
  start: (state) =>
    say`The puzzle as given, ${counted(state.digits.filter((digit) => digit === 0).length, 'open cell')}. First come the forced numbers.`,
  steps: {
    force: (step, state) =>
      say`${logic(symbol(state, step.digit))} can only go to ${at(state, step.cell)} in ${house(state, step.box)}. It is forced.`,
    markUp: (_, state) =>
      say`No number is forced any more. Mark up every open cell with the numbers that may stand there: ${counted(
        state.candidates.reduce((sum, markup) => sum + countDigits(markup), 0),
        'mark',
      )}.`,
    fill: (step, state) =>
      say`${at(state, step.cell)} has one number left: ${logic(symbol(state, step.digit))}. Write it${colour(state.paths.length)}, and strike it from its peers.`,
    see: (step, state) => {
      const { cells, houses } = state.set!;
      const name = sizes[cells.length] ?? `set of ${cells.length}`;
      const both = houses.length > 1 ? ` They lie in ${listed(houses.map((each) => house(state, each)))}, so it counts in both.` : '';
      return say`A preemptive ${logic(name)} in ${house(state, step.house)}: ${listed(cells.map((cell) => at(state, cell)))} hold nothing but ${logic(named(state, step.digits))}.${both}${hiddenTwin(state, step.house, state.set!)}`;
    },
    strike: (step, state) =>
      say`By the occupancy theorem ${removed(symbol(state, step.digit))} cannot stand in ${at(state, step.cell)}: the cells of the set need it.`,
    emptyMarkup: (step, state) =>
      say`${clashing('Violation.')} No number is left for ${at(state, step.cell)}. ${whyNothingLeft(state, step.cell, (rest, one) => `${rest} ${one ? 'was' : 'were'} struck before`)}`,
    noPlace: (step, state) =>
      say`${clashing('Violation.')} ${symbol(state, step.digit)} has no place left in ${house(state, step.house)}. ${whyNoPlace(state, step.house, step.digit, (cells, one) => `${cells} ${one ? 'has' : 'have'} lost it to a set`)}`,
    choose: (step, state) =>
      say`No preemptive set strikes anything. Choose a number at ${trying(at(state, step.cell))}, which has ${named(state, state.candidates[step.cell]!)}.`,
    guess: (step, state) =>
      say`Take colour ${state.paths.length}, and write ${trying(symbol(state, step.digit))} into ${at(state, step.cell)}. All that follows is written in this colour.`,
    erase: (step, state) =>
      say`The algorithm erases colour ${state.paths.length + 1}: ${removed(symbol(state, step.digit))} at ${at(state, step.cell)} was wrong, and all that came of it goes too.`,
    solved: () => say`${toned('done')('Solved.')}`,
    noSolution: () => say`${clashing('No solution.')} There is a violation, and no choice is left to take back.`,
  },
  questions: {
    fill: {
      ask: () => say`One cell has a single number left. Which?`,
      choice: (step, state) => at(state, step.cell),
      whyNot: (actual, chosen, state) =>
        state.digits[chosen.cell]
          ? say`${at(state, chosen.cell)} is filled.`
          : say`${at(state, chosen.cell)} can still be ${named(state, state.candidates[chosen.cell]!)}. ${at(state, actual.cell)} can be one number only.`,
    },
    choose: {
      ask: () => say`No set helps any more. At which cell is a number chosen?`,
      choice: (step, state) => at(state, step.cell),
      whyNot: (actual, chosen, state) =>
        say`${at(state, chosen.cell)} has ${counted(countDigits(state.candidates[chosen.cell]!), 'number')} left. ${at(state, actual.cell)} ${state.choice === 'pairs' && countDigits(state.candidates[actual.cell]!) === 2 ? 'belongs to a pair: if one number is wrong there, the other is right, and its partner is settled too' : 'comes first among the smallest markups'}.`,
    },
  },
};
