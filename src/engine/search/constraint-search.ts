import type { Outcome } from '../algorithm.ts';
import { type Overridable, overrideOf, takeNext } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Assignment, choose, givensAssigned, giveUp, guess, prune, setDigit, tryValue } from './assignment.ts';
import { type Attempt, beginAttempt, startOver, startsOver, takeBack } from './attempts.ts';
import type { Options, Step } from './constraint-search.card.ts';
import { chooseVariable, valueOrder } from './variable-order.ts';

/** Which variables have which values, with the domains and the trail that takes values back; and what the search goes by. */
export interface State extends Assignment, Attempt, Overridable<Step> {
  readonly puzzle: Puzzle;
  readonly switches: Options;
}

export function start(puzzle: Puzzle, switches: Options): State {
  const looksAhead = switches.forwardChecking || switches.propagation;
  return { puzzle, switches, ...beginAttempt(puzzle, switches), ...givensAssigned(puzzle, looksAhead) };
}

export const none = -1;

/** A peer that has the value, or none. */
function holderOf({ puzzle, digits }: State, cell: number, digit: number): number {
  return puzzle.grid.peersOfCell[cell].find((peer) => digits[peer] === digit) ?? none;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const possible = !state.switches.propagation || (yield* propagate(state));
  if (possible && (yield* search(state))) {
    yield { kind: 'solved' };
    return 'solved';
  }
  yield { kind: 'noSolution' };
  return 'no-solution';
}

/** Backtracking. False when all values of the first variable have failed. */
function* search(state: State): Generator<Step, boolean, undefined> {
  // The variables chosen so far, each with the values that have not been tried yet.
  const levels: { readonly cell: number; readonly values: number[] }[] = [];
  while (state.open > 0) {
    // Too much has failed: the next attempt has other orders, and perhaps more luck.
    if (startsOver(state)) {
      const backtracks = state.sinceStart;
      levels.length = 0;
      startOver(state);
      yield { kind: 'restart', backtracks };
    }
    const chosen = overrideOf(state, 'choose')?.cell ?? chooseVariable(state);
    levels.push({ cell: chosen, values: valueOrder(state, chosen) });
    choose(state);
    yield { kind: 'choose', cell: chosen };

    // The next value of the last variable, until one holds; where there is none, back to the variable before.
    for (let holds = false; !holds; ) {
      const level = levels.at(-1);
      if (!level) return false;
      const { cell, values } = level;
      const digit = state.digits[cell];
      if (digit !== 0) {
        takeBack(state);
        yield { kind: 'takeBack', cell, digit };
      }
      if (values.length === 0) {
        levels.pop();
        giveUp(state);
        yield { kind: 'deadEnd', cell };
      } else {
        holds = yield* assign(state, cell, takeNext(values, overrideOf(state, 'try')?.digit));
      }
    }
  }
  return true;
}

/** Gives a variable a value. False when the value clashes, or when what is looked at ahead shows that it cannot stay. */
function* assign(state: State, cell: number, digit: number): Generator<Step, boolean, undefined> {
  tryValue(state, digit);
  yield { kind: 'try', cell, digit };
  const clash = holderOf(state, cell, digit);
  if (clash !== none) {
    yield { kind: 'conflict', cell, digit, clash };
    return false;
  }
  guess(state, cell, digit);
  yield { kind: 'assign', cell, digit };
  return (yield* checkPeers(state, cell)) && (!state.switches.propagation || (yield* propagate(state)));
}

/** Forward checking: strikes the value of a variable from its peers. False when one of them has no value left. */
function* checkPeers(state: State, cell: number): Generator<Step, boolean, undefined> {
  const { candidates, digits, puzzle } = state;
  if (!candidates) return true;
  const digit = digits[cell];
  for (const peer of puzzle.grid.peersOfCell[cell]) {
    if (digits[peer] !== 0 || !candidates.has(peer, digit)) continue;
    prune(state, peer, digit);
    yield { kind: 'prune', cell: peer, digit, because: cell };
    if (candidates.isEmpty(peer)) {
      yield { kind: 'emptyDomain', cell: peer, because: cell };
      return false;
    }
  }
  return true;
}

/** Propagation: writes what is forced, until nothing more is. False when it comes upon a contradiction. */
function* propagate(state: State): Generator<Step, boolean, undefined> {
  for (let next = nextForced(state); next; next = nextForced(state)) {
    const { cell, digit, house } = next;
    if (cell === none) {
      yield { kind: 'noPlace', house, digit };
      return false;
    }
    setDigit(state, cell, digit);
    if (house === none) yield { kind: 'nakedSingle', cell, digit };
    else yield { kind: 'hiddenSingle', cell, digit, house };
    if (!(yield* checkPeers(state, cell))) return false;
  }
  return true;
}

interface Forced {
  readonly cell: number;
  readonly digit: number;
  readonly house: number;
}

/** All that propagation could go on with: variables with one value left, then digits with one place left in a house; a digit with none has no cell. */
export function* forced({ candidates, digits, puzzle }: State): Generator<Forced, undefined> {
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0 && candidates!.count(cell) === 1) yield { cell, digit: candidates!.least(cell), house: none };
  }
  for (const [house, cells] of puzzle.grid.cellsOfHouse.entries()) {
    const open = cells.filter((cell) => digits[cell] === 0);
    for (let digit = 1; digit <= puzzle.grid.size; digit++) {
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const places = open.filter((cell) => candidates!.has(cell, digit));
      if (places.length < 2) yield { cell: places[0] ?? none, digit, house };
    }
  }
  return undefined;
}

/** The first of these. */
function nextForced(state: State): Forced | undefined {
  const wanted = overrideOf(state, 'nakedSingle') ?? overrideOf(state, 'hiddenSingle');
  return wanted ? { house: none, ...wanted } : forced(state).next().value;
}
