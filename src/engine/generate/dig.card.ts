import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { allDigits, bitOf } from '../candidates.ts';
import { InputError } from '../errors.ts';
import type { GridPicture } from '../grid-picture.ts';
import { seedOption } from '../options.ts';
import { type DigitTray, noTray, trayWith } from '../picture/digit-tray.ts';
import { isSolution, MAX_MARKED_SIZE, type Puzzle } from '../puzzle.ts';
import { refusesCages, refusesMarks } from '../refusals.ts';
import type { StepOf } from '../step.ts';
import { type Thing, triedIn } from '../thing.ts';
import { none, put, run, type State, start, transform, visit } from './dig.ts';
import { diggingOrders } from './digging-order.ts';
import { diggingLevels, type LevelTable } from './levels.ts';
import { secondAnswer } from './second-answer.ts';

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
    digs: true,
    predict: ['kind'],
  },
  clash: { label: 'clash', fields: { cell: 'cell', digit: 'digit', clash: 'witness' }, detail: 'micro', tone: 'quiet' },
  refute: { label: 'contradiction', fields: { cell: 'cell', digit: 'digit' }, detail: 'micro', tone: 'removed', predict: ['kind'] },
  secondAnswer: {
    label: 'a second solution',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'milestone',
    tone: 'conflict',
    predict: ['kind'],
  },
  refill: {
    label: 'returned digit',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    depth: -1,
    undoes: true,
  },
  hole: { label: 'the hole stays', fields: { cell: 'cell' }, detail: 'step', tone: 'placed', depth: -1 },
  enough: { label: 'as few givens as wanted', fields: { givens: 'count' }, detail: 'milestone', tone: 'quiet' },
  transform: {
    label: 'transform',
    fields: { operation: 'count', first: 'digit', second: 'digit' },
    detail: 'step',
    tone: 'logic',
    writes: true,
  },
  finished: { label: 'the puzzle', fields: { givens: 'count' }, detail: 'milestone', tone: 'done' },
} as const;

export type Step = StepOf<typeof steps>;

const levelTables = { paper: 'five, of the paper', seed: 'three, even' } as const satisfies Record<LevelTable, string>;
const orders = { level: "the level's own", ...diggingOrders } as const;

const options = {
  levels: { type: 'choice', label: 'Levels', values: levelTables, default: 'paper' },
  level: { type: 'integer', label: 'Level', min: 1, max: 5, default: 3, maxWhen: ['levels', 'seed', diggingLevels.seed.length] },
  order: { type: 'choice', label: 'Order of cells', values: orders, default: 'level' },
  transforms: { type: 'integer', label: 'Transformations at the end', min: 0, max: 100, default: 5 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'dig':
      return [{ step: { kind: 'floor', cell: step.cell, house: none }, right: false }];
    case 'floor':
      return [{ step: { kind: 'dig', cell: step.cell, digit: state.digits[step.cell] }, right: false }];
    case 'refute':
      return [{ step: { kind: 'secondAnswer', cell: step.cell, digit: step.digit }, right: false }];
    case 'secondAnswer':
      return [{ step: { kind: 'refute', cell: step.cell, digit: step.digit }, right: false }];
    default:
      return [];
  }
}

/** The digits of a grid but for one. */
const othersOf = ({ grid }: Puzzle, digit: number): number[] =>
  Array.from({ length: grid.size }, (_, index) => index + 1).filter((each) => each !== digit);

/** A hole stays when every other digit has failed in it. */
function because({ puzzle, answer }: State, step: Step): Thing[] | undefined {
  if (step.kind !== 'hole') return undefined;
  return triedIn(step.cell, othersOf(puzzle, answer[step.cell]), ['clash', 'refute']);
}

/** Any cell that was not tried could be next. */
function decisions({ left }: State, step: Step): Step[] {
  return step.kind === 'visit' ? left.map((cell) => ({ ...step, cell })) : [];
}

/** Whether the order of the cells is drawn by lot. */
export const isDrawn = (state: State): boolean => orderOf(state) === 'random';

/** The order in which the cells are tried: the reader's, or that of the level. */
export const orderOf = ({ options, level }: State) => (options.order === 'level' ? level.order : options.order);

