import type { Outcome } from '../algorithm.ts';
import { bitOf, candidatesOf, countDigits, hasDigit, leastDigit } from '../candidates.ts';
import { type Overridable, overrideOf, takeNext } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './constraint-search.card.ts';
import { orderDigits } from './digit-order.ts';
import { chooseVariable, valueOrder } from './variable-order.ts';

type Switches = Pick<Options, 'forwardChecking' | 'mrv' | 'degree' | 'lcv' | 'propagation'>;

export interface State extends Overridable<Step> {
  readonly puzzle: Puzzle;
  readonly switches: Switches;
  /** The digits in the order in which they are tried where nothing speaks for another. */
  readonly digitOrder: readonly number[];
  /** Indexed by cell; 0 is a variable without a value. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the domain, as a set of digits. Kept only while forward checking or propagation is on. */
  readonly candidates: Uint32Array | undefined;
  /** All that is in force, the oldest first: cell · 32 + the value that was pruned, or + 0 where the variable got its own. */
  readonly trail: number[];
  /** For each assignment that stands, in order: how long the trail was before it. */
  readonly marks: number[];
  /** For each variable that is chosen, in order: the set of values that have been tried there. */
  readonly tried: number[];
  open: number;
}

export function start(puzzle: Puzzle, { digits, seed, ...switches }: Options): State {
  return {
    puzzle,
    switches,
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    digits: puzzle.givens.slice(),
    candidates: switches.forwardChecking || switches.propagation ? candidatesOf(puzzle.grid, puzzle.givens) : undefined,
    trail: [],
    marks: [],
    tried: [],
    open: puzzle.givens.filter((digit) => digit === 0).length,
  };
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
        unassign(state);
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
    if (digits[peer] !== 0 || !hasDigit(candidates[peer], digit)) continue;
    prune(state, peer, digit);
    yield { kind: 'prune', cell: peer, digit, because: cell };
    if (candidates[peer] === 0) {
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
    if (digit === 0 && countDigits(candidates![cell]) === 1) yield { cell, digit: leastDigit(candidates![cell]), house: none };
  }
  for (const [house, cells] of puzzle.grid.cellsOfHouse.entries()) {
    for (let digit = 1; digit <= puzzle.grid.size; digit++) {
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const places = cells.filter((cell) => digits[cell] === 0 && hasDigit(candidates![cell], digit));
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

export function choose({ tried }: State): void {
  tried.push(0);
}

export function tryValue({ tried }: State, digit: number): void {
  tried.push(tried.pop()! | bitOf(digit));
}

export function giveUp({ tried }: State): void {
  tried.pop();
}

export function setDigit(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.trail.push(cell * 32);
  state.open--;
}

/** A value that can be taken back, with all that follows from it. */
export function guess(state: State, cell: number, digit: number): void {
  state.marks.push(state.trail.length);
  setDigit(state, cell, digit);
}

export function prune({ candidates, trail }: State, cell: number, digit: number): void {
  candidates![cell] &= ~bitOf(digit);
  trail.push(cell * 32 + digit);
}

/** Takes the last assignment back, and with it all that followed from it. */
export function unassign(state: State): void {
  for (const entry of state.trail.splice(state.marks.pop()!)) {
    const [cell, digit] = [entry >> 5, entry & 31];
    if (digit !== 0) state.candidates![cell] |= bitOf(digit);
    else {
      state.digits[cell] = 0;
      state.open++;
    }
  }
}
