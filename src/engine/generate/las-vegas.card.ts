import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { InputError } from '../errors.ts';
import { seedOption } from '../options.ts';
import { searchTray, trayAfter } from '../picture/digit-tray.ts';
import type { Puzzle } from '../puzzle.ts';
import { refusesMarks } from '../refusals.ts';
import { endSteps, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { candidates, empty, put, run, type State, start } from './las-vegas.ts';

const steps = {
  plant: {
    label: 'plant a digit',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'logic',
    writes: true,
  },
  barren: { label: 'no digit fits', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict' },
  search: { label: 'begin the search', fields: {}, detail: 'milestone', tone: 'quiet' },
  place: { ...searchSteps.place, predict: ['kind'] },
  deadEnd: { ...searchSteps.deadEnd, detail: 'step', predict: ['kind'] },
  takeBack: searchSteps.takeBack,
  giveUp: { label: 'give up', fields: { placements: 'index' }, detail: 'milestone', tone: 'conflict' },
  startOver: { label: 'start over', fields: { attempt: 'count' }, detail: 'milestone', tone: 'removed', undoes: true },
  solved: { ...endSteps.solved, label: 'a full grid' },
  tooOften: { label: 'too many attempts', fields: { attempts: 'count' }, detail: 'milestone', tone: 'conflict', bound: true },
} as const;

export type Step = StepOf<typeof steps>;

const cellChoices = { rows: 'the first empty one', fewest: 'fewest candidates' } as const;

const options = {
  planted: { type: 'integer', label: 'Random digits at first, of 81 cells', min: 0, max: 40, default: 11 },
  next: { type: 'choice', label: 'Next cell', values: cellChoices, default: 'fewest' },
  patience: { type: 'integer', label: 'Placements before giving up', min: 1, max: 1_000_000, default: 20_000 },
  attempts: { type: 'integer', label: 'Most attempts', min: 1, max: 10_000, default: 1000 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;

/** A placement or a dead end: whether a digit is left that fits. */
function alternatives(_state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'place') return [{ step: { kind: 'deadEnd', cell: step.cell }, right: false }];
  return step.kind === 'deadEnd' ? [{ step: { kind: 'place', cell: step.cell, digit: 0 }, right: false }] : [];
}

function decisions(state: State, step: Step): Step[] {
  return step.kind === 'plant' ? candidates(state, step.cell).map((digit) => ({ ...step, digit })) : [];
}

/** A full grid out of nothing: random digits in some cells, a search that gives up early, and a new start when it fails. */
export const lasVegas = {
  id: 'las-vegas',
  title: 'Las Vegas',
  summary: 'Random digits in a few random cells, then a search that gives up early: fail fast and start over.',
  input: 'empty-puzzle',
  shows: ['attempts', 'planted', 'placements', 'backtracks'],
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
      : refusesMarks(puzzle),
  draws: true,
  start,
  run,
  apply: {
    plant: (state, { cell, digit }) => put(state, cell, digit),
    place: (state, { cell, digit }) => put(state, cell, digit),
    takeBack: (state, { cell }) => put(state, cell, 0),
    startOver: empty,
  },
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  picture: (state, step) => ({ grid: state, tray: trayAfter(step, searchTray, (cell) => candidates(state, cell)) }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
  cellNow: ({ options: { next }, digits }, last) =>
    last?.kind === 'takeBack' ? last.cell : next === 'rows' ? digits.indexOf(0) : undefined,
  manual: { moves: { place: 'write', deadEnd: 'say', takeBack: 'say' }, thoughts: [] },
} satisfies Algorithm<State, typeof steps, typeof options>;
