import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import { allDigits, bitOf, candidatesOf, countDigits, hasDigit } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import type { StepOf } from '../step.ts';
import { digitOrders, orderDigits } from './digit-order.ts';

const steps = {
  choose: { label: 'choose a variable', fields: { cell: 'cell' }, detail: 'step', tone: 'quiet', predict: ['cell'] },
  try: { label: 'try a value', fields: { cell: 'cell', digit: 'digit' }, detail: 'micro', tone: 'trying', predict: ['digit'] },
  conflict: { label: 'conflict', fields: { cell: 'cell', digit: 'digit', clash: 'witness' }, detail: 'micro', tone: 'conflict' },
  assign: { label: 'assign', fields: { cell: 'cell', digit: 'digit' }, detail: 'step', tone: 'placed', depth: 1, changes: ['cell'] },
  prune: { label: 'prune a value', fields: { cell: 'cell', digit: 'digit', because: 'witness' }, detail: 'micro', tone: 'removed' },
  emptyDomain: { label: 'empty domain', fields: { cell: 'cell', because: 'witness' }, detail: 'milestone', tone: 'conflict' },
  deadEnd: { label: 'dead end', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
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

type Step = StepOf<typeof steps>;

const options = {
  forwardChecking: { type: 'switch', label: 'Forward checking', default: true },
  mrv: { type: 'switch', label: 'Fewest values first (MRV)', default: true },
  degree: { type: 'switch', label: 'Ties by degree', default: true, when: ['mrv', 'on'] },
  lcv: { type: 'switch', label: 'Least constraining value first (LCV)', default: false },
  digits: { type: 'choice', label: 'Values', values: digitOrders, default: 'ascending' },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1, when: ['digits', 'shuffled'] },
} as const;

type Switches = Pick<OptionsOf<typeof options>, 'forwardChecking' | 'mrv' | 'degree' | 'lcv'>;

interface State {
  readonly puzzle: Puzzle;
  readonly switches: Switches;
  /** The digits in the order in which they are tried where nothing speaks for another. */
  readonly digitOrder: readonly number[];
  /** Indexed by cell; 0 is a variable without a value. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the domain, as a set of digits. Kept only while forward checking is on. */
  readonly candidates: Uint32Array | undefined;
  /** Every pruning that is in force, the oldest first: cell · 32 + digit. */
  readonly pruned: number[];
  /** For each assigned variable, in order: how many prunings were in force before it. */
  readonly marks: number[];
  open: number;
}

/** A variable that could come next, with what speaks for it. */
export interface Candidacy {
  readonly cell: number;
  /** How many values it has left. */
  readonly values: number;
  /** How many of its peers have no value yet. */
  readonly degree: number;
}

const none = -1;

function holderOf({ puzzle, digits }: State, cell: number, digit: number): number {
  return puzzle.grid.peersOfCell[cell]!.find((peer) => digits[peer] === digit) ?? none;
}

/** The values that no assigned peer forbids. */
function valuesOf(state: State, cell: number): number {
  if (state.candidates) return state.candidates[cell]!;
  const { puzzle, digits } = state;
  let values = allDigits(puzzle.grid.size);
  for (const peer of puzzle.grid.peersOfCell[cell]!) if (digits[peer] !== 0) values &= ~bitOf(digits[peer]!);
  return values;
}

const canTake = (state: State, cell: number, digit: number) =>
  state.candidates ? hasDigit(state.candidates[cell]!, digit) : holderOf(state, cell, digit) === none;

function candidacyOf(state: State, cell: number): Candidacy {
  const { digits, puzzle } = state;
  let degree = 0;
  for (const peer of puzzle.grid.peersOfCell[cell]!) if (digits[peer] === 0) degree++;
  return { cell, values: countDigits(valuesOf(state, cell)), degree };
}

/** The variables without a value, the one to choose first. The switches decide what counts; then the reading order. */
export function ranking(state: State): Candidacy[] {
  const open = Array.from(state.digits, (_, cell) => cell).filter((cell) => state.digits[cell] === 0);
  return open.map((cell) => candidacyOf(state, cell)).sort((a, b) => order(state.switches, a, b) || a.cell - b.cell);
}

/** The first of the ranking. The others are ranked only when someone asks who they were. */
function chooseVariable(state: State): number {
  const { digits, switches } = state;
  const first = digits.indexOf(0);
  if (!switches.mrv) return first;
  let best = candidacyOf(state, first);
  for (let cell = first + 1; cell < digits.length; cell++) {
    if (digits[cell] !== 0) continue;
    const other = candidacyOf(state, cell);
    if (order(switches, other, best) < 0) best = other;
  }
  return best.cell;
}

/** The degree breaks ties of MRV. Without MRV nothing ties, and the reading order decides. */
function order({ mrv, degree }: Switches, a: Candidacy, b: Candidacy): number {
  if (!mrv) return 0;
  return a.values - b.values || (degree ? b.degree - a.degree : 0);
}

/** How many values of other variables an assignment would take away. */
export function constrains(state: State, cell: number, digit: number): number {
  const { digits, puzzle } = state;
  return puzzle.grid.peersOfCell[cell]!.filter((peer) => digits[peer] === 0 && canTake(state, peer, digit)).length;
}

/** The values to try in a variable, in their order. Without forward checking those that clash are among them. */
export function valueOrder(state: State, cell: number): number[] {
  const { digitOrder, candidates, switches } = state;
  const values = candidates ? digitOrder.filter((digit) => hasDigit(candidates[cell]!, digit)) : [...digitOrder];
  if (!switches.lcv) return values;
  const cost = new Map(values.map((digit) => [digit, constrains(state, cell, digit)]));
  return values.sort((a, b) => cost.get(a)! - cost.get(b)!);
}

/** A variable on the search's stack, with the values that have not been tried yet. */
interface Level {
  readonly cell: number;
  readonly values: number[];
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits } = state;
  const levels: Level[] = [];
  while (state.open > 0) {
    if (levels.length === 0 || digits[levels.at(-1)!.cell] !== 0) {
      const cell = chooseVariable(state);
      levels.push({ cell, values: valueOrder(state, cell) });
      yield { kind: 'choose', cell };
    }

    let holds = false;
    while (!holds && levels.length > 0) {
      const { cell, values } = levels.at(-1)!;
      if (digits[cell] !== 0) {
        const digit = digits[cell]!;
        unassign(state, cell);
        yield { kind: 'takeBack', cell, digit };
      }
      if (values.length === 0) {
        levels.pop();
        yield { kind: 'deadEnd', cell };
      } else {
        holds = yield* assign(state, cell, values.shift()!);
      }
    }
    if (!holds) {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}

/** Gives a variable a value. False when the value clashes, or when forward checking finds a variable without values. */
function* assign(state: State, cell: number, digit: number): Generator<Step, boolean, undefined> {
  const { candidates, digits, puzzle } = state;
  yield { kind: 'try', cell, digit };
  const clash = holderOf(state, cell, digit);
  if (clash !== none) {
    yield { kind: 'conflict', cell, digit, clash };
    return false;
  }
  setDigit(state, cell, digit);
  yield { kind: 'assign', cell, digit };

  if (!candidates) return true;
  for (const peer of puzzle.grid.peersOfCell[cell]!) {
    if (digits[peer] !== 0 || !hasDigit(candidates[peer]!, digit)) continue;
    prune(state, peer, digit);
    yield { kind: 'prune', cell: peer, digit, because: cell };
    if (candidates[peer] === 0) {
      yield { kind: 'emptyDomain', cell: peer, because: cell };
      return false;
    }
  }
  return true;
}

function setDigit(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.marks.push(state.pruned.length);
  state.open--;
}

function prune({ candidates, pruned }: State, cell: number, digit: number): void {
  candidates![cell]! &= ~bitOf(digit);
  pruned.push(cell * 32 + digit);
}

/** Takes the last assignment back, and with it all that it has pruned. */
function unassign(state: State, cell: number): void {
  state.digits[cell] = 0;
  state.open++;
  for (const pruning of state.pruned.splice(state.marks.pop()!)) state.candidates![pruning >> 5]! |= bitOf(pruning & 31);
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'assign':
      setDigit(state, step.cell, step.digit);
      return;
    case 'prune':
      prune(state, step.cell, step.digit);
      return;
    case 'takeBack':
      unassign(state, step.cell);
      return;
    case 'choose':
    case 'try':
    case 'conflict':
    case 'emptyDomain':
    case 'deadEnd':
    case 'solved':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'choose') {
    const [first, ...others] = ranking(state);
    // Whoever names an equally good variable is right; in reading order alone nothing is equal.
    const ties = others.filter((other) => state.switches.mrv && order(state.switches, first!, other) === 0);
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

/** Sudoku as variables, domains and constraints: backtracking that looks ahead. After Haralick and Elliott (1980). */
export const constraintSearch = {
  id: 'constraint-search',
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
  start: (puzzle: Puzzle, { digits, seed, ...switches }: OptionsOf<typeof options>): State => ({
    puzzle,
    switches,
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    digits: puzzle.givens.slice(),
    candidates: switches.forwardChecking ? candidatesOf(puzzle.grid, puzzle.givens) : undefined,
    pruned: [],
    marks: [],
    open: puzzle.givens.filter((digit) => digit === 0).length,
  }),
  run,
  apply,
  clone: (state) => ({
    ...state,
    digits: state.digits.slice(),
    candidates: state.candidates?.slice(),
    pruned: [...state.pruned],
    marks: [...state.marks],
  }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
