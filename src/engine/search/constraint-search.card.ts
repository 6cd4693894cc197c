import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { countDigits } from '../candidates.ts';
import { seedOption } from '../options.ts';
import { endSteps, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import {
  cloneState,
  degreeOf,
  domainOf,
  order,
  prune,
  run,
  type State,
  setDigit,
  start,
  unassign,
  valueOrder,
} from './constraint-search.ts';
import { digitOrders } from './digit-order.ts';
import { type DigitTray, searchTray, trayAfter } from './digit-tray.ts';

const steps = {
  choose: { ...searchSteps.choose, label: 'choose a variable', predict: ['cell'] },
  try: { ...searchSteps.try, label: 'try a value', predict: ['digit'] },
  conflict: searchSteps.conflict,
  assign: { ...searchSteps.place, label: 'assign' },
  prune: { label: 'prune a value', fields: { cell: 'cell', digit: 'digit', because: 'witness' }, detail: 'micro', tone: 'removed' },
  emptyDomain: { label: 'empty domain', fields: { cell: 'cell', because: 'witness' }, detail: 'milestone', tone: 'conflict' },
  deadEnd: searchSteps.deadEnd,
  takeBack: searchSteps.takeBack,
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  forwardChecking: { type: 'switch', label: 'Forward checking', default: true },
  mrv: { type: 'switch', label: 'Fewest values first (MRV)', default: true },
  degree: { type: 'switch', label: 'Ties by degree', default: true, when: ['mrv', 'on'] },
  lcv: { type: 'switch', label: 'Least constraining value first (LCV)', default: false },
  digits: { type: 'choice', label: 'Order of values', values: digitOrders, default: 'ascending' },
  seed: { ...seedOption, when: ['digits', 'shuffled'] },
} as const;

export type Options = OptionsOf<typeof options>;

/** A variable that could come next, with what speaks for it. */
export interface Candidacy {
  readonly cell: number;
  /** How many values it has left. */
  readonly values: number;
  /** How many of its peers have no value yet. */
  readonly degree: number;
}

/** The variables without a value, the one to choose first. The switches decide what counts; then the reading order. */
export function ranking(state: State): Candidacy[] {
  const open = Array.from(state.digits.keys()).filter((cell) => state.digits[cell] === 0);
  return open
    .sort((a, b) => order(state, a, b) || a - b)
    .map((cell) => ({ cell, values: countDigits(domainOf(state, cell)), degree: degreeOf(state, cell) }));
}

/** What a reader might expect in place of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'choose') {
    const [first, ...others] = ranking(state);
    // Whoever names an equally good variable is right; in reading order alone nothing is equal.
    const ties = others.filter((other) => state.switches.mrv && order(state, first!.cell, other.cell) === 0);
    const behind = others.filter((other) => !ties.includes(other));
    // What other rules would take: the reading order, the fewest values without a tie broken, the highest degree.
    const rivals = [
      Math.min(...behind.map(({ cell }) => cell)),
      behind.toSorted((a, b) => a.values - b.values || a.cell - b.cell)[0]?.cell,
      behind.toSorted((a, b) => b.degree - a.degree)[0]?.cell,
    ];
    const cells = new Set([...(behind.length > 0 ? rivals : []), ...behind.map(({ cell }) => cell)] as number[]);
    const alternative = (cell: number, right: boolean): Alternative<Step> => ({ step: { ...step, cell }, right });
    return [...[...cells].map((cell) => alternative(cell, false)), ...ties.map(({ cell }) => alternative(cell, true))];
  }
  if (step.kind === 'try') {
    const others = valueOrder(state, step.cell).filter((digit) => digit !== step.digit);
    return others.map((digit) => ({ step: { ...step, digit }, right: false }));
  }
  return [];
}

const trayStates = { ...searchTray, assign: 'placed', prune: 'placed', emptyDomain: 'placed' } as const;

/** While the peers of a variable are pruned, the tray is that of the variable. */
function trayOf(state: State, step: Step | undefined): DigitTray {
  const pruning = step?.kind === 'prune' || step?.kind === 'emptyDomain';
  const about = pruning ? { kind: step.kind, cell: step.because, digit: state.digits[step.because] } : step;
  return trayAfter(about, trayStates, (cell) => {
    // The order was found before the variable had a value.
    const before = state.digits[cell] === 0 ? state : cloneState(state);
    if (before !== state) unassign(before, cell);
    return valueOrder(before, cell);
  });
}

/** Sudoku as variables, domains and constraints: backtracking that looks ahead. After Haralick and Elliott (1980). */
export const constraintSearch = {
  id: 'constraint-search',
  title: 'Constraint search',
  summary: 'Backtracking over variables and domains that looks ahead and chooses well: forward checking, MRV, degree, LCV.',
  input: 'puzzle',
  shows: ['assignments', 'backtracks', 'prunings', 'emptied'],
  steps,
  options,
  counters: {
    assignments: { label: 'assignments', kinds: ['assign'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
    prunings: { label: 'values pruned', kinds: ['prune'] },
    emptied: { label: 'empty domains', kinds: ['emptyDomain'] },
    tries: { label: 'values tried', kinds: ['try'] },
    conflicts: { label: 'conflicts', kinds: ['conflict'] },
  },
  metric: { label: 'search depth', of: (state) => state.marks.length },
  start,
  run,
  apply: {
    assign: (state, { cell, digit }) => setDigit(state, cell, digit),
    prune: (state, { cell, digit }) => prune(state, cell, digit),
    takeBack: (state, { cell }) => unassign(state, cell),
  },
  clone: cloneState,
  picture: (state, step) => ({ grid: state, tray: trayOf(state, step) }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
