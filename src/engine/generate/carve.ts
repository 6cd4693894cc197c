import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import { InputError } from '../errors.ts';
import { countPlain } from '../fast/plain.ts';
import { type Level, ladder, levelNames, levels, rungsUpTo } from '../logic/ladder.ts';
import { solveByLadder } from '../logic/solve-by-ladder.ts';
import { type Puzzle, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import type { StepOf } from '../step.ts';
import { cellGroups, symmetries } from './symmetry.ts';
import { terminalGrid } from './terminal-grid.ts';

const steps = {
  begin: { label: 'a full grid', fields: { attempt: 'count' }, detail: 'milestone', tone: 'quiet' },
  lift: {
    label: 'take out',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'trying',
    depth: 1,
    changes: ['cell'],
  },
  ambiguous: { label: 'a second answer', fields: { cell: 'cell' }, detail: 'step', tone: 'conflict', predict: ['kind'] },
  stuck: { label: 'too hard', fields: { cell: 'cell', open: 'count' }, detail: 'step', tone: 'conflict', predict: ['kind'] },
  solvable: { label: 'still solvable', fields: { cell: 'cell', rung: 'count' }, detail: 'step', tone: 'placed', predict: ['kind'] },
  putBack: {
    label: 'put back',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'removed',
    depth: -1,
    undoes: true,
    changes: ['cell'],
  },
  tooEasy: { label: 'too easy', fields: { rung: 'count' }, detail: 'milestone', tone: 'conflict' },
  finished: { label: 'the puzzle', fields: { givens: 'count', rung: 'count' }, detail: 'milestone', tone: 'done' },
  tooOften: { label: 'too many attempts', fields: { attempts: 'count' }, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const options = {
  level: { type: 'choice', label: 'Level', values: levelNames, default: 'medium' },
  symmetry: { type: 'choice', label: 'Symmetry', values: symmetries, default: 'half-turn' },
  attempts: { type: 'integer', label: 'Attempts', min: 1, max: 10_000, default: 1000 },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1 },
} as const;

type Options = OptionsOf<typeof options>;

interface State {
  readonly puzzle: Puzzle;
  readonly options: Options;
  /** Indexed by cell: the full grid. */
  answer: Uint8Array;
  /** Indexed by cell: the puzzle so far, 0 for a hole. */
  digits: Uint8Array;
  givens: number;
  /** One-based; 0 before the first. */
  attempt: number;
  /** The hardest rung of the ladder (an index into it) that the puzzle so far needs; −1 while it needs none. */
  hardest: number;
}

const none = -1;
/** By size, the levels of carved puzzles. Every 4 × 4 puzzle with one answer is very easy: all of them have been looked at. */
const carvedLevels: Readonly<Record<number, readonly Level[]>> = { 4: ['very-easy'], 6: levels, 9: levels };
export const CARVED_SIZES = Object.keys(carvedLevels).map(Number);

/** The levels that a carved puzzle of a size can have, the easiest first; none where there is no such size. */
export const levelsOfSize = (size: number): readonly Level[] => carvedLevels[size] ?? [];

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { options } = state;
  const groups = cellGroups(state.puzzle.grid, options.symmetry);
  while (state.attempt < options.attempts) {
    beginAttempt(state);
    yield { kind: 'begin', attempt: state.attempt };
    for (const group of randomFrom(attemptSeed(state)).shuffled(groups)) yield* carveGroup(state, group);
    if (levelNeeded(state) === options.level) {
      yield { kind: 'finished', givens: state.givens, rung: state.hardest };
      return 'solved';
    }
    yield { kind: 'tooEasy', rung: state.hardest };
  }
  yield { kind: 'tooOften', attempts: state.attempt };
  return 'limit';
}

/** Takes out a group of cells that belong together; puts them back when the allowed techniques no longer lead to the one answer. */
function* carveGroup(state: State, group: readonly number[]): Generator<Step, void, undefined> {
  const cell = group[0]!;
  for (const each of group) {
    const digit = state.digits[each]!;
    put(state, each, 0);
    yield { kind: 'lift', cell: each, digit };
  }
  const verdict = judge(state);
  if (verdict.kind === 'solvable') {
    state.hardest = verdict.rung;
    yield { kind: 'solvable', cell, rung: verdict.rung };
    return;
  }
  if (verdict.kind === 'ambiguous') yield { kind: 'ambiguous', cell };
  else yield { kind: 'stuck', cell, open: verdict.open };
  for (const each of group.toReversed()) {
    const digit = state.answer[each]!;
    put(state, each, digit);
    yield { kind: 'putBack', cell: each, digit };
  }
}

type Verdict = { kind: 'ambiguous' } | { kind: 'stuck'; open: number } | { kind: 'solvable'; rung: number };

/** First the fast solver: is there one answer? Then the ladder up to the level: does it get there? */
function judge({ puzzle, digits, options }: State): Verdict {
  if (countPlain(puzzle.grid, digits, 2) !== 1) return { kind: 'ambiguous' };
  const climbed = solveByLadder(withGivens(puzzle, digits), { allowed: allowed[options.level] });
  if (!climbed.solved) return { kind: 'stuck', open: climbed.digits.filter((digit) => digit === 0).length };
  return { kind: 'solvable', rung: ladder.findLastIndex(({ technique }) => climbed.stepsByTechnique[technique.id]) };
}

const allowed = Object.fromEntries(levels.map((level) => [level, rungsUpTo(level)])) as Record<Level, typeof ladder>;

/** The level of the hardest technique that the puzzle so far needs. */
function levelNeeded({ hardest }: State): Level | undefined {
  return ladder[hardest]?.level;
}

function attemptSeed({ options, attempt }: State): number {
  return options.seed + 1_000_000_007 * (attempt - 1);
}

function beginAttempt(state: State): void {
  state.attempt++;
  state.answer = terminalGrid(state.puzzle.grid, attemptSeed(state));
  state.digits = state.answer.slice();
  state.givens = state.digits.length;
  state.hardest = none;
}

function put(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.givens += digit === 0 ? -1 : 1;
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'begin':
      beginAttempt(state);
      return;
    case 'lift':
      put(state, step.cell, 0);
      return;
    case 'putBack':
      put(state, step.cell, step.digit);
      return;
    case 'solvable':
      state.hardest = step.rung;
      return;
    case 'ambiguous':
    case 'stuck':
    case 'tooEasy':
    case 'finished':
    case 'tooOften':
      return;
    default:
      step satisfies never;
  }
}

