import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { InputError } from '../errors.ts';
import type { GridPicture } from '../grid-picture.ts';
import { type Level, levelNames, levels } from '../logic/ladder.ts';
import { seedOption } from '../options.ts';
import type { Puzzle } from '../puzzle.ts';
import { refusesMarks } from '../refusals.ts';
import type { StepOf } from '../step.ts';
import { beginAttempt, groupOf, put, run, type State, start } from './carve.ts';
import { secondAnswer } from './second-answer.ts';
import { symmetries } from './symmetry.ts';

const steps = {
  begin: { label: 'a full grid', fields: { attempt: 'count' }, detail: 'milestone', tone: 'quiet', writes: 'all' },
  lift: {
    label: 'take out',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'trying',
    depth: 1,
    digs: true,
  },
  ambiguous: { label: 'a second solution', fields: { cell: 'cell' }, detail: 'step', tone: 'conflict', predict: ['kind'] },
  stuck: { label: 'too hard', fields: { cell: 'cell', open: 'count' }, detail: 'step', tone: 'conflict', predict: ['kind'] },
  solvable: {
    label: 'still solvable',
    fields: { cell: 'cell', rung: 'count' },
    detail: 'step',
    tone: 'placed',
    depth: 0,
    predict: ['kind'],
  },
  putBack: {
    label: 'put back',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'removed',
    depth: -1,
    undoes: true,
  },
  tooEasy: { label: 'too easy', fields: { rung: 'count' }, detail: 'milestone', tone: 'conflict' },
  finished: { label: 'the puzzle', fields: { givens: 'count', rung: 'count' }, detail: 'milestone', tone: 'done' },
  tooOften: { label: 'too many attempts', fields: { attempts: 'count' }, detail: 'milestone', tone: 'conflict', bound: true },
} as const;

export type Step = StepOf<typeof steps>;

/** The levels beyond the patterns are too rare for carving. */
const { extreme: _beyond, ...carvedLevelNames } = levelNames;

const options = {
  level: { type: 'choice', label: 'Level', values: carvedLevelNames, default: 'medium' },
  symmetry: { type: 'choice', label: 'Symmetry', values: symmetries, default: 'half-turn' },
  attempts: { type: 'integer', label: 'Most attempts', min: 1, max: 10_000, default: 1000 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;
/** By size, the levels of carved puzzles. Every 4 × 4 puzzle with one answer is very easy: all of them have been looked at. */
const carvedLevels: Readonly<Record<number, readonly Level[]>> = { 4: ['very-easy'], 6: levels, 9: levels };
export const CARVED_SIZES = Object.keys(carvedLevels).map(Number);

/** The levels that a carved puzzle of a size can have, the easiest first; none where there is no such size. */
export const levelsOfSize = (size: number): readonly Level[] => carvedLevels[size] ?? [];

/** Returns the three possible verdicts on a carved group. */
function alternatives(_state: State, step: Step): Alternative<Step>[] {
  if (step.kind !== 'ambiguous' && step.kind !== 'stuck' && step.kind !== 'solvable') return [];
  const { cell } = step;
  const verdicts: Step[] = [
    { kind: 'solvable', cell, rung: 0 },
    { kind: 'stuck', cell, open: 0 },
    { kind: 'ambiguous', cell },
  ];
  return verdicts.filter(({ kind }) => kind !== step.kind).map((other) => ({ step: other, right: false }));
}

/** Shows the verdict on a group in all of its cells, and a second solution wherever it differs. */
function gridOf(state: State, step: Step | undefined): GridPicture {
  switch (step?.kind) {
    case 'ambiguous':
      return { ...state, second: secondAnswer(state.puzzle, state.digits, state.answer, groupOf(state, step.cell)) };
    case 'stuck':
    case 'solvable': {
      const cells = groupOf(state, step.cell);
      return cells.length > 1 ? { ...state, highlights: [{ cells, digits: 0, hue: 0 }] } : state;
    }
    default:
      return state;
  }
}

function refuses(puzzle: Puzzle): InputError | undefined {
  const { grid, givens, cages } = puzzle;
  if (!CARVED_SIZES.includes(grid.size)) {
    return new InputError(`a ${grid.size} × ${grid.size} grid cannot be carved`, { expected: `size ${CARVED_SIZES.join(', ')}` });
  }
  if (givens.every((digit) => digit === 0) && cages.length === 0) return refusesMarks(puzzle);
  return new InputError('the grid is not empty', { expected: 'an empty grid, to be filled and carved' });
}

/** Takes digits out of a full grid for as long as techniques up to the level still solve it; the hardest one needed is its level. */
export const carve = {
  id: 'carve',
  title: 'Carving by technique',
  summary: 'Take digits out of a full grid for as long as the techniques of a level still solve what is left.',
  input: 'empty-puzzle',
  shows: ['attempts', 'lifted', 'tooHard', 'ambiguous'],
  steps,
  options,
  counters: {
    attempts: { label: 'full grids', kinds: ['begin'] },
    lifted: { label: 'taken out', kinds: ['lift'] },
    putBack: { label: 'put back', kinds: ['putBack'] },
    tooHard: { label: 'too hard', kinds: ['stuck'] },
    ambiguous: { label: 'second solutions', kinds: ['ambiguous'] },
  },
  metric: { label: 'open cells', of: (state) => state.puzzle.grid.cellCount - state.givens },
  refuses,
  start,
  run,
  apply: {
    begin: beginAttempt,
    lift: (state, { cell }) => put(state, cell, 0),
    putBack: (state, { cell, digit }) => put(state, cell, digit),
    solvable(state, { rung }) {
      state.hardest = rung;
    },
  },
  clone: (state) => ({ ...state, answer: state.answer.slice(), digits: state.digits.slice() }),
  picture: (state, step) => ({ grid: gridOf(state, step) }),
  digits: (state) => state.digits,
  solution: (state) => state.answer,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
