import type { Outcome } from '../algorithm.ts';
import { countPlain } from '../fast/plain.ts';
import { type Level, ladder, levels, rungsUpTo } from '../logic/ladder.ts';
import { solveByLadder } from '../logic/solve-by-ladder.ts';
import { type Puzzle, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import type { Options, Step } from './carve.card.ts';
import { cellGroups } from './symmetry.ts';
import { terminalGrid } from './terminal-grid.ts';

export interface State {
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

export function start(puzzle: Puzzle, options: Options): State {
  return {
    puzzle,
    options,
    answer: new Uint8Array(puzzle.grid.cellCount),
    digits: new Uint8Array(puzzle.grid.cellCount),
    givens: 0,
    attempt: 0,
    hardest: none,
  };
}

const none = -1;

export function* run(state: State): Generator<Step, Outcome, undefined> {
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
  return 'bound';
}

/** The cells (zero-based) that go or stay with a cell. */
export const groupOf = ({ puzzle, options }: Pick<State, 'puzzle' | 'options'>, cell: number): readonly number[] =>
  cellGroups(puzzle.grid, options.symmetry).find((group) => group.includes(cell))!;

/** Takes out a group of cells that belong together; puts them back when the allowed techniques no longer lead to the one answer. */
function* carveGroup(state: State, group: readonly number[]): Generator<Step, void, undefined> {
  const cell = group[0];
  for (const each of group) {
    const digit = state.digits[each];
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
    const digit = state.answer[each];
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

export function beginAttempt(state: State): void {
  state.attempt++;
  state.answer = terminalGrid(state.puzzle.grid, attemptSeed(state));
  state.digits = state.answer.slice();
  state.givens = state.digits.length;
  state.hardest = none;
}

export function put(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.givens += digit === 0 ? -1 : 1;
}
