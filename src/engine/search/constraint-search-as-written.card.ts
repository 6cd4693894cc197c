import type { Algorithm } from '../algorithm.ts';
import type { StepOf } from '../step.ts';
import { assign, run, type State, start, unassign } from './constraint-search-as-written.ts';

const steps = {
  choose: { label: 'choose a cell', fields: { cell: 'cell', size: 'count' }, detail: 'step', tone: 'quiet' },
  assign: {
    label: 'assign',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    depth: 1,
    changes: ['cell'],
    writes: true,
  },
  check: { label: 'forward checking', fields: { cell: 'cell' }, detail: 'micro', tone: 'quiet' },
  deadEnd: { label: 'dead end', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  takeBack: {
    label: 'take back',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
  },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

export type Step = StepOf<typeof steps>;

/** What a published Java solver really does, step by step: its domain sizes count assigned peers, and its forward checking never acts. */
export const constraintSearchAsWritten = {
  id: 'constraint-search-as-written',
  title: 'Constraint search, as a program has it',
  summary: 'What a published solver really does: domain sizes that count assigned peers, and forward checking that never acts.',
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
  picture: (state) => ({ grid: state }),
  solution: (state) => state.digits,
} satisfies Algorithm<State, typeof steps, Record<string, never>>;
