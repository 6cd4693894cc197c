import type { Outcome } from '../algorithm.ts';
import { countDigits, hasDigit } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { inOverriddenOrder, type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { answerCount } from './answer-count.ts';
import type { Options, Step } from './human-solver.card.ts';
import { ladder, type Rung, rungsUpTo } from './ladder.ts';
import { type Position, placeDigit, positionOf, strikeDigit } from './position.ts';
import type { CellDigit, Instance } from './technique.ts';

export interface State extends Position, Overridable<Step> {
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  /** The techniques that may be used, simplest first. */
  readonly rungs: readonly Rung[];
  /** The pattern in sight. */
  found: Instance | undefined;
  /** Candidates left in the whole grid. */
  left: number;
  /** How often something was tried, for want of a pattern. */
  guesses: number;
}

export function start(puzzle: Puzzle, { hardest, uniqueness, loops, suppositions }: Options): State {
  const position = positionOf(puzzle);
  return {
    ...position,
    puzzle,
    rungs: rungsUpTo(hardest, { trustUniqueness: uniqueness && answerCount(puzzle) === 1, loops, suppositions }),
    found: undefined,
    left: position.candidates.reduce((sum, set) => sum + countDigits(set), 0),
    guesses: 0,
  };
}

/** Turns to an instance of a rung. */
export function turnTo(state: State, rung: Rung, instance: Instance): void {
  state.found = instance;
  if (rung.guesses) state.guesses++;
}

/** Looks at no pattern any more. */
export function turnAway(state: State): void {
  state.found = undefined;
}

export function strike(state: State, cell: number, digit: number): void {
  strikeDigit(state, cell, digit);
  state.left--;
}

export function place(state: State, cell: number, digit: number): void {
  state.left -= placeDigit(state, cell, digit);
}

/** What the pattern in sight shows and has not been done yet. */
export function toShow({ found, digits, candidates }: State): CellDigit[] {
  if (!found) return [];
  return [
    ...found.eliminations.filter(({ cell, digit }) => hasDigit(candidates[cell], digit)),
    ...found.placements.filter(({ cell }) => digits[cell] === 0),
  ];
}

/** An open cell that nothing can fill any more, or −1. */
function emptied({ digits, candidates }: State): number {
  return digits.findIndex((digit, cell) => digit === 0 && candidates[cell] === 0);
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  while (state.digits.includes(0)) {
    const cell = emptied(state);
    if (cell >= 0) {
      turnAway(state);
      yield { kind: 'noSolution', cell };
      return 'no-solution';
    }

    let found: Instance | undefined;
    for (const each of state.rungs) {
      const rung = ladder.indexOf(each);
      const instance = overrideOf(state, 'see')?.instance ?? 0;
      found = instance === 0 ? each.technique.first(state) : each.technique.find(state)[instance];
      if (found) {
        turnTo(state, each, found);
        yield { kind: 'see', rung, instance };
        break;
      }
      turnAway(state);
      yield { kind: 'look', rung };
    }

    if (!found) {
      yield { kind: 'stuck' };
      return 'stuck';
    }
    for (const { cell, digit } of inOverriddenOrder(state, 'strike', found.eliminations)) {
      strike(state, cell, digit);
      yield { kind: 'strike', cell, digit };
    }
    for (const { cell, digit } of inOverriddenOrder(state, 'place', found.placements)) {
      place(state, cell, digit);
      yield { kind: 'place', cell, digit };
    }
  }
  turnAway(state);
  yield { kind: 'solved' };
  return 'solved';
}