/** Where the order was drawn by lot, any cell is as good as the next. */
function ties(state: State, step: Step): Step[] {
  return isDrawn(state) ? decisions(state, step) : [];
}

/** While a hole is on trial: every digit in it, and those crossed out that have been ruled out, from 1 upwards. */
function gridOf(state: State, step: Step | undefined): GridPicture {
  switch (step?.kind) {
    case 'dig':
      return trialOf(state, step.cell, 0);
    case 'clash':
    case 'refute':
      return trialOf(state, step.cell, step.digit);
    case 'secondAnswer':
      return { ...trialOf(state, step.cell, step.digit - 1), second: secondAnswer(state.puzzle, state.digits, state.answer, [step.cell]) };
    default:
      return state;
  }
}

function trialOf({ puzzle, digits, answer }: State, cell: number, triedUpTo: number): GridPicture {
  if (puzzle.grid.size > MAX_MARKED_SIZE) return { puzzle, digits };
  const only = (set: number) => Uint32Array.from(digits, (_, each) => (each === cell ? set : 0));
  const ruledOut = allDigits(triedUpTo) & ~bitOf(answer[cell]);
  return { puzzle, digits, candidates: only(allDigits(puzzle.grid.size)), struck: only(ruledOut) };
}

/** While a hole is on trial: the digits that the answer does not have there, tried from 1 upwards. A second answer ends the trial. */
function trayOf({ puzzle, answer }: State, step: Step | undefined): DigitTray {
  const others = (cell: number) => othersOf(puzzle, answer[cell]);
  switch (step?.kind) {
    case 'dig':
      return trayWith(step.cell, others(step.cell), 0, 'open');
    case 'clash':
    case 'refute':
      return trayWith(step.cell, others(step.cell), step.digit, 'clashing');
    case 'secondAnswer':
      return trayWith(step.cell, others(step.cell), step.digit, 'trying');
    case 'hole':
      return trayWith(step.cell, others(step.cell), 0, 'tried');
    default:
      return noTray;
  }
}

/** Digging begins with an empty grid, which is filled by Las Vegas, or with a full one. */
function refuses(puzzle: Puzzle): InputError | undefined {
  const refused = refusesCages(puzzle) ?? refusesMarks(puzzle);
  if (refused) return refused;
  if (puzzle.givens.every((digit) => digit === 0) || isSolution(puzzle, puzzle.givens)) return undefined;
  return new InputError('the grid is neither empty nor a full one that keeps the rules', { expected: 'a grid to dig holes into' });
}

/** Digs holes into a full grid, one cell after the other, each only if the puzzle keeps a single answer. */
export const dig = {
  id: 'dig',
  title: 'Digging holes',
  summary: 'Take digits out of a full grid one by one, and put back each one without which there would be a second answer.',
  input: 'empty-puzzle',
  shows: ['holes', 'refused', 'clashes', 'contradictions'],
  steps,
  options,
  counters: {
    holes: { label: 'holes', kinds: ['hole'] },
    refused: { label: 'refused', kinds: ['refill'] },
    trials: { label: 'trials', kinds: ['dig'] },
    clashes: { label: 'clashes', kinds: ['clash'] },
    contradictions: { label: 'contradictions', kinds: ['refute'] },
  },
  metric: { label: 'open cells', of: (state) => state.puzzle.grid.cellCount - state.givens },
  refuses,
  start,
  run,
  apply: {
    visit: (state, { cell }) => {
      visit(state, cell);
    },
    dig: (state, { cell }) => put(state, cell, 0),
    refill: (state, { cell, digit }) => put(state, cell, digit),
    transform: (state, { operation, first, second }) => transform(state, operation, first, second),
  },
  clone: (state) => ({
    ...state,
    left: [...state.left],
    answer: state.answer.slice(),
    digits: state.digits.slice(),
  }),
  picture: (state, step) => ({ grid: gridOf(state, step), tray: trayOf(state, step) }),
  digits: (state) => state.digits,
  solution: (state) => state.answer,
  alternatives,
  decisions,
  ties,
  manual: {
    moves: { visit: 'point', hole: 'say', refill: 'say' },
    thoughts: ['clash', 'refute', 'secondAnswer'],
  },
  because,
} satisfies Algorithm<State, typeof steps, typeof options>;
