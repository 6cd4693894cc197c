import { countDigits, digitsOf } from '../../engine/candidates.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { propagateThenSearch } from '../../engine/search/propagate-then-search.ts';
import type { StepOf } from '../../engine/step.ts';
import type { Narrator } from '../narrator.ts';
import { counted, say, toned } from '../sentence.ts';
import { whyNothingLeft } from './nothing-left.ts';

type State = ReturnType<typeof propagateThenSearch.start>;
type Step = StepOf<typeof propagateThenSearch.steps>;

const trying = toned('trying');
const placed = toned('placed');
const logic = toned('logic');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);
const house = (state: State, a: number, b: number) => sharedHouses(state.puzzle.grid, a, b)[0]!;

export const words: Narrator<State, Step> = {
  start: (state) =>
    say`The puzzle as given. ${counted(state.puzzle.grid.cellCount - state.filled, 'cell')} are open, and nothing is known of them: each may hold any digit.`,
  steps: {
    round: (step) => say`Round ${step.number}. Mark every open cell, then fix those with one candidate.`,
    strike: (step, state) =>
      say`${at(state, step.cell)} cannot be ${removed(symbol(state, step.digit))}: its ${house(state, step.cell, step.because)} holds one at ${at(state, step.because)}.`,
    fix: (step, state) => say`${logic(symbol(state, step.digit))} is the only candidate of ${at(state, step.cell)}. It is fixed for good.`,
    contradiction: (step, state) =>
      say`${clashing('Contradiction.')} Nothing is left for ${at(state, step.cell)}. ${whyNothingLeft(state, step.cell)}`,
    quiet: (step) =>
      step.open === 0
        ? say`The last round changed nothing, because nothing is open any more.`
        : say`The last round changed nothing. ${counted(step.open, 'cell')} are left for the search.`,
    try: (step, state) => say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}, the next of its candidates.`,
    conflict: (step, state) =>
      say`${trying(symbol(state, step.digit))} was possible in ${at(state, step.cell)} when the rounds ended. Now its ${house(state, step.cell, step.clash)} holds ${clashing(symbol(state, step.digit))} at ${at(state, step.clash)}.`,
    place: (step, state) => say`Place ${placed(symbol(state, step.digit))} in ${at(state, step.cell)} and go on to the next open cell.`,
    deadEnd: (step, state) => say`${clashing('Dead end.')} None of the candidates of ${at(state, step.cell)} fits.`,
    takeBack: (step, state) =>
      say`The algorithm takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)} and looks for the next larger candidate.`,
    solved: () => say`${done('Solved.')}`,
    noSolution: () => say`${clashing('No solution.')}`,
  },
  questions: {
    fix: {
      ask: () => say`Which cell is fixed next? One candidate is all that it has left.`,
      choice: (step, state) => at(state, step.cell),
      whyNot: (actual, chosen, state) => {
        const count = countDigits(state.candidates[chosen.cell]!);
        if (state.digits[chosen.cell]) return say`${at(state, chosen.cell)} is filled.`;
        return say`${at(state, chosen.cell)} has ${counted(count, 'candidate')} left. ${at(state, actual.cell)} has one.`;
      },
    },
    try: {
      ask: (step, state) => say`Which digit is tried next in ${at(state, step.cell)}?`,
      choice: (step, state) => symbol(state, step.digit),
      whyNot: (actual, _chosen, state) =>
        say`Only the candidates ${digitsOf(state.candidates[actual.cell]!)
          .map((digit) => symbol(state, digit))
          .join(' ')} are tried, in ascending order, and each once. Now it is ${trying(symbol(state, actual.digit))}.`,
    },
  },
};
