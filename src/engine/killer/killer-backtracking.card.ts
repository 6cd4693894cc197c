import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { searchTray, trayAfter } from '../picture/digit-tray.ts';
import { faultOf } from '../puzzle.ts';
import { place, takeBack, tryDigit } from '../search/backtracking.ts';
import { orderAt, triedBefore, untried } from '../search/untried.ts';
import { endSteps, searchCounters, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { type Thing, triedIn } from '../thing.ts';
import { cagePicture } from './cage-picture.ts';
import { none, run, type State, start, totalWith, verdictOfCage } from './killer-backtracking.ts';

const againstSum = {
  fields: { cell: 'cell', digit: 'digit', total: 'count' },
  detail: 'micro',
  tone: 'conflict',
  predict: ['kind'],
} as const;

const steps = {
  choose: searchSteps.choose,
  try: searchSteps.try,
  conflict: { ...searchSteps.conflict, predict: ['kind'] },
  wrongSum: { ...againstSum, label: 'wrong sum' },
  tooMuch: { ...againstSum, label: 'too much already' },
  outOfReach: { ...againstSum, label: 'out of reach' },
  place: { ...searchSteps.place, predict: ['kind'] },
  deadEnd: searchSteps.deadEnd,
  takeBack: { ...searchSteps.takeBack, predict: ['cell'] },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const trayStates = { ...searchTray, wrongSum: 'clashing', tooMuch: 'clashing', outOfReach: 'clashing' } as const;

const options = {
  complete: { type: 'switch', label: 'Check: wrong sum', default: true },
  partial: { type: 'switch', label: 'Check: too much already', default: true },
  reach: { type: 'switch', label: 'Check: out of reach', default: true },
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'place':
    case 'conflict':
    case 'wrongSum':
    case 'tooMuch':
    case 'outOfReach':
      return verdicts(state, step.cell, step.digit)
        .filter(({ kind }) => kind !== step.kind)
        .map((other) => ({ step: other, right: false }));
    case 'takeBack': {
      const earlier = state.empty.slice(0, state.depth - 1).reverse();
      return [state.empty[state.depth], ...earlier].map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
    }
    default:
      return [];
  }
}

/**
 * Returns all possible verdicts on a digit with the checks that are switched on, without those that are true besides the real one: the
 * algorithm gives the first true verdict.
 */
function verdicts(state: State, cell: number, digit: number): Step[] {
  const total = totalWith(state, cell, digit);
  const verdict = verdictOfCage(state, cell, digit, total);
  const found: Step[] = [
    { kind: 'place', cell, digit },
    { kind: 'conflict', cell, digit, clash: none },
  ];
  if (state.cageOfCell[cell] === none) return found;
  // A sum that is too large cannot be reached, and a full cage with a wrong sum is too large or too small.
  if (verdict !== 'wrongSum') found.push({ kind: 'wrongSum', cell, digit, total });
  if (verdict === 'fits' && state.prune.reach) found.push({ kind: 'outOfReach', cell, digit, total });
  if ((verdict === 'fits' || verdict === 'outOfReach') && state.prune.partial) found.push({ kind: 'tooMuch', cell, digit, total });
  return found;
}

/** As in plain backtracking; and a digit that is wrong for its cage is so because of the others there. */
function because(state: State, step: Step): Thing[] | undefined {
  const { cages, cageOfCell, digits } = state;
  const failed = ['conflict', 'wrongSum', 'tooMuch', 'outOfReach', 'takeBack'];
  switch (step.kind) {
    case 'place':
      return triedIn(step.cell, triedBefore(state, step.digit), failed);
    case 'deadEnd':
      return triedIn(step.cell, state.orders[state.depth], failed);
    case 'wrongSum':
    case 'tooMuch':
    case 'outOfReach':
      return cages[cageOfCell[step.cell]].cells.filter((cell) => digits[cell] !== 0).map((cell) => ({ of: 'cell', cell }));
    default:
      return undefined;
  }
}

function decisions(state: State, step: Step): Step[] {
  return step.kind === 'try' ? untried(state).map((digit) => ({ ...step, digit })) : [];
}

/** Backtracking row by row, as a student would write it for a killer, with three optional checks of a cage. */
export const killerBacktracking = {
  id: 'killer-backtracking',
  title: 'Killer backtracking',
  summary: 'Backtracking that looks at the cage too: is the sum right, is it already too high, and can the open cells still reach it?',
  input: 'killer',
  shows: ['calls', 'wrongSum', 'tooMuch', 'outOfReach'],
  steps,
  options,
  counters: {
    ...searchCounters,
    wrongSum: { label: 'wrong sum', kinds: ['wrongSum'] },
    tooMuch: { label: 'too much already', kinds: ['tooMuch'] },
    outOfReach: { label: 'out of reach', kinds: ['outOfReach'] },
  },
  metric: {
    label: 'search depth',
    isDepth: true,
    of: (state) => state.depth,
    // Without givens the rows are filled from the top, with `size` cells each.
    lines: { label: 'row', of: ({ puzzle: { grid, givens } }) => (givens.every((digit) => digit === 0) ? grid.size : 0) },
  },
  refuses: faultOf,
  start,
  run,
  apply: {
    try: (state, { digit }) => tryDigit(state, digit),
    place: (state, { cell, digit }) => place(state, cell, digit),
    takeBack: (state, { cell }) => takeBack(state, cell),
  },
  clone: (state) => ({ ...state, digits: state.digits.slice(), tried: state.tried.clone() }),
  picture: (state, step) => ({
    ...cagePicture(state, step),
    tray: trayAfter(step, trayStates, () => orderAt(state, step)),
  }),
  solution: (state) => state.digits,
  alternatives,
  because,
  decisions,
  cellNow: ({ empty, depth }) => empty[depth],
  manual: {
    moves: { place: 'write', deadEnd: 'say', takeBack: 'say' },
    thoughts: ['choose', 'try', 'conflict', 'wrongSum', 'tooMuch', 'outOfReach'],
  },
} satisfies Algorithm<State, typeof steps, typeof options>;
