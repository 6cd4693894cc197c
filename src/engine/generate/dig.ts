import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import { allDigits, bitOf } from '../candidates.ts';
import { InputError } from '../errors.ts';
import { solvePlain } from '../fast/plain.ts';
import { isSolution, type Puzzle, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import type { StepOf } from '../step.ts';
import { cellsInOrder, diggingOrders } from './digging-order.ts';
import { type DiggingLevel, diggingLevel, diggingLevels, type LevelTable } from './levels.ts';
import { terminalGrid } from './terminal-grid.ts';
import { operations, randomTransform, transformed } from './transform.ts';

const steps = {
  visit: { label: 'go to a cell', fields: { cell: 'cell' }, detail: 'micro', tone: 'quiet' },
  floor: {
    label: 'kept: too few in its line',
    fields: { cell: 'cell', house: 'house' },
    detail: 'step',
    tone: 'quiet',
    predict: ['kind'],
  },
  dig: {
    label: 'dig',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'trying',
    depth: 1,
    changes: ['cell'],
    predict: ['kind'],
  },
  clash: { label: 'clash', fields: { cell: 'cell', digit: 'digit', clash: 'witness' }, detail: 'micro', tone: 'quiet' },
  refute: { label: 'contradiction', fields: { cell: 'cell', digit: 'digit' }, detail: 'micro', tone: 'logic', predict: ['kind'] },
  secondAnswer: {
    label: 'a second answer',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'conflict',
    predict: ['kind'],
  },
  refill: {
    label: 'fill again',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
  },
  hole: { label: 'the hole stays', fields: { cell: 'cell' }, detail: 'step', tone: 'placed' },
  enough: { label: 'as few givens as wanted', fields: { givens: 'count' }, detail: 'milestone', tone: 'quiet' },
  transform: { label: 'transform', fields: { operation: 'count', first: 'digit', second: 'digit' }, detail: 'step', tone: 'logic' },
  finished: { label: 'the puzzle', fields: { givens: 'count' }, detail: 'milestone', tone: 'done' },
} as const;

type Step = StepOf<typeof steps>;

const levelTables = { paper: 'five, of the paper', seed: 'three, even' } as const satisfies Record<LevelTable, string>;
const orders = { level: "the level's own", ...diggingOrders } as const;

const options = {
  levels: { type: 'choice', label: 'Levels', values: levelTables, default: 'paper' },
  level: { type: 'integer', label: 'Level', min: 1, max: 5, default: 3, maxWhen: ['levels', 'seed', diggingLevels.seed.length] },
  order: { type: 'choice', label: 'Order', values: orders, default: 'level' },
  transforms: { type: 'integer', label: 'Transforms', min: 0, max: 100, default: 5 },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1 },
} as const;

type Options = OptionsOf<typeof options>;

interface State {
  readonly puzzle: Puzzle;
  readonly options: Options;
  readonly level: DiggingLevel;
  /** Fewest givens, drawn from the range of the level. */
  readonly bound: number;
  /** The cells in the order in which they are tried: each once, so there are at most n² verdicts. */
  readonly order: readonly number[];
  /** Indexed by cell: the full grid. */
  answer: Uint8Array;
  /** Indexed by cell: the puzzle so far, 0 for a hole. */
  digits: Uint8Array;
  /** Indexed by cell, as sets of bits: in the hole on trial, the digits that might stand there, and those that are refuted. */
  readonly candidates: Uint32Array;
  readonly struck: Uint32Array;
  givens: number;
}

const none = -1;

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { grid } = state.puzzle;
  for (const cell of state.order) {
    if (state.givens === state.bound) {
      yield { kind: 'enough', givens: state.givens };
      break;
    }
    yield { kind: 'visit', cell };
    const house = houseAtFloor(state, cell);
    if (house !== none) {
      yield { kind: 'floor', cell, house };
      continue;
    }
    const digit = state.digits[cell]!;
    openHole(state, cell);
    yield { kind: 'dig', cell, digit };
    if (yield* isUnique(state, cell, digit)) {
      endTrial(state, cell);
      yield { kind: 'hole', cell };
    } else {
      refill(state, cell, digit);
      yield { kind: 'refill', cell, digit };
    }
  }
  const random = randomFrom(~state.options.seed);
  for (let count = 0; count < state.options.transforms; count++) {
    const { operation, first, second } = randomTransform(grid, random);
    transform(state, operations.indexOf(operation), first, second);
    yield { kind: 'transform', operation: operations.indexOf(operation), first, second };
  }
  yield { kind: 'finished', givens: state.givens };
  return 'solved';
}

/** The row or column that has no given to spare, or none. */
function houseAtFloor(state: State, cell: number): number {
  const { housesOfCell, cellsOfHouse } = state.puzzle.grid;
  const [row, column] = housesOfCell[cell]!;
  const givensIn = (house: number) => cellsOfHouse[house]!.filter((each) => state.digits[each] !== 0).length;
  return [row, column].find((house) => givensIn(house) <= state.level.floor) ?? none;
}

