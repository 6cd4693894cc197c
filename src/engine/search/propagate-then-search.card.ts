import type { Algorithm, Alternative } from '../algorithm.ts';
import { otherCellsBack } from '../cells-back.ts';
import { searchTray, trayAfter, triedFirst } from '../picture/digit-tray.ts';
import { endSteps, forcedStep, searchSteps } from '../shared-steps.ts';
import { fieldOf, type StepOf } from '../step.ts';
import { otherMarks, type Thing, triedIn } from '../thing.ts';
import { fix, giveUp, holderOf, none, put, run, type State, start, strike, tryDigit } from './propagate-then-search.ts';

const steps = {
  round: { label: 'round', fields: { number: 'count' }, detail: 'milestone', tone: 'quiet' },
  strike: { label: 'strike a candidate', fields: { cell: 'cell', digit: 'digit', because: 'witness' }, detail: 'micro', tone: 'removed' },
  fix: { ...forcedStep, label: 'fix a cell', predict: ['cell'] },
  contradiction: { label: 'contradiction', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
  quiet: { label: 'nothing changed', fields: { open: 'count' }, detail: 'milestone', tone: 'quiet' },
  try: { ...searchSteps.try, predict: ['digit'] },
  conflict: searchSteps.conflict,
  place: searchSteps.place,
  deadEnd: searchSteps.deadEnd,
  takeBack: { ...searchSteps.takeBack, predict: ['cell'] },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

/** Returns what a reader might expect instead of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const { candidates, digits, puzzle } = state;
  if (step.kind === 'try') {
    // Plain backtracking would go on with any larger digit.
    const larger = Array.from({ length: puzzle.grid.size }, (_, i) => i + 1).filter((digit) => digit > step.digit);
    const below = Array.from({ length: step.digit - 1 }, (_, i) => i + 1);
    const tried = below.filter((digit) => candidates.has(step.cell, digit));
    const struck = below.filter((digit) => !candidates.has(step.cell, digit));
    const [next, ...later] = larger;
    const others = [...struck.slice(-1), ...(next === undefined ? [] : [next]), ...tried.slice(-1), ...later];
    return others.map((digit) => ({ step: { ...step, digit }, right: false }));
  }
  if (step.kind === 'fix') {
    const open = Array.from(digits, (_, cell) => cell).filter((cell) => digits[cell] === 0 && cell !== step.cell);
    const marked = (cell: number) => candidates.count(cell);
    // A cell may have become single in this very round; its marks are not yet brought up to date.
    const couldStand = (cell: number) => candidates.digits(cell).filter((digit) => holderOf(state, cell, digit) === none).length;
    const few = open.sort((a, b) => couldStand(a) - couldStand(b) || marked(a) - marked(b));
    return few.map((cell) => ({ step: { ...step, cell, digit: candidates.least(cell) }, right: marked(cell) === 1 }));
  }
  if (step.kind === 'takeBack')
    return otherCellsBack(state, placedIn(state)).map((cell) => ({ step: { ...step, cell, digit: digits[cell] }, right: false }));
  return [];
}

/** The cells that the search has filled, in the order in which it did. */
export const placedIn = ({ digits, candidates }: State): number[] =>
  [...digits.keys()].filter((cell) => digits[cell] !== 0 && !candidates.isEmpty(cell));

/** Returns what a step follows from: digits whose marks are gone, and digits that the search has tried and rejected. */
function because({ candidates, tried, puzzle }: State, step: Step): Thing[] | undefined {
  const others = (cell: number, digits: readonly number[]): Thing[] => [
    ...triedIn(cell, digits, ['conflict', 'takeBack']),
    ...digits.filter((digit) => !candidates.has(cell, digit)).map((digit): Thing => ({ of: 'mark', cell, digit })),
  ];
  const all = Array.from({ length: puzzle.grid.size }, (_, i) => i + 1);
  switch (step.kind) {
    case 'fix':
      return otherMarks(puzzle.grid, step.cell, step.digit);
    case 'contradiction':
      return otherMarks(puzzle.grid, step.cell, 0);
    case 'place':
      return others(
        step.cell,
        all.filter((digit) =>
          candidates.has(step.cell, digit) ? digit !== step.digit && tried.has(step.cell, digit) : digit < step.digit,
        ),
      );
    case 'deadEnd':
      return others(step.cell, all);
    default:
      return undefined;
  }
}

/** The cells that the round may fix now: what is single, and clashes with nothing that the same round has fixed. */
export function single(state: State): number[] {
  const { candidates, digits } = state;
  const cells = Array.from(digits.keys()).filter((cell) => candidates.count(cell) === 1);
  return cells.filter((cell) => holderOf(state, cell, candidates.least(cell)) === none);
}

/** The digits of a cell that have not been tried there, in ascending order. */
export function untried({ candidates, tried }: State, cell: number): number[] {
  return candidates.digits(cell).filter((digit) => !tried.has(cell, digit));
}

/** A round fixes its cells in any order; the search tries the digits of its cell. */
function decisions(state: State, step: Step): Step[] {
  if (step.kind === 'fix') return single(state).map((cell) => ({ ...step, cell, digit: state.candidates.least(cell) }));
  return step.kind === 'try' ? untried(state, step.cell).map((digit) => ({ ...step, digit })) : [];
}

/** Returns the cells that rounds have fixed: they have a digit for good, and no candidates. */
const fixedIn = ({ puzzle, digits, candidates }: State): ReadonlySet<number> =>
  new Set([...digits.keys()].filter((cell) => digits[cell] !== 0 && puzzle.givens[cell] === 0 && candidates.isEmpty(cell)));

/** Let the rules do the first rounds, then search what they leave. The rounds are naked singles, all at once. */
export const propagateThenSearch = {
  id: 'propagate-then-search',
  title: 'Propagate, then search',
  summary: 'Strike what the rules forbid and fix what is left single, round after round; search only what the rounds leave.',
  input: 'puzzle',
  shows: ['strikes', 'fixed', 'tries', 'backtracks'],
  steps,
  options: {},
  counters: {
    rounds: { label: 'rounds', kinds: ['round'] },
    fixed: { label: 'fixed by rounds', kinds: ['fix'] },
    strikes: { label: 'candidates struck', kinds: ['strike'] },
    placements: { label: 'placed by search', kinds: ['place'] },
    tries: { label: 'digits tried', kinds: ['try'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
  },
  metric: { label: 'cells filled', of: (state) => state.filled },
  start,
  run,
  apply: {
    strike: (state, { cell, digit }) => strike(state, cell, digit),
    fix: (state, { cell, digit }) => fix(state, cell, digit),
    try: (state, { cell, digit }) => tryDigit(state, cell, digit),
    deadEnd: (state, { cell }) => giveUp(state, cell),
    place: (state, { cell, digit }) => put(state, cell, digit),
    takeBack: (state, { cell }) => put(state, cell, 0),
  },
  clone: (state) => ({
    ...state,
    digits: state.digits.slice(),
    candidates: state.candidates.clone(),
    tried: state.tried.clone(),
  }),
  picture: (state, step) => ({
    grid: { ...state, candidates: state.candidates.asNumbers, forced: fixedIn(state) },
    tray: trayAfter(step, searchTray, (cell) =>
      triedFirst(state.candidates.digits(cell), state.tried.digits(cell), fieldOf(step!, 'digit')),
    ),
  }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  ties: (state, step) => (step.kind === 'fix' ? decisions(state, step) : []),
  cellNow: ({ digits }, last) => (last && ['quiet', 'place', 'deadEnd', 'takeBack'].includes(last.kind) ? digits.indexOf(0) : undefined),
  manual: {
    moves: { fix: 'write', place: 'write', contradiction: 'say', deadEnd: 'say', takeBack: 'say', quiet: 'say' },
    thoughts: ['try', 'conflict'],
  },
  because,
} satisfies Algorithm<State, typeof steps, Record<string, never>>;
