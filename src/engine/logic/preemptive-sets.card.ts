import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { bitOf, candidatesOf, countDigits } from '../candidates.ts';
import { digitOrders } from '../search/digit-order.ts';
import type { StepOf } from '../step.ts';
import { otherSets, setOf } from './preemptive-set.ts';
import { choices, erasePath, openPath, run, type State, see, start, write } from './preemptive-sets.ts';

const steps = {
  force: {
    label: 'forced number',
    fields: { cell: 'cell', digit: 'digit', box: 'house' },
    detail: 'step',
    tone: 'logic',
    changes: ['cell'],
  },
  markUp: { label: 'mark up', fields: {}, detail: 'milestone', tone: 'quiet' },
  fill: { label: 'fill', fields: { cell: 'cell', digit: 'digit' }, detail: 'step', tone: 'logic', changes: ['cell'], predict: ['cell'] },
  see: { label: 'preemptive set', fields: { house: 'house', digits: 'digits' }, detail: 'milestone', tone: 'logic', predict: ['cells'] },
  strike: { label: 'strike', fields: { cell: 'cell', digit: 'digit' }, detail: 'micro', tone: 'removed' },
  emptyMarkup: { label: 'violation: empty markup', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
  noPlace: { label: 'violation: no place', fields: { house: 'house', digit: 'digit' }, detail: 'milestone', tone: 'conflict' },
  choose: { label: 'choice', fields: { cell: 'cell' }, detail: 'milestone', tone: 'trying', predict: ['cell'] },
  guess: {
    label: 'new colour',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'trying',
    depth: 1,
    changes: ['cell'],
  },
  erase: {
    label: 'erase a colour',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
  },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  choice: { type: 'choice', label: 'Choice', values: choices, default: 'pairs' },
  digits: { type: 'choice', label: 'Tried first', values: digitOrders, default: 'ascending' },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1, when: ['digits', 'shuffled'] },
} as const;

export type Options = OptionsOf<typeof options>;

function apply(state: State, step: Step): void {
  const { grid } = state.puzzle;
  switch (step.kind) {
    case 'force':
      write(state, step.cell, step.digit);
      return;
    case 'markUp':
      state.candidates = candidatesOf(grid, state.digits);
      return;
    case 'fill':
      see(state, undefined);
      write(state, step.cell, step.digit);
      return;
    case 'see':
      see(state, setOf(grid, state.candidates, step.house, step.digits));
      return;
    case 'strike':
      state.candidates[step.cell] &= ~bitOf(step.digit);
      return;
    case 'guess':
      openPath(state, step.cell, step.digit);
      return;
    case 'erase':
      erasePath(state);
      return;
    case 'choose':
    case 'solved':
      see(state, undefined);
      return;
    case 'emptyMarkup':
    case 'noPlace':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { candidates } = state;
  if (step.kind === 'see') {
    const guesses = otherSets(state.puzzle.grid, candidates, step.house, step.digits);
    return guesses.map(({ right, ...guess }) => ({ step: { ...step, ...guess }, right }));
  }
  if (step.kind !== 'fill' && step.kind !== 'choose') return [];
  const open = Array.from(candidates, (_, cell) => cell).filter((cell) => candidates[cell] !== 0 && cell !== step.cell);
  const few = open.sort((a, b) => countDigits(candidates[a]) - countDigits(candidates[b]));
  const isRight = (cell: number) => step.kind === 'fill' && countDigits(candidates[cell]) === 1;
  return few.map((cell) => ({ step: { ...step, cell }, right: isRight(cell) }));
}

/** Marking up, preemptive sets of any size, and coloured paths where they do not suffice. After J. F. Crook (2009). */
export const preemptiveSets = {
  id: 'preemptive-sets',
  steps,
  options,
  counters: {
    filled: { label: 'filled', kinds: ['force', 'fill'] },
    sets: { label: 'preemptive sets', kinds: ['see'] },
    strikes: { label: 'numbers struck', kinds: ['strike'] },
    choices: { label: 'choices', kinds: ['choose'] },
    violations: { label: 'violations', kinds: ['emptyMarkup', 'noPlace'] },
    erased: { label: 'colours erased', kinds: ['erase'] },
  },
  metric: {
    label: 'numbers in markups',
    of: ({ candidates }) => candidates.reduce((sum, markup) => sum + countDigits(markup), 0),
  },
  start,
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice(), candidates: state.candidates.slice(), paths: [...state.paths] }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
