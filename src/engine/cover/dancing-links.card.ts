import type { Algorithm, Alternative } from '../algorithm.ts';
import type { StepOf } from '../step.ts';
import { columnAlternatives, rowAlternatives } from './cover-questions.ts';
import {
  type CoverInput,
  chooseRow,
  cloneCover,
  coverInFull,
  digitsOfAnswer,
  endSearch,
  keepSolution,
  none,
  refusesCover,
  takeRowBack,
} from './cover-state.ts';
import { searchOptions, searchSteps } from './cover-steps.ts';
import { enterCall, relink, relinkHeader, run, type State, start, unlink, unlinkHeader } from './dancing-links.ts';

const steps = {
  ...searchSteps,
  cover: { label: 'cover a column', fields: { item: 'index' }, detail: 'micro', tone: 'removed', depth: 1 },
  unlink: { label: 'unlink a node', fields: { node: 'index' }, detail: 'micro', tone: 'removed', predict: ['links'] },
  covered: { label: 'column covered', fields: { item: 'index' }, detail: 'step', tone: 'removed', depth: -1 },
  uncover: { label: 'uncover a column', fields: { item: 'index' }, detail: 'micro', tone: 'quiet', depth: 1, undoes: true },
  relink: { label: 'relink a node', fields: { node: 'index' }, detail: 'micro', tone: 'logic', undoes: true },
  uncovered: { label: 'column uncovered', fields: { item: 'index' }, detail: 'step', tone: 'logic', depth: -1, undoes: true },
} as const;

export type Step = StepOf<typeof steps>;

/** Links that do not change when a node leaves its column: its own, those of its neighbours in the row, those of the header. */
const otherLinks = [1, 2, 3] as const;

/** What a reader might expect in place of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { h, R, D, optionOf, columns, rule } = state;
  switch (step.kind) {
    case 'choose': {
      const open: number[] = [];
      for (let c = R[h]; c !== h; c = R[c]) open.push(c);
      return columnAlternatives(state, open, step, rule);
    }
    case 'pick': {
      const c = columns[state.depth];
      const rows: number[] = [];
      for (let i = D[c]; i !== c; i = D[i]) rows.push(optionOf[i]);
      return rowAlternatives(state, rows, step);
    }
    case 'unlink':
      // The guess is which links change: the step itself names the node alone.
      return otherLinks.map((links) => ({ step: { ...step, links }, right: false }));
    default:
      return [];
  }
}

function clone(state: State): State {
  const { L, R, U, D } = state;
  return { ...cloneCover(state), L: L.slice(), R: R.slice(), U: U.slice(), D: D.slice() };
}

/** Knuth's Algorithm X on linked lists: covering a column only unlinks nodes, and uncovering it puts them back. */
export const dancingLinks = {
  id: 'dancing-links',
  title: 'Dancing links',
  summary: 'Algorithm X on linked lists: a node that is taken out remembers its neighbours, so putting it back is one step.',
  input: 'puzzle-or-cover',
  shows: ['nodes', 'updates', 'deadEnds', 'solutions'],
  steps,
  options: searchOptions,
  counters: {
    nodes: { label: 'search nodes', kinds: ['choose', 'solution'] },
    updates: { label: 'updates', kinds: ['cover', 'unlink'] },
    rows: { label: 'rows chosen', kinds: ['pick'] },
    deadEnds: { label: 'dead ends', kinds: ['deadEnd'] },
    solutions: { label: 'solutions', kinds: ['solution'] },
  },
  metric: { label: 'search depth', of: (state) => state.depth },
  refuses: refusesCover,
  start,
  run,
  apply: {
    choose(state, { item }) {
      state.level = state.depth;
      state.columns[state.depth] = item;
    },
    cover(state, { item }) {
      enterCall(state, 'cover', item);
      unlinkHeader(state, item);
    },
    unlink: (state, { node }) => unlink(state, node),
    covered: (state) => enterCall(state, 'none', none),
    pick: (state, { option }) => chooseRow(state, option),
    solution(state) {
      state.level = state.depth;
      keepSolution(state);
    },
    takeBack(state) {
      takeRowBack(state);
      state.level = state.depth;
    },
    uncover: (state, { item }) => enterCall(state, 'uncover', item),
    relink: (state, { node }) => relink(state, node),
    uncovered(state, { item }) {
      relinkHeader(state, item);
      enterCall(state, 'none', none);
    },
    allFound: endSearch,
    noSolution: endSearch,
  },
  clone,
  solution: digitsOfAnswer,
  alternatives,
  inFull: (state, step) =>
    step.kind === 'unlink' || step.kind === 'relink'
      ? { option: state.optionOf[step.node], item: state.C[step.node] }
      : coverInFull(state, step),
} satisfies Algorithm<State, typeof steps, typeof searchOptions, CoverInput>;
