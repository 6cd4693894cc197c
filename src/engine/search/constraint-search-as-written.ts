import type { Algorithm, Outcome } from '../algorithm.ts';
import type { Puzzle } from '../puzzle.ts';
import type { StepOf } from '../step.ts';

const steps = {
  choose: { label: 'choose a cell', fields: { cell: 'cell', size: 'count' }, detail: 'step', tone: 'quiet' },
  assign: { label: 'assign', fields: { cell: 'cell', digit: 'digit' }, detail: 'step', tone: 'placed', depth: 1, changes: ['cell'] },
  check: { label: 'forward checking', fields: { cell: 'cell' }, detail: 'micro', tone: 'quiet' },
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

interface State {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  open: number;
}

/** What the program takes for the size of a domain: it begins at 3n and loses one for each peer that has a value, whatever the value. */
export function supposedDomainSize({ puzzle, digits }: State, cell: number): number {
  const assigned = puzzle.grid.peersOfCell[cell]!.filter((peer) => digits[peer] !== 0).length;
  return 3 * puzzle.grid.size - assigned;
}

const isHeld = ({ puzzle, digits }: State, cell: number, digit: number) =>
  puzzle.grid.peersOfCell[cell]!.some((peer) => digits[peer] === digit);

/** The empty cell of the smallest supposed domain; the first in reading order among equals. */
function chooseCell(state: State): number {
  let best = -1;
  for (let cell = 0; cell < state.digits.length; cell++) {
    if (state.digits[cell] === 0 && (best < 0 || supposedDomainSize(state, cell) < supposedDomainSize(state, best))) best = cell;
  }
  return best;
}

/** The values that no peer holds, those first that the fewest peers could take. Peers that have a value are counted too. */
function orderedValues(state: State, cell: number): number[] {
  const { grid } = state.puzzle;
  const digits = Array.from({ length: grid.size }, (_, i) => i + 1).filter((digit) => !isHeld(state, cell, digit));
  const takers = (digit: number) => grid.peersOfCell[cell]!.filter((peer) => !isHeld(state, peer, digit)).length;
  const count = new Map(digits.map((digit) => [digit, takers(digit)]));
  return digits.sort((a, b) => count.get(a)! - count.get(b)!);
}

interface Level {
  readonly cell: number;
  readonly values: number[];
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits } = state;
  const levels: Level[] = [];
  while (state.open > 0) {
    if (levels.length === 0 || digits[levels.at(-1)!.cell] !== 0) {
      const cell = chooseCell(state);
      levels.push({ cell, values: orderedValues(state, cell) });
      yield { kind: 'choose', cell, size: supposedDomainSize(state, cell) };
    }

    while (levels.length > 0 && levels.at(-1)!.values.length === 0) {
      yield { kind: 'deadEnd', cell: levels.pop()!.cell };
      const cell = levels.at(-1)?.cell;
      if (cell === undefined) continue;
      const digit = digits[cell]!;
      digits[cell] = 0;
      state.open++;
      yield { kind: 'takeBack', cell, digit };
    }
    if (levels.length === 0) {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }

    const { cell, values } = levels.at(-1)!;
    const digit = values.shift()!;
    digits[cell] = digit;
    state.open--;
    yield { kind: 'assign', cell, digit };
    // The check looks for a domain of size 0 or 1, and by its own count no domain is ever smaller than 7.
    yield { kind: 'check', cell };
  }
  yield { kind: 'solved' };
  return 'solved';
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'assign':
      state.digits[step.cell] = step.digit;
      state.open--;
      return;
    case 'takeBack':
      state.digits[step.cell] = 0;
      state.open++;
      return;
    case 'choose':
    case 'check':
    case 'deadEnd':
    case 'solved':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a published Java solver really does, step by step: its domain sizes count assigned peers, and its forward checking never acts. */
export const constraintSearchAsWritten = {
  id: 'constraint-search-as-written',
  steps,
  options: {},
  counters: {
    assignments: { label: 'assignments', kinds: ['assign'] },
    backtracks: { label: 'backtracks, as printed', kinds: ['takeBack'] },
    checks: { label: 'forward checks', kinds: ['check'] },
    deadEnds: { label: 'dead ends', kinds: ['deadEnd'] },
  },
  metric: { label: 'cells filled', of: (state) => state.digits.length - state.open },
  start: (puzzle: Puzzle): State => ({
    puzzle,
    digits: puzzle.givens.slice(),
    open: puzzle.givens.filter((digit) => digit === 0).length,
  }),
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  solution: (state) => state.digits,
} satisfies Algorithm<State, typeof steps, Record<string, never>>;
