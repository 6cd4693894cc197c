import type { Outcome } from '../algorithm.ts';
import { DigitSets } from '../digit-sets.ts';
import { inOverriddenOrder, type Overridable, overrideOf } from '../override.ts';
import { digitsAllowed, type Puzzle } from '../puzzle.ts';
import type { Step } from './propagate-then-search.card.ts';

export interface State extends Overridable<Step> {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the digits that the rounds have left; the empty set where a digit stands. */
  readonly candidates: DigitSets;
  /** Indexed by cell: the set of digits that the search has tried there since it came to the cell. */
  readonly tried: DigitSets;
  /** How many cells hold a digit. */
  filled: number;
}

export function start(puzzle: Puzzle): State {
  const { size, cellCount } = puzzle.grid;
  const candidates = new DigitSets(cellCount, size);
  for (const [cell, given] of puzzle.givens.entries()) {
    if (given === 0) for (const digit of digitsAllowed(puzzle, cell)) candidates.add(cell, digit);
  }
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    candidates,
    tried: new DigitSets(cellCount, size),
    filled: puzzle.givens.filter((digit) => digit !== 0).length,
  };
}

export const none = -1;

/** A peer that holds the digit, or none. */
export function holderOf({ puzzle, digits }: State, cell: number, digit: number): number {
  return puzzle.grid.peersOfCell[cell].find((peer) => digits[peer] === digit) ?? none;
}

/** Writes a digit into a cell, or 0 to clear it. */
export function put(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.filled += digit === 0 ? -1 : 1;
}

export function strike({ candidates }: State, cell: number, digit: number): void {
  candidates.remove(cell, digit);
}

/** Fills a single cell for good. */
export function fix(state: State, cell: number, digit: number): void {
  put(state, cell, digit);
  state.candidates.clear(cell);
}

/** The finite recurrence: mark, fix what is single, and again, until a round changes nothing. True if every cell can still be filled. */
function* propagate(state: State): Generator<Step, boolean, undefined> {
  const { digits, candidates, puzzle } = state;
  const cells = Array.from(digits, (_, cell) => cell);
  for (let number = 1, changed = true; changed; number++) {
    changed = false;
    yield { kind: 'round', number };

    for (const cell of cells.filter((each) => digits[each] === 0)) {
      for (const digit of candidates.digits(cell)) {
        const because = holderOf(state, cell, digit);
        if (because === none) continue;
        strike(state, cell, digit);
        yield { kind: 'strike', cell, digit, because };
      }
    }

    const ready = cells.filter((each) => digits[each] === 0 && candidates.count(each) < 2);
    for (const { cell } of inOverriddenOrder(
      state,
      'fix',
      ready.map((each) => ({ cell: each })),
    )) {
      const digit = candidates.least(cell);
      // Two cells may be single in the same round and want the same digit.
      if (candidates.isEmpty(cell) || holderOf(state, cell, digit) !== none) {
        yield { kind: 'contradiction', cell };
        return false;
      }
      fix(state, cell, digit);
      changed = true;
      yield { kind: 'fix', cell, digit };
    }
  }
  yield { kind: 'quiet', open: puzzle.grid.cellCount - state.filled };
  return true;
}

export function tryDigit({ tried }: State, cell: number, digit: number): void {
  tried.add(cell, digit);
}

export function giveUp({ tried }: State, cell: number): void {
  tried.clear(cell);
}

/** Backtracking over the cells that are left, in reading order, with an explicit stack. */
function* search(state: State): Generator<Step, boolean, undefined> {
  const { digits, candidates, tried } = state;
  const open = Array.from(digits, (_, cell) => cell).filter((cell) => digits[cell] === 0);
  let top = 0;
  while (top < open.length) {
    const cell = open[top];
    const last = digits[cell];
    if (last !== 0) {
      put(state, cell, 0);
      yield { kind: 'takeBack', cell, digit: last };
    }

    const order = candidates.digits(cell);
    while (digits[cell] === 0) {
      const next = tried.firstMissing(cell, order);
      if (next === 0) break;
      const digit = overrideOf(state, 'try')?.digit ?? next;
      tryDigit(state, cell, digit);
      yield { kind: 'try', cell, digit };
      const clash = holderOf(state, cell, digit);
      if (clash !== none) {
        yield { kind: 'conflict', cell, digit, clash };
      } else {
        put(state, cell, digit);
        yield { kind: 'place', cell, digit };
      }
    }

    if (digits[cell] !== 0) top++;
    else {
      giveUp(state, cell);
      yield { kind: 'deadEnd', cell };
      if (top === 0) return false;
      top--;
    }
  }
  return true;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  if ((yield* propagate(state)) && (yield* search(state))) {
    yield { kind: 'solved' };
    return 'solved';
  }
  yield { kind: 'noSolution' };
  return 'no-solution';
}
