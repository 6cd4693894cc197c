import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import { InputError } from '../errors.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Random, randomFrom } from '../random.ts';
import type { StepOf } from '../step.ts';

const steps = {
  plant: {
    label: 'plant a digit',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'logic',
    changes: ['cell'],
  },
  barren: { label: 'no digit fits', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
  search: { label: 'begin the search', fields: {}, detail: 'milestone', tone: 'quiet' },
  place: {
    label: 'place',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    depth: 1,
    changes: ['cell'],
    predict: ['kind'],
  },
  deadEnd: { label: 'dead end', fields: { cell: 'cell' }, detail: 'step', tone: 'conflict', predict: ['kind'] },
  takeBack: {
    label: 'take back',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
  },
  giveUp: { label: 'give up', fields: { placements: 'index' }, detail: 'milestone', tone: 'conflict' },
  startOver: { label: 'start over', fields: { attempt: 'count' }, detail: 'milestone', tone: 'removed', undoes: true },
  solved: { label: 'a full grid', fields: {}, detail: 'milestone', tone: 'done' },
  tooOften: { label: 'too many attempts', fields: { attempts: 'count' }, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const cellChoices = { rows: 'the first empty one', fewest: 'the one with the fewest candidates' } as const;

const options = {
  planted: { type: 'integer', label: 'Random cells (of 81)', min: 0, max: 40, default: 11 },
  next: { type: 'choice', label: 'Next cell', values: cellChoices, default: 'fewest' },
  patience: { type: 'integer', label: 'Placements before giving up', min: 1, max: 1_000_000, default: 20_000 },
  attempts: { type: 'integer', label: 'Attempts', min: 1, max: 10_000, default: 1000 },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1 },
} as const;

type Options = OptionsOf<typeof options>;

interface State {
  readonly puzzle: Puzzle;
  readonly options: Options;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  filled: number;
  /** One-based. */
  attempt: number;
}

const none = -1;

/** Digits that no peer of the cell holds, in ascending order. */
function candidates(state: State, cell: number): number[] {
  const { size, peersOfCell } = state.puzzle.grid;
  let seen = 0;
  for (const peer of peersOfCell[cell]!) seen |= 1 << state.digits[peer]!;
  const open: number[] = [];
  for (let digit = 1; digit <= size; digit++) if (!(seen & (1 << digit))) open.push(digit);
  return open;
}

/** The cell to fill next, or none when the grid is full. */
function nextCell(state: State): number {
  const first = state.digits.indexOf(0);
  if (first < 0 || state.options.next === 'rows') return first;
  let [chosen, fewest] = [none, Number.POSITIVE_INFINITY];
  for (let cell = first; cell < state.digits.length; cell++) {
    if (state.digits[cell] !== 0) continue;
    const count = candidates(state, cell).length;
    if (count < fewest) [chosen, fewest] = [cell, count];
    if (count === 0) break;
  }
  return chosen;
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const random = randomFrom(state.options.seed);
  for (;;) {
    const planted = yield* plant(state, random);
    if (planted && (yield* search(state))) {
      yield { kind: 'solved' };
      return 'solved';
    }
    if (state.attempt === state.options.attempts) {
      yield { kind: 'tooOften', attempts: state.attempt };
      return 'limit';
    }
    empty(state);
    yield { kind: 'startOver', attempt: state.attempt };
  }
}

/** Puts random digits that break no rule into random cells. False when a cell has no such digit. */
function* plant(state: State, random: Random): Generator<Step, boolean, undefined> {
  const cells = random.shuffled([...state.digits.keys()]).slice(0, cellsToPlant(state));
  for (const cell of cells) {
    const open = candidates(state, cell);
    if (open.length === 0) {
      yield { kind: 'barren', cell };
      return false;
    }
    const digit = open[random.below(open.length)]!;
    put(state, cell, digit);
    yield { kind: 'plant', cell, digit };
  }
  return true;
}

/** Backtracking that gives up after so many placements. True when the grid is full. */
function* search(state: State): Generator<Step, boolean, undefined> {
  yield { kind: 'search' };
  const path: { cell: number; open: number[] }[] = [];
  let placements = 0;
  for (let cell = nextCell(state); cell !== none; cell = nextCell(state)) {
    let choice = { cell, open: candidates(state, cell) };
    while (choice.open.length === 0) {
      yield { kind: 'deadEnd', cell: choice.cell };
      const last = path.pop();
      if (!last) return false;
      choice = last;
      const digit = state.digits[choice.cell]!;
      put(state, choice.cell, 0);
      yield { kind: 'takeBack', cell: choice.cell, digit };
    }
    if (placements === state.options.patience) {
      yield { kind: 'giveUp', placements };
      return false;
    }
    const digit = choice.open.shift()!;
    put(state, choice.cell, digit);
    placements++;
    path.push(choice);
    yield { kind: 'place', cell: choice.cell, digit };
  }
  return true;
}

/** Eleven on a 9 × 9 grid, as many in proportion on others. */
function cellsToPlant({ puzzle, options }: State): number {
  return Math.min(puzzle.grid.cellCount, Math.round((options.planted * puzzle.grid.cellCount) / 81));
}

function put(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.filled += digit === 0 ? -1 : 1;
}

function empty(state: State): void {
  state.digits.fill(0);
  state.filled = 0;
  state.attempt++;
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'plant':
    case 'place':
      put(state, step.cell, step.digit);
      return;
    case 'takeBack':
      put(state, step.cell, 0);
      return;
    case 'startOver':
      empty(state);
      return;
    case 'barren':
    case 'search':
    case 'deadEnd':
    case 'giveUp':
    case 'solved':
    case 'tooOften':
      return;
    default:
      step satisfies never;
  }
}

/** A placement or a dead end: whether a digit is left that fits. */
function alternatives(_state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'place') return [{ step: { kind: 'deadEnd', cell: step.cell }, right: false }];
  return step.kind === 'deadEnd' ? [{ step: { kind: 'place', cell: step.cell, digit: 0 }, right: false }] : [];
}

/** A full grid out of nothing: random digits in some cells, a search that gives up early, and a new start when it fails. */
export const lasVegas = {
  id: 'las-vegas',
  steps,
  options,
  counters: {
    attempts: { label: 'new starts', kinds: ['startOver'] },
    planted: { label: 'planted', kinds: ['plant'] },
    placements: { label: 'placements', kinds: ['place'] },
    backtracks: { label: 'taken back', kinds: ['takeBack'] },
  },
  metric: { label: 'filled cells', of: (state) => state.filled },
  refuses: (puzzle: Puzzle) =>
    puzzle.givens.some((digit) => digit !== 0) || puzzle.cages.length > 0
      ? new InputError('the grid is not empty', { expected: 'an empty grid, to be filled at random' })
      : undefined,
  start: (puzzle: Puzzle, chosen: Options): State => ({
    puzzle,
    options: chosen,
    digits: puzzle.givens.slice(),
    filled: 0,
    attempt: 1,
  }),
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  solution: (state) => state.digits,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
