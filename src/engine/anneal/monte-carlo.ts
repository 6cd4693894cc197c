import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import type { Puzzle } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import type { StepOf } from '../step.ts';
import { type BoxGrid, emptyBoxGrid, fillBoxes, refusesBoxGrid, swapCells, swappableBoxes, swapsOf } from './box-grid.ts';
import { countLines, countSwap } from './energy.ts';
import { otherDifferences } from './other-differences.ts';

const swap = { cell: 'cell', other: 'witness', delta: 'delta' } as const;

const steps = {
  newStart: { label: 'fill the boxes', fields: { seed: 'word' }, detail: 'milestone', tone: 'quiet' },
  propose: { label: 'swap two cells', fields: swap, detail: 'step', tone: 'trying', changes: ['cell', 'other'], predict: ['delta'] },
  accept: { label: 'keep', fields: swap, detail: 'step', tone: 'placed', predict: ['kind'] },
  acceptWorse: { label: 'keep a worse one', fields: swap, detail: 'step', tone: 'worse', predict: ['kind'] },
  reject: {
    label: 'swap back',
    fields: swap,
    detail: 'micro',
    tone: 'removed',
    undoes: true,
    changes: ['cell', 'other'],
    predict: ['kind'],
  },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  limit: { label: 'limit reached', fields: {}, detail: 'milestone', tone: 'conflict' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const options = {
  worse: { type: 'integer', label: 'Keep a worse one, once in', min: 1, max: 100_000, default: 100 },
  limit: { type: 'integer', label: 'Proposals at most', min: 1, max: 1_000_000_000, default: 10_000_000 },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1 },
} as const;

interface State extends BoxGrid {
  readonly settings: OptionsOf<typeof options>;
  /** What the swap that is still to be decided on has added to the energy; 0 when none is. */
  pending: number;
  /** The lowest energy kept so far. */
  best: number;
  proposals: number;
}

function newStart(state: State, seed: number): void {
  fillBoxes(state, seed);
  state.best = state.energy;
}

function propose(state: State, a: number, b: number, delta: number): void {
  swapCells(state.digits, a, b);
  state.energy += delta;
  state.pending = delta;
  state.proposals++;
}

function keep(state: State): void {
  state.pending = 0;
  state.best = Math.min(state.best, state.energy);
}

function swapBack(state: State, a: number, b: number): void {
  swapCells(state.digits, a, b);
  state.energy -= state.pending;
  state.pending = 0;
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { puzzle, digits, settings } = state;
  const random = randomFrom(settings.seed);
  const boxes = swappableBoxes(puzzle).map(swapsOf);

  newStart(state, settings.seed);
  yield { kind: 'newStart', seed: settings.seed };
  const counts = countLines(puzzle.grid, digits);

  while (state.energy > 0) {
    if (boxes.length === 0) {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }
    if (state.proposals >= settings.limit) {
      yield { kind: 'limit' };
      return 'limit';
    }

    const swaps = boxes[random.below(boxes.length)]!;
    const [cell, other] = swaps[random.below(swaps.length)]!;
    const delta = countSwap(counts, digits, cell, other);
    propose(state, cell, other, delta);
    yield { kind: 'propose', cell, other, delta };

    if (delta <= 0) {
      keep(state);
      yield { kind: 'accept', cell, other, delta };
    } else if (random.below(settings.worse) === 0) {
      keep(state);
      yield { kind: 'acceptWorse', cell, other, delta };
    } else {
      countSwap(counts, digits, cell, other);
      swapBack(state, cell, other);
      yield { kind: 'reject', cell, other, delta };
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'newStart':
      newStart(state, step.seed);
      return;
    case 'propose':
      propose(state, step.cell, step.other, step.delta);
      return;
    case 'accept':
    case 'acceptWorse':
      keep(state);
      return;
    case 'reject':
      swapBack(state, step.cell, step.other);
      return;
    case 'solved':
    case 'limit':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step. */
function alternatives(_state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'propose':
      return otherDifferences(step.delta).map((delta) => ({ step: { ...step, delta }, right: false }));
    case 'accept':
      return [{ step: { ...step, kind: 'acceptWorse' }, right: false }];
    case 'acceptWorse':
    case 'reject':
      return [{ step: { ...step, kind: 'accept' }, right: false }];
    default:
      return [];
  }
}

/** Swaps two cells of a random box again and again; keeps what is not worse, and now and then what is. */
export const monteCarlo = {
  id: 'monte-carlo',
  steps,
  options,
  counters: {
    proposals: { label: 'swaps proposed', kinds: ['propose'] },
    accepted: { label: 'kept', kinds: ['accept', 'acceptWorse'] },
    worse: { label: 'worse but kept', kinds: ['acceptWorse'] },
    rejected: { label: 'swapped back', kinds: ['reject'] },
  },
  metric: { label: 'energy', of: (state) => state.energy - state.pending },
  refuses: refusesBoxGrid,
  start: (puzzle: Puzzle, settings: OptionsOf<typeof options>): State => {
    const board = emptyBoxGrid(puzzle);
    return { ...board, settings, pending: 0, best: board.energy, proposals: 0 };
  },
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  solution: (state) => state.digits,
  alternatives,
  inFull: ({ digits }, { kind }) => (kind === 'newStart' ? { digits: Array.from(digits) } : {}),
} satisfies Algorithm<State, typeof steps, typeof options>;
