import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import { faultOf, type Puzzle } from '../puzzle.ts';
import type { StepOf } from '../step.ts';
import { cagesOfCells, type KillerState, ownCages } from './cage-state.ts';
import { digitValues } from './combinations.ts';

const steps = {
  choose: { label: 'choose a cell', fields: { cell: 'cell' }, detail: 'step', tone: 'quiet' },
  try: { label: 'try a digit', fields: { cell: 'cell', digit: 'digit' }, detail: 'micro', tone: 'trying' },
  conflict: {
    label: 'conflict',
    fields: { cell: 'cell', digit: 'digit', clash: 'witness' },
    detail: 'micro',
    tone: 'conflict',
    predict: ['kind'],
  },
  wrongSum: {
    label: 'wrong sum',
    fields: { cell: 'cell', digit: 'digit', total: 'count' },
    detail: 'micro',
    tone: 'conflict',
    predict: ['kind'],
  },
  tooMuch: {
    label: 'too much already',
    fields: { cell: 'cell', digit: 'digit', total: 'count' },
    detail: 'micro',
    tone: 'conflict',
    predict: ['kind'],
  },
  outOfReach: {
    label: 'out of reach',
    fields: { cell: 'cell', digit: 'digit', total: 'count' },
    detail: 'micro',
    tone: 'conflict',
    predict: ['kind'],
  },
  place: {
    label: 'place',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    depth: 1,
    changes: ['cell'],
    predict: ['kind'],
  },
  deadEnd: { label: 'dead end', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
  takeBack: {
    label: 'take back',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
    predict: ['cell'],
  },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const options = {
  complete: { type: 'switch', label: 'Check the sum when a cage is full', default: true },
  partial: { type: 'switch', label: 'Stop when a cage has too much already', default: true },
  reach: { type: 'switch', label: 'Stop when the rest cannot reach the sum', default: true },
} as const;

interface State extends KillerState {
  /** The cells to fill, in reading order. */
  readonly empty: readonly number[];
  /** What digit d counts for: values[d − 1]. */
  readonly values: readonly number[];
  /** Which cages are looked at before they must be. */
  readonly prune: OptionsOf<typeof options>;
  /** How many of the empty cells are filled. */
  depth: number;
}

const none = -1;

/** The first cell in the row, the column, the box or the cage of this one that already holds the digit, or none. */
function conflict(state: State, cell: number, digit: number): number {
  const { cellsOfHouse, housesOfCell } = state.puzzle.grid;
  for (const house of housesOfCell[cell]!) {
    for (const other of cellsOfHouse[house]!) {
      if (state.digits[other] === digit) return other;
    }
  }
  const cage = state.cageOfCell[cell]!;
  if (cage === none) return none;
  return state.cages[cage]!.cells.find((other) => state.digits[other] === digit) ?? none;
}

/** What the cage of this cell adds up to with the digit in the cell; 0 when it is in no cage. */
function totalWith(state: State, cell: number, digit: number): number {
  const cage = state.cageOfCell[cell]!;
  if (cage === none) return 0;
  let total = state.values[digit - 1]!;
  for (const other of state.cages[cage]!.cells) {
    if (state.digits[other] !== 0) total += state.values[state.digits[other]! - 1]!;
  }
  return total;
}

type Verdict = 'fits' | 'wrongSum' | 'tooMuch' | 'outOfReach';

/** What the cage of this cell says to the digit, with which it would add up to `total`. */
function verdictOfCage(state: State, cell: number, digit: number, total: number): Verdict {
  if (state.depth === state.empty.length - 1 && !allSumsRight(state, cell, digit)) return 'wrongSum';
  const cage = state.cageOfCell[cell]!;
  if (cage === none) return 'fits';
  const { sum, cells } = state.cages[cage]!;
  const { values, prune } = state;

  let cellsLeft = -1; // the cell itself is filled
  for (const other of cells) if (state.digits[other] === 0) cellsLeft++;
  if (cellsLeft === 0) return prune.complete && total !== sum ? 'wrongSum' : 'fits';
  if (prune.partial && total + Math.min(...values) > sum) return 'tooMuch';
  if (prune.reach && !canReach(state, cells, digit, sum - total, cellsLeft)) return 'outOfReach';
  return 'fits';
}

/** Whether `rest` lies between the least and the greatest sum of the digits that the cage has not used. */
function canReach(state: State, cells: readonly number[], digit: number, rest: number, cellsLeft: number): boolean {
  const used = new Set([digit, ...cells.map((cell) => state.digits[cell]!)]);
  const free = state.values.filter((_, index) => !used.has(index + 1)).sort((a, b) => a - b);
  const total = (some: number[]) => some.reduce((sum, value) => sum + value, 0);
  return total(free.slice(0, cellsLeft)) <= rest && rest <= total(free.slice(-cellsLeft));
}

/** For the last cell: whether every cage adds up once it holds the digit. */
function allSumsRight(state: State, cell: number, digit: number): boolean {
  const valueAt = (other: number) => state.values[(other === cell ? digit : state.digits[other]!) - 1]!;
  return state.cages.every(({ sum, cells }) => cells.reduce((total, other) => total + valueAt(other), 0) === sum);
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits, empty, puzzle } = state;
  const { size } = puzzle.grid;
  // For each level of the search: the last digit that was tried in its cell.
  const tried = new Uint8Array(empty.length + 1);

  while (state.depth < empty.length) {
    const cell = empty[state.depth]!;
    if (tried[state.depth] === 0) yield { kind: 'choose', cell };

    let placed = false;
    while (!placed && tried[state.depth]! < size) {
      tried[state.depth]!++;
      const digit = tried[state.depth]!;
      yield { kind: 'try', cell, digit };

      const clash = conflict(state, cell, digit);
      const total = totalWith(state, cell, digit);
      const verdict = clash === none ? verdictOfCage(state, cell, digit, total) : 'conflict';
      if (verdict === 'conflict') {
        yield { kind: 'conflict', cell, digit, clash };
      } else if (verdict === 'wrongSum') {
        yield { kind: 'wrongSum', cell, digit, total };
      } else if (verdict === 'tooMuch') {
        yield { kind: 'tooMuch', cell, digit, total };
      } else if (verdict === 'outOfReach') {
        yield { kind: 'outOfReach', cell, digit, total };
      } else {
        digits[cell] = digit;
        state.depth++;
        placed = true;
        yield { kind: 'place', cell, digit };
      }
    }

    if (!placed) {
      yield { kind: 'deadEnd', cell };
      tried[state.depth] = 0;
      if (state.depth === 0) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      state.depth--;
      const last = empty[state.depth]!;
      const digit = digits[last]!;
      digits[last] = 0;
      yield { kind: 'takeBack', cell: last, digit };
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'place':
      state.digits[step.cell] = step.digit;
      state.depth++;
      return;
    case 'takeBack':
      state.digits[step.cell] = 0;
      state.depth--;
      return;
    case 'choose':
    case 'try':
    case 'conflict':
    case 'wrongSum':
    case 'tooMuch':
    case 'outOfReach':
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
  switch (step.kind) {
    case 'place':
    case 'conflict':
    case 'wrongSum':
    case 'tooMuch':
    case 'outOfReach':
      return verdicts(state, step.cell, step.digit)
        .filter(({ kind }) => kind !== step.kind)
        .map((other) => ({ step: other, right: false }));
    case 'takeBack': {
      const earlier = state.empty.slice(0, state.depth - 1).reverse();
      return [state.empty[state.depth]!, ...earlier].map((cell) => ({ step: { ...step, cell, digit: state.digits[cell]! }, right: false }));
    }
    default:
      return [];
  }
}

/**
 * All that can become of a digit, as far as the switches let the algorithm look, but for what is true beside the verdict: the
 * algorithm takes the first that holds.
 */
function verdicts(state: State, cell: number, digit: number): Step[] {
  const total = totalWith(state, cell, digit);
  const verdict = verdictOfCage(state, cell, digit, total);
  const found: Step[] = [
    { kind: 'place', cell, digit },
    { kind: 'conflict', cell, digit, clash: none },
  ];
  if (state.cageOfCell[cell] === none) return found;
  // Who has too much cannot reach the sum, and a full cage that adds up wrong has too much or too little.
  if (verdict !== 'wrongSum') found.push({ kind: 'wrongSum', cell, digit, total });
  if (verdict === 'fits' && state.prune.reach) found.push({ kind: 'outOfReach', cell, digit, total });
  if ((verdict === 'fits' || verdict === 'outOfReach') && state.prune.partial) found.push({ kind: 'tooMuch', cell, digit, total });
  return found;
}

/** Backtracking row by row, as a student would write it for a killer: three ways of looking at a cage, each of which can be left out. */
export const killerBacktracking = {
  id: 'killer-backtracking',
  steps,
  options,
  counters: {
    calls: { label: 'calls', kinds: ['choose', 'solved'] },
    tries: { label: 'digits tried', kinds: ['try'] },
    placements: { label: 'placements', kinds: ['place'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
    conflicts: { label: 'conflicts', kinds: ['conflict'] },
    sums: { label: 'stopped by a sum', kinds: ['wrongSum', 'tooMuch', 'outOfReach'] },
  },
  metric: { label: 'search depth', of: (state) => state.depth },
  refuses: faultOf,
  start: (puzzle: Puzzle, prune: OptionsOf<typeof options>): State => ({
    puzzle,
    digits: puzzle.givens.slice(),
    cages: ownCages(puzzle),
    known: puzzle.cages.length,
    cageOfCell: cagesOfCells(puzzle),
    values: digitValues(puzzle),
    empty: Array.from(puzzle.givens, (_, cell) => cell).filter((cell) => puzzle.givens[cell] === 0),
    prune,
    depth: 0,
  }),
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
