import { allDigits, bitOf, countDigits, digitsOf } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import { guessedIn, type preemptiveSets } from '../../../engine/logic/preemptive-sets.card.ts';
import { isPaired, type PreemptiveSet, setOf } from '../../../engine/logic/set-finder.ts';
import { houseName, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { LooseStep, Narrator } from '../../narrator.ts';
import { counted, either, listed, say, toned } from '../../sentence.ts';
import { houseTypes } from '../house-words.ts';
import { whyNoPlace, whyNothingLeft } from '../nothing-left.ts';
import { preemptiveMoves } from '../preemptive-moves.ts';
import { whichTryBack } from '../take-back.ts';

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
/** The colours of the pens; the fifth has that of the first. */
const pens = ['a blue pen', 'an orange pen', 'a green pen', 'a violet pen'];
const penOf = (count: number) => pens[(count - 1) % pens.length]!;
const colour = (count: number) => (count === 0 ? '' : ` in colour ${count}`);

/** Returns the cells that a step sees, or the cells that a guess names by their indices in the house. */
function cellsOfGuess(state: State, step: LooseStep): readonly number[] {
  const { grid } = state.puzzle;
  if (step.cells === undefined) return setOf(grid, state.candidates, step.house, step.digits).cells;
  return grid.cellsOfHouse[step.house]!.filter((_, place) => step.cells & (1 << place));
}

const unionOf = (state: State, cells: readonly number[]) => cells.reduce((set, cell) => set | state.candidates[cell]!, 0);
const isInPair = (state: State, cell: number) => state.choice === 'pairs' && isPaired(state.puzzle.grid, state.candidates, cell);

/** Names the complement of a set where that is smaller: the rest of the house's digits, hidden in the rest of its open cells. */
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
  pseudocode: [
    ['write the digits that are forced', ['force']],
    ['mark up every open cell', ['markUp']],
    ['repeat:', []],
    ['  a rule is broken: erase a colour', ['emptyMarkup', 'noPlace', 'erase', 'noSolution']],
    ['  a cell has one candidate: fill it', ['fill']],
    ['  a preemptive set strikes:', ['see']],
    ['    its digits in its range', ['strike']],
    ['  no cell is open: solved', ['solved']],
    ['  otherwise: choose a cell', ['choose']],
    ['    and try a digit in a new colour', ['guess']],
  ],
  start: (state) =>
    say`The puzzle as given, ${counted(state.digits.filter((digit) => digit === 0).length, 'open cell')}. First come the forced digits.`,
  steps: {
    force: (step, state) =>
      say`${logic(symbol(state, step.digit))} can only go to ${at(state, step.cell)} in ${house(state, step.box)}. It is forced.`,
    markUp: (_, state) =>
      say`No digit is forced any more. Mark up every open cell with the digits that can still go there: ${counted(
        state.candidates.reduce((sum, markup) => sum + countDigits(markup), 0),
        'mark',
      )}.`,
    fill: (step, state) =>
      say`${at(state, step.cell)} has one candidate left: ${logic(symbol(state, step.digit))}. Write it${colour(state.paths.length)}, and strike it from its peers.`,
    see: (step, state) => {
      const { cells, houses } = state.set!;
      const name = sizes[cells.length] ?? `set of ${cells.length}`;
      const both = houses.length > 1 ? ` The ${name} lies in ${listed(houses.map((each) => house(state, each)))}: both are its range.` : '';
      return say`A preemptive ${logic(name)} in ${house(state, step.house)}: ${listed(cells.map((cell) => at(state, cell)))} hold nothing but ${logic(named(state, step.digits))}.${both}${hiddenTwin(state, step.house, state.set!)}`;
    },
    strike: (step, state) =>
      say`By the occupancy theorem ${removed(symbol(state, step.digit))} can’t be in ${at(state, step.cell)}, because the cells of the set need it.`,
    emptyMarkup: (step, state) =>
      say`${clashing('Violation.')} No digit is left for ${at(state, step.cell)}. ${whyNothingLeft(state, step.cell, (rest, one) => `${rest} ${one ? 'was' : 'were'} struck earlier`)}`,
    noPlace: (step, state) =>
      say`${clashing('Violation.')} ${symbol(state, step.digit)} has no place left in ${house(state, step.house)}. ${whyNoPlace(state, step.house, step.digit, (cells, one) => `${cells} ${one ? 'has' : 'have'} lost it to a set`)}`,
    choose: (step, state) =>
      say`No preemptive set strikes anything. Choose a digit at ${trying(at(state, step.cell))}, which has ${named(state, state.candidates[step.cell]!)}.`,
    guess: (step, state) =>
      say`Take ${penOf(state.paths.length)}, number ${state.paths.length}, and write ${trying(symbol(state, step.digit))} into ${at(state, step.cell)}. Everything that follows is written with it too, and has the number ${state.paths.length}.`,
    erase: (step, state) =>
      say`The algorithm erases colour ${state.paths.length + 1}: ${removed(symbol(state, step.digit))} at ${at(state, step.cell)} can’t stay, and everything that followed from it is erased too.`,
    solved: () => say`${toned('done')('Solved.')}`,
    noSolution: () => say`${clashing('No solution.')} There is a violation, and no choice is left to take back.`,
  },
  questions: {
    see: {
      ask: ({ house: index, digits }, state) => {
        const count = countDigits(digits);
        return say`In ${house(state, index)} there is a preemptive ${sizes[count] ?? `set of ${count}`}: ${count} cells that hold ${count} digits between them. Which cells?`;
      },
      choice: (step, state) => listed(cellsOfGuess(state, step).map((cell) => at(state, cell))),
      why: (step, state) => {
        const cells = cellsOfGuess(state, step);
        return say`Together they hold nothing but ${logic(named(state, unionOf(state, cells)))}: ${counted(countDigits(unionOf(state, cells)), 'digit')} for ${counted(cells.length, 'cell')}.`;
      },
      whyNot: (_actual, chosen, state) => {
        const cells = cellsOfGuess(state, chosen);
        const union = unionOf(state, cells);
        return say`${listed(cells.map((cell) => at(state, cell)))} hold ${named(state, union)} between them: ${counted(countDigits(union), 'digit')} for ${counted(cells.length, 'cell')}.`;
      },
      shows: ({ house: index }, state) => {
        const cells = state.puzzle.grid.cellsOfHouse[index]!;
        return { marks: cells, houses: [index], region: cells };
      },
    },
    fill: {
      ask: () => say`Which of these cells can be filled now?`,
      choice: (step, state) => at(state, step.cell),
      why: (step, state) => say`${at(state, step.cell)} has one candidate left, ${logic(named(state, state.candidates[step.cell]!))}.`,
      whyNot: (_actual, { cell }, state) =>
        state.digits[cell]
          ? say`${at(state, cell)} is filled.`
          : say`${at(state, cell)} can still be ${either(digitsOf(state.candidates[cell]!).map((digit) => symbol(state, digit)))}.`,
    },
    choose: {
      ask: (_step, state) =>
        say`No set helps any more. At which cell is a digit chosen? ${state.choice === 'pairs' ? 'A cell of a pair comes first, and where there is none the first of the smallest markups.' : 'The first of the smallest markups is taken.'}`,
      choice: (step, state) => at(state, step.cell),
      why: ({ cell }, state) =>
        isInPair(state, cell)
          ? say`${at(state, cell)} belongs to a pair. If one digit is wrong there, the other is right, and the other cell of the pair is settled too.`
          : say`${at(state, cell)} has ${counted(countDigits(state.candidates[cell]!), 'candidate')} left, and no markup is smaller.`,
      whyNot: (actual, { cell }, state) => {
        const count = countDigits(state.candidates[cell]!);
        if (count === 0) return say`${at(state, cell)} is filled.`;
        const has = `${at(state, cell)} has ${counted(count, 'candidate')} left`;
        if (isInPair(state, actual.cell) && !isInPair(state, cell))
          return count === 2
            ? say`${has}, ${named(state, state.candidates[cell]!)}, but no other cell of its ${houseTypes(state.puzzle.grid)} has the same two.`
            : say`${has}. A cell of a pair has two.`;
        if (count > countDigits(state.candidates[actual.cell]!)) return say`${has}. There are smaller markups.`;
        return say`${has}, as few as any, but it does not come first in the grid.`;
      },
      shows: (_step, state) => ({ marks: Array.from(state.digits.keys()) }),
    },
    erase: whichTryBack<State>({
      ask: () => say`There is a violation. Which choice’s colour is erased?`,
      tries: guessedIn,
      done: 'was chosen',
      times: ['choice', 'choices'],
      followed: (name) =>
        say`Nothing was chosen at ${name}. Its digit has the colour of the choice it followed from, and is erased with it.`,
    }),
  },
  manual: preemptiveMoves,
};