/** The three ways in which a carved group can be judged. */
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

function refuses({ grid, givens, cages }: Puzzle): InputError | undefined {
  if (!CARVED_SIZES.includes(grid.size)) {
    return new InputError(`a ${grid.size} × ${grid.size} grid cannot be carved`, { expected: `size ${CARVED_SIZES.join(', ')}` });
  }
  if (givens.every((digit) => digit === 0) && cages.length === 0) return undefined;
  return new InputError('the grid is not empty', { expected: 'an empty grid, to be filled and carved' });
}

/** Takes digits out of a full grid for as long as techniques up to the level still solve it; the hardest one needed is its level. */
export const carve = {
  id: 'carve',
  steps,
  options,
  counters: {
    attempts: { label: 'full grids', kinds: ['begin'] },
    lifted: { label: 'taken out', kinds: ['lift'] },
    putBack: { label: 'put back', kinds: ['putBack'] },
    tooHard: { label: 'too hard', kinds: ['stuck'] },
    ambiguous: { label: 'second answers', kinds: ['ambiguous'] },
  },
  metric: { label: 'holes', of: (state) => state.puzzle.grid.cellCount - state.givens },
  refuses,
  start: (puzzle: Puzzle, options: Options): State => ({
    puzzle,
    options,
    answer: new Uint8Array(puzzle.grid.cellCount),
    digits: new Uint8Array(puzzle.grid.cellCount),
    givens: 0,
    attempt: 0,
    hardest: none,
  }),
  run,
  apply,
  clone: (state) => ({ ...state, answer: state.answer.slice(), digits: state.digits.slice() }),
  solution: (state) => state.answer,
  alternatives,
} satisfies Algorithm<State, typeof steps, typeof options>;
