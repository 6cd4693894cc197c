import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import type { Grid } from '../grid.ts';
import { seedOption } from '../options.ts';
import { searchTray, trayAfter } from '../picture/digit-tray.ts';
import { refusesCages } from '../refusals.ts';
import { endSteps, searchCounters, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { type Thing, triedIn } from '../thing.ts';
import { none, place, run, type State, start, takeBack, tryDigit } from './backtracking.ts';
import { cellOrders } from './cell-order.ts';
import { digitOrders } from './digit-order.ts';
import { orderAt, triedBefore, untried } from './untried.ts';

const steps = {
  choose: searchSteps.choose,
  try: { ...searchSteps.try, predict: ['digit'] },
  conflict: { ...searchSteps.conflict, predict: ['kind', 'clash'] },
  place: { ...searchSteps.place, predict: ['kind'] },
  deadEnd: searchSteps.deadEnd,
  takeBack: { ...searchSteps.takeBack, predict: ['cell'] },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  order: { type: 'choice', label: 'Order of cells', values: cellOrders, default: 'rows' },
  digits: { type: 'choice', label: 'Order of digits', values: digitOrders, default: 'ascending' },
  seed: { ...seedOption, when: ['digits', 'shuffled'] },
} as const;

export type Options = OptionsOf<typeof options>;

/** The other things of a list, beginning with the one after this. */
function after<T>(list: readonly T[], one: T): T[] {
  const place = list.indexOf(one);
  return [...list.slice(place + 1), ...list.slice(0, place)];
}

/** Returns the other cells with a property, the nearest first. */
function nearest(grid: Grid, cell: number, holds: (cell: number) => boolean): number[] {
  const { rowOfCell, columnOfCell } = grid;
  const distance = (other: number) => Math.abs(rowOfCell[other] - rowOfCell[cell]) + Math.abs(columnOfCell[other] - columnOfCell[cell]);
  const others = Array.from(rowOfCell.keys()).filter((other) => other !== cell && holds(other));
  return others.sort((a, b) => distance(a) - distance(b));
}

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { digits, puzzle, empty } = state;
  switch (step.kind) {
    case 'try':
      return after(state.orders[state.depth], step.digit).map((digit) => ({ step: { ...step, digit }, right: false }));
    case 'place': {
      const conflict = (clash: number): Alternative<Step> => ({ step: { ...step, kind: 'conflict', clash }, right: false });
      const equal = nearest(puzzle.grid, step.cell, (cell) => digits[cell] === step.digit);
      return equal.length > 0 ? equal.map(conflict) : [conflict(none)];
    }
    case 'conflict': {
      const { cell, digit } = step;
      const peers = puzzle.grid.peersOfCell[cell];
      const conflict = (clash: number): Alternative<Step> => ({
        step: { ...step, clash },
        right: peers.includes(clash) && digits[clash] === digit,
      });
      const equal = nearest(puzzle.grid, cell, (other) => digits[other] === digit && other !== step.clash);
      const others = peers.filter((peer) => digits[peer] !== 0 && digits[peer] !== digit);
      return [{ step: { kind: 'place', cell, digit }, right: false }, ...[...equal, ...others].map(conflict)];
    }
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
  shows: ['placements', 'backtracks', 'conflicts'],
  steps,
  options,
  counters: searchCounters,
  metric: { label: 'search depth', of: (state) => state.depth },
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