/** Reductio ad absurdum: the hole is good when every other digit in it leads to a contradiction. */
function* isUnique(state: State, cell: number, digit: number): Generator<Step, boolean, undefined> {
  const { grid } = state.puzzle;
  for (let other = 1; other <= grid.size; other++) {
    if (other === digit) continue;
    const clash = grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === other);
    if (clash !== undefined) {
      strike(state, cell, other);
      yield { kind: 'clash', cell, digit: other, clash };
    } else if (solvePlain(grid, state.digits.with(cell, other))) {
      yield { kind: 'secondAnswer', cell, digit: other };
      return false;
    } else {
      strike(state, cell, other);
      yield { kind: 'refute', cell, digit: other };
    }
  }
  return true;
}

function openHole(state: State, cell: number): void {
  state.digits[cell] = 0;
  state.givens--;
  state.candidates[cell] = allDigits(state.puzzle.grid.size);
}

function strike(state: State, cell: number, digit: number): void {
  state.struck[cell]! |= bitOf(digit);
}

function endTrial(state: State, cell: number): void {
  state.candidates[cell] = 0;
  state.struck[cell] = 0;
}

function refill(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.givens++;
  endTrial(state, cell);
}

/** Transforms puzzle and answer alike. */
function transform(state: State, index: number, first: number, second: number): void {
  const { grid } = state.puzzle;
  const change = { operation: operations[index]!, first, second };
  state.digits = transformed(grid, state.digits, change);
  state.answer = transformed(grid, state.answer, change);
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'dig':
      openHole(state, step.cell);
      return;
    case 'clash':
    case 'refute':
      strike(state, step.cell, step.digit);
      return;
    case 'hole':
      endTrial(state, step.cell);
      return;
    case 'refill':
      refill(state, step.cell, step.digit);
      return;
    case 'transform':
      transform(state, step.operation, step.first, step.second);
      return;
    case 'visit':
    case 'floor':
    case 'secondAnswer':
    case 'enough':
    case 'finished':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'dig':
      return [{ step: { kind: 'floor', cell: step.cell, house: none }, right: false }];
    case 'floor':
      return [{ step: { kind: 'dig', cell: step.cell, digit: state.digits[step.cell]! }, right: false }];
    case 'refute':
      return [{ step: { kind: 'secondAnswer', cell: step.cell, digit: step.digit }, right: false }];
    case 'secondAnswer':
      return [{ step: { kind: 'refute', cell: step.cell, digit: step.digit }, right: false }];
    default:
      return [];
  }
}

function start(puzzle: Puzzle, options: Options): State {
  const { grid } = puzzle;
  const level = diggingLevel(grid, options.levels, options.level);
  const random = randomFrom(options.seed);
  const [least, most] = level.givens;
  const bound = least + random.below(most - least + 1);
  const answer = puzzle.givens.includes(0) ? terminalGrid(grid, options.seed) : puzzle.givens.slice();
  return {
    // What is left of the grid is not given yet.
    puzzle: withGivens(puzzle, new Uint8Array(grid.cellCount)),
    options,
    level,
    bound,
    order: cellsInOrder(grid, options.order === 'level' ? level.order : options.order, random),
    answer,
    digits: answer.slice(),
    candidates: new Uint32Array(grid.cellCount),
    struck: new Uint32Array(grid.cellCount),
    givens: grid.cellCount,
  };
}

/** Digging begins with an empty grid, which is filled by Las Vegas, or with a full one. */
function refuses(puzzle: Puzzle): InputError | undefined {
  if (puzzle.cages.length > 0) return new InputError('the puzzle has cages', { expected: 'a grid without cages' });
  if (puzzle.givens.every((digit) => digit === 0) || isSolution(puzzle, puzzle.givens)) return undefined;
  return new InputError('the grid is neither empty nor a full one that keeps the rules', { expected: 'a grid to dig holes into' });
}

/** Digs holes into a full grid, one cell after the other, each only if the puzzle keeps a single answer. */
export const dig = {
  id: 'dig',
  steps,
  options,
  counters: {
    holes: { label: 'holes', kinds: ['hole'] },
    refused: { label: 'refused', kinds: ['refill'] },
    verdicts: { label: 'verdicts', kinds: ['dig'] },
    contradictions: { label: 'contradictions', kinds: ['clash', 'refute'] },
  },
  metric: { label: 'open cells', of: (state) => state.puzzle.grid.cellCount - state.givens },
  refuses,
  start,
  run,
  apply,
  clone: (state) => ({
    ...state,
    answer: state.answer.slice(),
    digits: state.digits.slice(),
    candidates: state.candidates.slice(),
    struck: state.struck.slice(),
  }),
  solution: (state) => state.answer,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
