import type { Algorithm } from '../algorithm.ts';
import { searchTray, trayAfter } from '../picture/digit-tray.ts';
import { endSteps, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { assign, orderedValues, run, type State, start, unassign } from './constraint-search-as-written.ts';

const steps = {
  choose: { ...searchSteps.choose, fields: { cell: 'cell', size: 'count' } },
  assign: { ...searchSteps.place, label: 'assign' },
  check: { label: 'forward checking', fields: { cell: 'cell' }, detail: 'micro', tone: 'quiet' },
  deadEnd: searchSteps.deadEnd,
  takeBack: searchSteps.takeBack,
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const trayStates = { ...searchTray, assign: 'placed', check: 'placed' } as const;

/** The values in the order that was found before the cell had one: its peers' count depends on it. */
function valuesFor(state: State, cell: number): number[] {
  return orderedValues({ ...state, digits: state.digits.with(cell, 0) }, cell);
}

/**
 * The actual behaviour of a published Java solver, step by step: its domain sizes count assigned peers, and its forward checking never
 * acts.
 */
export const constraintSearchAsWritten = {
  id: 'constraint-search-as-written',
  title: 'Constraint search, mistakes included',
  summary:
    'A published Java program with both of its mistakes: domain sizes that count assigned peers, and forward checking that never acts.',
  input: 'puzzle',
  shows: ['assignments', 'backtracks', 'checks', 'deadEnds'],
  steps,
  options: {},
  counters: {
    assignments: { label: 'assignments', kinds: ['assign'] },
    backtracks: { label: 'backtracks, as printed', kinds: ['takeBack'] },
    checks: { label: 'forward checks', kinds: ['check'] },
    deadEnds: { label: 'dead ends', kinds: ['deadEnd'] },
  },
  metric: { label: 'cells filled', of: (state) => state.digits.length - state.open },
  start,
  run,
  apply: {
    assign: (state, { cell, digit }) => assign(state, cell, digit),
    takeBack: (state, { cell }) => unassign(state, cell),
  },
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  picture(state, step) {
    const about = step?.kind === 'check' ? { ...step, digit: state.digits[step.cell] } : step;
    return { grid: state, tray: trayAfter(about, trayStates, (cell) => valuesFor(state, cell)) };
  },
  solution: (state) => state.digits,
} satisfies Algorithm<State, typeof steps, Record<string, never>>;
