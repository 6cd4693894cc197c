import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import { searchTray, trayAfter } from '../picture/digit-tray.ts';
import { refusesCages } from '../refusals.ts';
import { endSteps, orderedSearchSteps, searchCounters } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { type Thing, triedIn } from '../thing.ts';
import { blame, goBack, place, run, type State, start } from './backjumping.ts';
import { tryDigit } from './backtracking.ts';
import { cellOrders } from './cell-order.ts';
import { blameRows, passedOver, toBlame } from './conflict-sets.ts';
import { digitOrders } from './digit-order.ts';
import { otherTries } from './other-tries.ts';
import { orderAt, triedBefore, untried } from './untried.ts';

const { takeBack } = orderedSearchSteps;

const steps = {
  ...orderedSearchSteps,
  jump: { ...takeBack, label: 'jump back', fields: { ...takeBack.fields, from: 'witness' } },
  solved: endSteps.solved,
  // The digits that have nothing to do with it are still there.
  noSolution: { ...endSteps.noSolution, depth: 0 },
  stuck: { ...endSteps.noSolution, label: 'gives up', depth: 0 },
} as const;

export type Step = StepOf<typeof steps>;

const jumps = { all: 'from every dead end', leaves: 'where nothing fits', forgetful: 'without passing reasons on' } as const;

const options = {
  jumps: { type: 'choice', label: 'Jump back', values: jumps, default: 'all' },
  order: { type: 'choice', label: 'Order of cells', values: cellOrders, default: 'rows' },
  digits: { type: 'choice', label: 'Order of digits', values: digitOrders, default: 'ascending' },
  seed: { ...seedOption, when: ['digits', 'shuffled'] },
} as const;

export type Options = OptionsOf<typeof options>;

const { calls, tries, placements, conflicts } = searchCounters;

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'try':
    case 'place':
    case 'conflict':
      return otherTries(state, step);
    case 'takeBack':
    case 'jump': {
      const { empty, depth, digits } = state;
      const earlier = empty.slice(0, depth).reverse();
      const cells = new Set([earlier[0], ...toBlame(state).reverse(), empty[depth], ...earlier]);
      cells.delete(step.cell);
      return [...cells].map((cell) => ({ step: { ...step, cell, digit: digits[cell] }, right: false }));
    }
    default:
      return [];
  }
}

/** As in plain backtracking. */
function because(state: State, step: Step): Thing[] | undefined {
  const failed = ['conflict', 'takeBack', 'jump'];
  if (step.kind === 'place') return triedIn(step.cell, triedBefore(state, step.digit), failed);
  return step.kind === 'deadEnd' ? triedIn(step.cell, state.orders[state.depth], failed) : undefined;
}

/** Prosser's conflict-directed backjumping of 1993; with `leaves`, the backjumping of Gaschnig's thesis of 1979; with `forgetful`, what both avoid: it can jump past the solution. */
export const backjumping = {
  id: 'backjumping',
  title: 'Backjumping',
  summary: 'Backtracking that keeps the reasons: from a dead end it goes straight back to the latest cell that has to do with it.',
  input: 'puzzle',
  shows: ['tries', 'placements', 'deadEnds', 'jumps'],
  steps,
  options,
  counters: {
    calls,
    tries,
    placements,
    conflicts,
    deadEnds: { label: 'dead ends', kinds: ['deadEnd'] },
    jumps: { label: 'jumps over cells', kinds: ['jump'] },
  },
  metric: { label: 'search depth', isDepth: true, of: (state) => state.depth },
  refuses: refusesCages,
  start,
  run,
  apply: {
    try: (state, { digit }) => tryDigit(state, digit),
    conflict: (state, { clash }) => blame(state, clash),
    place: (state, { cell, digit }) => place(state, cell, digit),
    takeBack: (state, { cell }) => goBack(state, state.levelOf[cell]),
    jump: (state, { cell }) => goBack(state, state.levelOf[cell]),
  },
  clone: (state) => ({
    ...state,
    digits: state.digits.slice(),
    tried: state.tried.clone(),
    conflictSets: state.conflictSets.map((levels) => new Set(levels)),
  }),
  picture: (state, step) => ({
    grid: {
      puzzle: state.puzzle,
      digits: state.digits,
      blamed: toBlame(state),
      ...(step?.kind === 'jump' && { highlights: [{ cells: passedOver(state, step.from), digits: 0, hue: 0 }] }),
    },
    blame: { grid: state.puzzle.grid, rows: blameRows(state, step) },
    tray: trayAfter(step, { ...searchTray, jump: 'tried' }, () => orderAt(state, step)),
  }),
  solution: (state) => state.digits,
  alternatives,
  decisions: (state, step) => (step.kind === 'try' ? untried(state).map((digit) => ({ ...step, digit })) : []),
  cellNow: ({ empty, depth }) => empty[depth],
  because,
} satisfies Algorithm<State, typeof steps, typeof options>;
