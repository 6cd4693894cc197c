import { cellName, sharedHouses } from '../../../engine/grid.ts';
import { allows, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { placedIn, type propagateThenSearch, untried } from '../../../engine/search/propagate-then-search.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import { refuted } from '../../belief.ts';
import type { Narrator } from '../../narrator.ts';
import { countedFirst, listed, say, toned } from '../../sentence.ts';
import { whyNothingLeft } from '../nothing-left.ts';
import { overridden } from '../overridden.ts';
import { roundManual } from '../round-manual.ts';
import { whichTryBack } from '../take-back.ts';

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
const marksOf = (state: State, cell: number) => listed(state.candidates.digits(cell).map((digit) => symbol(state, digit)));
const house = (state: State, a: number, b: number) => sharedHouses(state.puzzle.grid, a, b)[0]!;

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['repeat:', ['round']],
    ['  strike what the peers rule out', ['strike']],
    ['  a cell has none left: no solution', ['contradiction']],
    ['  fix each cell with one candidate', ['fix']],
    ['until a round fixes nothing', ['quiet']],
    ['for each cell still open:', []],
    ['  for each of its candidates:', ['try']],
    ['    if no peer has it: place it', ['conflict', 'place']],
    ['  none fits: back to the cell before', ['deadEnd', 'takeBack']],
  ],
  start: (state) =>
    say`The puzzle as given. ${countedFirst(state.puzzle.grid.cellCount - state.filled, 'cell')} are open, and nothing is known about them: each may hold any ${state.puzzle.domains ? 'of its pencil marks' : 'digit'}.`,
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
        : say`The last round changed nothing. ${countedFirst(step.open, 'cell')} are left for the search.`,
    try: ({ cell, digit }, state) => {
      const [first] = untried(state, cell);
      const own = first !== undefined && first < digit;
      return say`Try ${trying(symbol(state, digit))} in ${at(state, cell)}${own ? `. ${overridden('try')} Of its candidates ${symbol(state, first)} comes first.` : ', the next of its candidates.'}`;
    },
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
      ask: () => say`All the marks of this round have been made. Which of these cells is fixed now?`,
      choice: (step, state) => at(state, step.cell),
      why: (step, state) => say`${at(state, step.cell)} has one mark left, ${logic(marksOf(state, step.cell))}.`,
      whyNot: (_actual, { cell }, state) => {
        if (state.digits[cell])
          return refuted({ id: 'filled', says: 'a cell that is filled can be fixed' }, say`${at(state, cell)} is filled.`);
        const stale = state.candidates
          .digits(cell)
          .find((digit) => state.puzzle.grid.peersOfCell[cell]!.some((peer) => state.digits[peer] === digit));
        const rest = `${at(state, cell)} still has the marks ${marksOf(state, cell)}`;
        if (stale === undefined) return refuted({ id: 'several-marks', says: 'a cell is fixed while it has several marks' }, say`${rest}.`);
        const holder = state.puzzle.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === stale)!;
        return refuted(
          { id: 'same-round', says: 'a digit strikes marks in the round in which it is written' },
          say`${rest}. Only the next round takes the ${symbol(state, stale)} at ${at(state, holder)} into account.`,
        );
      },
    },
    try: {
      ask: ({ cell, digit }, state) => {
        const tried = state.candidates.digits(cell).filter((each) => each < digit);
        const before =
          tried.length === 0
            ? 'Nothing has been tried there yet.'
            : `There it has tried ${listed(tried.map((each) => symbol(state, each)))}.`;
        return say`Which digit does the search try next in ${trying(at(state, cell))}? ${before}`;
      },
      choice: (step, state) => symbol(state, step.digit),
      why: ({ cell, digit }, state) => {
        const clash = state.puzzle.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
        const next = `${symbol(state, digit)} is the next of the candidates that the rounds have left.`;
        return clash === undefined
          ? say`${next}`
          : say`${next} ${at(state, clash)} holds a ${symbol(state, digit)} by now, but that is found out only when it is tried.`;
      },
      whyNot: ({ cell, digit: next }, { digit }, state) => {
        if (!allows(state.puzzle, cell, digit))
          return say`The puzzle’s pencil marks leave ${symbol(state, digit)} out of ${at(state, cell)}, so it is never tried.`;
        if (!state.candidates.has(cell, digit))
          return refuted(
            { id: 'struck-tried', says: 'a candidate that was struck is tried' },
            say`The rounds have struck ${symbol(state, digit)} from ${at(state, cell)}, so it is never tried.`,
          );
        return digit < next
          ? refuted(
              { id: 'digit-again', says: 'a digit is tried twice in a cell' },
              say`${symbol(state, digit)} has been tried already, and each candidate is tried once.`,
            )
          : refuted(
              { id: 'digit-order', says: 'candidates are tried in another order than the ascending one' },
              say`${symbol(state, digit)} comes later: candidates are tried in ascending order.`,
            );
      },
      shows: ({ cell }) => ({ cells: [cell], marks: [cell] }),
    },
    takeBack: whichTryBack<State>({
      ask: (state) =>
        say`No candidate of ${trying(at(state, state.digits.indexOf(0)))} fits. From which cell does the search take a digit back?`,
      tries: placedIn,
      done: 'was filled',
      times: ['placement', 'placements'],
      followed: (name) => say`The rounds have fixed ${name}. That holds whatever the search tries, so it never changes.`,
    }),
  },
  manual: roundManual,
};
