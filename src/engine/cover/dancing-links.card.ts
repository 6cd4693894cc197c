import type { Algorithm, Alternative } from '../algorithm.ts';
import type { StepOf } from '../step.ts';
import { searchRestsOn } from './cover-causes.ts';
import { coverPicture } from './cover-picture.ts';
import { columnAlternatives, columnTies, nearest, rowAlternatives, takenBackAlternatives } from './cover-questions.ts';
import {
  type CoverInput,
  chooseRow,
  cloneCover,
  coverInFull,
  digitsOfAnswer,
  digitsShown,
  keepSolution,
  none,
  refusesCover,
  takeRowBack,
} from './cover-state.ts';
import { searchOptions, searchSteps } from './cover-steps.ts';
import { relink, relinkHeader, run, type State, start, unlink, unlinkHeader } from './dancing-links.ts';

const steps = {
  ...searchSteps,
  cover: { label: 'cover a column', fields: { item: 'index' }, detail: 'micro', tone: 'removed', depth: 1 },
  unlink: { label: 'unlink a node', fields: { node: 'index' }, detail: 'micro', tone: 'removed', predict: ['links'] },
  covered: { label: 'column covered', fields: { item: 'index' }, detail: 'step', tone: 'removed', depth: -1 },
  uncover: {
    label: 'uncover a column',
    fields: { item: 'index' },
    detail: 'micro',
    tone: 'quiet',
    depth: 1,
    undoes: true,
    predict: ['item'],
  },
  relink: { label: 'relink a node', fields: { node: 'index' }, detail: 'micro', tone: 'logic', undoes: true, predict: ['links'] },
  uncovered: { label: 'column uncovered', fields: { item: 'index' }, detail: 'step', tone: 'logic', depth: -1, undoes: true },
} as const;

export type Step = StepOf<typeof steps>;

/** Indexed by option: 1 where the row is out of the matrix, unlinked from all columns except the covered one. */
function rowsOut({ h, U, D, optionOf, problem }: State): Uint8Array {
  const unlinked = new Int32Array(problem.options.length);
  for (let j = h + 1; j < D.length; j++) if (D[U[j]] !== j) unlinked[optionOf[j]]++;
  return Uint8Array.from(problem.options, ({ items }, option) => Number(unlinked[option] > 0 && unlinked[option] === items.length - 1));
}

/** The column that is being covered or uncovered, inside such a call. A row is taken apart, and put back, for the one of its columns that is covered by then. */
function columnAtWork({ problem, covered, optionOf }: State, step: Step | undefined): number {
  switch (step?.kind) {
    case 'cover':
    case 'uncover':
      return step.item;
    case 'unlink':
    case 'relink':
      return problem.options[optionOf[step.node]].items.find((item) => covered[item])!;
    default:
      return none;
  }
}

/** The node that a step has just parted from its neighbours, or joined to them. */
function nodeMoved(step: Step | undefined): number {
  if (step?.kind === 'unlink' || step?.kind === 'relink') return step.node;
  return step?.kind === 'cover' || step?.kind === 'uncovered' ? step.item : none;
}

/**
 * Links that do not change when a node leaves its column or comes back: its own, the other two of its neighbours above and below,
 * those of its neighbours in the row, those of the header.
 */
const otherLinks = [1, 4, 2, 3] as const;

/** The open columns: those that the header still leads to. */
function linkedColumns({ h, R }: State): number[] {
  const open: number[] = [];
  for (let c = R[h]; c !== h; c = R[c]) open.push(c);
  return open;
}

/** Returns what a reader might expect instead of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { D, optionOf, columns, rule } = state;
  switch (step.kind) {
    case 'choose':
      return columnAlternatives(state, linkedColumns(state), step, rule);
    case 'pick': {
      const c = columns[state.depth];
      const rows: number[] = [];
      for (let i = D[c]; i !== c; i = D[i]) rows.push(optionOf[i]);
      return rowAlternatives(state, rows, step);
    }
    case 'takeBack':
      return takenBackAlternatives(state, step);
    case 'uncover':
      return nearest(state.problem.items.length, step.item, (item) => state.covered[item] === 1).map((item) => ({
        step: { ...step, item },
        right: false,
      }));
    case 'unlink':
    case 'relink':
      // The guess is which links change: the step itself names the node alone.
      // A node that is alone in its column has the header on both sides: there all four of these links point at it.
      return otherLinks
        .filter((links) => links !== 4 || state.U[step.node] !== state.D[step.node])
        .map((links) => ({ step: { ...step, links }, right: false }));
    default:
      return [];
  }
}

/** Any open column could be chosen. */
const decisions = (state: State, step: Step): Step[] =>
  step.kind === 'choose' ? linkedColumns(state).map((item) => ({ ...step, item })) : [];

const ties = (state: State, step: Step): Step[] =>
  step.kind === 'choose' ? columnTies(state, linkedColumns(state), step, state.rule) : [];

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
    updates: { label: 'removals', kinds: ['cover', 'unlink'] },
    rows: { label: 'chosen', kinds: ['pick'] },
    takenBack: { label: 'taken back', kinds: ['takeBack'] },
    deadEnds: { label: 'dead ends', kinds: ['deadEnd'] },
    solutions: { label: 'solutions', kinds: ['solution'] },
  },
  metric: { label: 'search depth', isDepth: true, of: (state) => state.depth },
  refuses: refusesCover,
  start,
  run,
  apply: {
    choose({ columns, depth }, { item }) {
      columns[depth] = item;
    },
    cover: (state, { item }) => unlinkHeader(state, item),
    unlink: (state, { node }) => unlink(state, node),
    pick: (state, { option }) => chooseRow(state, option),
    solution: keepSolution,
    allFound(state) {
      state.hasEnded = true;
    },
    takeBack: takeRowBack,
    relink: (state, { node }) => relink(state, node),
    uncovered: (state, { item }) => relinkHeader(state, item),
  },
  picture(state, step) {
    const { columns, depth, S: sizes, h, L, R, U, D, C, optionOf } = state;
    // A row is chosen inside search(k) for a column that is chosen there; the next column is chosen inside search(k + 1).
    const level = columns[depth] >= 0 || step?.kind === 'solution' ? depth : Math.max(0, depth - 1);
    const item = columnAtWork(state, step);
    const undoes = step?.kind === 'uncover' || step?.kind === 'relink';
    const calls = item === none ? [] : [{ name: undoes ? 'uncover' : 'cover', item, undoes }];
    const links = { h, L, R, U, D, C, optionOf, moved: nodeMoved(step) };
    return { ...coverPicture(state, step, { hidden: rowsOut(state), sizes, level, calls }), links };
  },
  clone,
  digits: digitsShown,
  solution: digitsOfAnswer,
  alternatives,
  decisions,
  ties,
  manual: {
    moves: { choose: 'point', pick: 'point', unlink: 'point', relink: 'point', deadEnd: 'say', takeBack: 'say' },
    thoughts: [],
  },
  because(state, step) {
    if (step.kind === 'cover') return [{ of: 'step', kinds: ['pick', 'choose', 'given'] }];
    if (step.kind === 'unlink' || step.kind === 'covered') return [{ of: 'step', kinds: ['cover'] }];
    return searchRestsOn(state, step);
  },
  inFull: (state, step) =>
    step.kind === 'unlink' || step.kind === 'relink'
      ? { option: state.optionOf[step.node], item: state.C[step.node] }
      : coverInFull(state, step),
} satisfies Algorithm<State, typeof steps, typeof searchOptions, CoverInput>;
