import type { Algorithm, Alternative } from '../algorithm.ts';
import { InputError } from '../errors.ts';
import type { StepOf } from '../step.ts';
import { run, type State, start } from './algorithm-x.ts';
import { searchRestsOn } from './cover-causes.ts';
import { coverPicture } from './cover-picture.ts';
import { columnAlternatives, columnTies, nearest, rowAlternatives, takenBackAlternatives } from './cover-questions.ts';
import {
  type CoverInput,
  cellOf,
  chooseRow,
  cloneCover,
  coverInFull,
  digitsOfAnswer,
  digitsShown,
  keepSolution,
  problemOf,
  refusesCover,
  takeRowBack,
} from './cover-state.ts';
import { searchOptions, searchSteps } from './cover-steps.ts';
import { countOnes, openColumns, rowsOf } from './plain-matrix.ts';

const steps = {
  ...searchSteps,
  strikeColumn: { label: 'strike a column', fields: { item: 'index' }, detail: 'step', tone: 'removed' },
  strikeRow: { label: 'strike a row', fields: { option: 'index' }, detail: 'micro', tone: 'removed' },
  restoreRow: { label: 'restore a row', fields: { option: 'index' }, detail: 'micro', tone: 'logic', undoes: true, predict: ['option'] },
  restoreColumn: { label: 'restore a column', fields: { item: 'index' }, detail: 'step', tone: 'logic', undoes: true, predict: ['item'] },
} as const;

export type Step = StepOf<typeof steps>;

/** Entries a matrix may have: some 60 megabytes. */
const MAX_ENTRIES = 60_000_000;

/** Returns what a reader might expect instead of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'choose') return columnAlternatives(...counted(state), step, state.rule);
  if (step.kind === 'pick') return rowAlternatives(state, rowsOf(state, state.columns[state.depth]), step);
  if (step.kind === 'takeBack') return takenBackAlternatives(state, step);
  const { covered, hidden, problem } = state;
  if (step.kind === 'restoreRow')
    return nearest(problem.options.length, step.option, (option) => hidden[option] === 1).map((option) => ({
      step: { ...step, option },
      right: false,
    }));
  if (step.kind === 'restoreColumn')
    return nearest(problem.items.length, step.item, (item) => covered[item] === 1).map((item) => ({
      step: { ...step, item },
      right: false,
    }));
  return [];
}

/** The state with the sizes of its open columns, which the search counts only where it chooses; and these columns. */
function counted(state: State): [State, number[]] {
  const copy = clone(state);
  const open = openColumns(copy);
  countOnes(copy, open);
  return [copy, open];
}

const ties = (state: State, step: Step): Step[] => (step.kind === 'choose' ? columnTies(...counted(state), step, state.rule) : []);

/** Any open column could be chosen, and any row of a column that was not tried. */
function decisions(state: State, step: Step): Step[] {
  if (step.kind === 'choose') return openColumns(state).map((item) => ({ ...step, item }));
  if (step.kind !== 'pick') return [];
  const rows = rowsOf(state, state.columns[state.depth]).filter((option) => option >= step.option);
  return rows.map((option) => ({ ...step, option, cell: cellOf(state, option) }));
}

/** Indexed by item: how many rows its column has left. The search counts only where it chooses, and never again what is struck. */
function sizesNow({ problem, covered, hidden, S }: State): Int32Array {
  const sizes = S.map((size, item) => (covered[item] ? size : 0));
  for (const [option, { items }] of problem.options.entries()) {
    if (!hidden[option]) for (const item of items) if (!covered[item]) sizes[item]++;
  }
  return sizes;
}

function clone(state: State): State {
  return { ...cloneCover(state), hidden: state.hidden.slice() };
}

function refuses(input: CoverInput): InputError | undefined {
  const refused = refusesCover(input);
  if (refused) return refused;
  const problem = problemOf(input, false);
  const entries = problem.options.length * problem.items.length;
  if (entries <= MAX_ENTRIES) return undefined;
  return new InputError(`the matrix has ${problem.options.length} rows and ${problem.items.length} columns`, {
    expected: `at most ${MAX_ENTRIES} entries; dancing links keep only the ones`,
  });
}

/** Algorithm X (Knuth, 2000) on a plain matrix of zeros and ones: rows and columns are struck and restored. */
export const algorithmX = {
  id: 'algorithm-x',
  title: 'Algorithm X',
  summary: 'Choose a column, try each of its rows, strike what the row covers, and go on with what is left of the matrix.',
  input: 'puzzle-or-cover',
  shows: ['nodes', 'rows', 'deadEnds', 'strikes'],
  steps,
  options: searchOptions,
  counters: {
    nodes: { label: 'search nodes', kinds: ['choose', 'solution'] },
    strikes: { label: 'struck', kinds: ['strikeColumn', 'strikeRow'] },
    rows: { label: 'chosen', kinds: ['pick'] },
    takenBack: { label: 'taken back', kinds: ['takeBack'] },
    deadEnds: { label: 'dead ends', kinds: ['deadEnd'] },
    solutions: { label: 'solutions', kinds: ['solution'] },
  },
  metric: { label: 'search depth', isDepth: true, of: (state) => state.depth },
  refuses,
  start,
  run,
  apply: {
    choose(state, { item }) {
      countOnes(state, openColumns(state));
      state.columns[state.depth] = item;
    },
    pick: (state, { option }) => chooseRow(state, option),
    strikeColumn({ covered }, { item }) {
      covered[item] = 1;
    },
    strikeRow({ hidden }, { option }) {
      hidden[option] = 1;
    },
    solution: keepSolution,
    allFound(state) {
      state.hasEnded = true;
    },
    takeBack: takeRowBack,
    restoreRow({ hidden }, { option }) {
      hidden[option] = 0;
    },
    restoreColumn({ covered }, { item }) {
      covered[item] = 0;
    },
  },
  clone,
  picture: (state, step) => coverPicture(state, step, { hidden: state.hidden, sizes: sizesNow(state), level: state.depth }),
  digits: digitsShown,
  solution: digitsOfAnswer,
  alternatives,
  decisions,
  ties,
  manual: { moves: { choose: 'point', pick: 'point', deadEnd: 'say', takeBack: 'say' }, thoughts: [] },
  because: (state, step) =>
    step.kind === 'strikeColumn' || step.kind === 'strikeRow' ? [{ of: 'step', kinds: ['pick', 'given'] }] : searchRestsOn(state, step),
  inFull: coverInFull,
} satisfies Algorithm<State, typeof steps, typeof searchOptions, CoverInput>;
