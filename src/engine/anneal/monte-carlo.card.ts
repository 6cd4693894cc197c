import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import { endSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { refusesBoxGrid } from './box-grid.ts';
import { landscapeOf, pictureOf } from './landscape.ts';
import { keep, newStart, propose, run, type State, start, swapBack } from './monte-carlo.ts';
import { otherDifferences } from './other-differences.ts';
import { keepingMoves, keptOrNot, newStartInFull, swapCounters, swapRestsOn, swapSteps } from './swap-steps.ts';

const steps = {
  newStart: { ...swapSteps.newStart, label: 'fill the boxes' },
  propose: swapSteps.propose,
  accept: swapSteps.accept,
  acceptWorse: swapSteps.acceptWorse,
  reject: swapSteps.reject,
  solved: endSteps.solved,
  limit: swapSteps.limit,
  noSolution: endSteps.noSolution,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  worse: { type: 'integer', label: 'Keep a worse swap once in', min: 1, max: 100_000, default: 100 },
  limit: { type: 'integer', label: 'Most swaps to try', min: 1, max: 1_000_000_000, default: 10_000_000 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'propose':
      return otherDifferences(step.delta, state.puzzle.grid.size).map((delta) => ({ step: { ...step, delta }, right: false }));
    case 'accept':
      return [{ step: { ...step, kind: 'acceptWorse' }, right: false }];
    case 'acceptWorse':
    case 'reject':
      return [{ step: { ...step, kind: 'accept' }, right: false }];
    default:
      return [];
  }
}

/** Swaps two cells of a random box again and again; keeps what is not worse, and now and then what is. */
export const monteCarlo = {
  id: 'monte-carlo',
  title: 'Monte Carlo',
  summary: 'Fill every box at random, then swap cells inside boxes; keep what is not worse, and one worse swap in a hundred.',
  input: 'puzzle',
  shows: ['proposals', 'accepted', 'worse', 'rejected'],
  steps,
  options,
  counters: swapCounters,
  paces: { step: 'swaps kept' },
  metric: { label: 'energy', of: (state) => state.energy - state.pending },
  refuses: refusesBoxGrid,
  draws: true,
  start,
  run,
  apply: {
    newStart: (state, { seed }) => newStart(state, seed),
    propose: (state, { cell, other, delta }) => propose(state, cell, other, delta),
    accept: keep,
    acceptWorse: keep,
    reject: (state, { cell, other }) => swapBack(state, cell, other),
  },
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  picture: pictureOf,
  localSearch: {
    landscapeOf,
    chanceOf: ({ settings }, difference) => (difference <= 0 ? 1 : 1 / settings.worse),
    drawsAfter: () => true,
  },
  solution: (state) => state.digits,
  alternatives,
  decisions: keptOrNot,
  ties: keptOrNot,
  manual: keepingMoves,
  because: swapRestsOn,
  inFull: newStartInFull,
} satisfies Algorithm<State, typeof steps, typeof options>;
