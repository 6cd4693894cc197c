import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import { searchTray, trayAfter } from '../picture/digit-tray.ts';
import { refusesCages } from '../refusals.ts';
import { endSteps, orderedSearchSteps, searchCounters } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { type Thing, triedIn } from '../thing.ts';
import { place, run, type State, start, takeBack, tryDigit } from './backtracking.ts';
import { cellOrders } from './cell-order.ts';
import { digitOrders } from './digit-order.ts';
import { otherTries } from './other-tries.ts';
import { orderAt, triedBefore, untried } from './untried.ts';

const steps = { ...orderedSearchSteps, ...endSteps } as const;

export type Step = StepOf<typeof steps>;

const options = {
  order: { type: 'choice', label: 'Order of cells', values: cellOrders, default: 'rows' },
  digits: { type: 'choice', label: 'Order of digits', values: digitOrders, default: 'ascending' },
  seed: { ...seedOption, when: ['digits', 'shuffled'] },
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { digits, puzzle, empty } = state;
  switch (step.kind) {
    case 'try':
    case 'place':
    case 'conflict':
      return otherTries(state, step);
    case 'takeBack': {
      const takeBack = (cell: number): Alternative<Step> => ({ step: { ...step, cell, digit: digits[cell] }, right: false });
      const failed = empty[state.depth];
      const earlier = empty.slice(0, state.depth - 1).reverse();
      // A search that jumps back would go to the last cell that has to do with the failed one.
      const culprit = earlier.find((cell) => puzzle.grid.peersOfCell[failed].includes(cell));
      return [...new Set([failed, culprit ?? failed, ...earlier])].map(takeBack);
    }
    default:
      return [];
  }
}

function decisions(state: State, step: Step): Step[] {
  return step.kind === 'try' ? untried(state).map((digit) => ({ ...step, digit })) : [];
}

/** A digit is placed because the ones tried before it failed, and a cell is a dead end when all of its digits have failed. */
function because(state: State, step: Step): Thing[] | undefined {
  if (step.kind === 'place') return triedIn(step.cell, triedBefore(state, step.digit), ['conflict', 'takeBack']);
  return step.kind === 'deadEnd' ? triedIn(step.cell, state.orders[state.depth], ['conflict', 'takeBack']) : undefined;
}

/** The textbook search: first empty cell, first digit that fits; when none fits, take the last one back. */
export const backtracking = {
  id: 'backtracking',
  title: 'Backtracking',
  summary: 'Put the first digit that fits into the first empty cell; when nothing fits, take the last one back.',
  input: 'puzzle',
  shows: ['tries', 'placements', 'backtracks', 'conflicts'],
  steps,
  options,
  counters: searchCounters,
  metric: { label: 'search depth', isDepth: true, of: (state) => state.depth },
  refuses: refusesCages,
  start,
  run,
  apply: {
    try: (state, { digit }) => tryDigit(state, digit),
    place: (state, { cell, digit }) => place(state, cell, digit),
    takeBack: (state, { cell }) => takeBack(state, cell),
  },
  clone: (state) => ({ ...state, digits: state.digits.slice(), tried: state.tried.clone() }),
  picture: (state, step) => ({ grid: state, tray: trayAfter(step, searchTray, () => orderAt(state, step)) }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  cellNow: ({ empty, depth }) => empty[depth],
  manual: { moves: { place: 'write', deadEnd: 'say', takeBack: 'say' }, thoughts: ['choose', 'try', 'conflict'] },
  because,
} satisfies Algorithm<State, typeof steps, typeof options>;
