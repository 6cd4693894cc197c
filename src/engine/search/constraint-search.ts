import type { Outcome } from '../algorithm.ts';
import { allDigits, bitOf, candidatesOf, countDigits, hasDigit } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './constraint-search.card.ts';
import { orderDigits } from './digit-order.ts';

type Switches = Pick<Options, 'forwardChecking' | 'mrv' | 'degree' | 'lcv'>;

export interface State {
  readonly puzzle: Puzzle;
  readonly switches: Switches;
  /** The digits in the order in which they are tried where nothing speaks for another. */
  readonly digitOrder: readonly number[];
  /** Indexed by cell; 0 is a variable without a value. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the domain, as a set of digits. Kept only while forward checking is on. */
  readonly candidates: Uint32Array | undefined;
  /** Every pruning that is in force, the oldest first: cell · 32 + digit. */
  readonly pruned: number[];
  /** For each assigned variable, in order: how many prunings were in force before it. */
  readonly marks: number[];
  open: number;
}

export function start(puzzle: Puzzle, { digits, seed, ...switches }: Options): State {
  return {
    puzzle,
    switches,
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    digits: puzzle.givens.slice(),
    candidates: switches.forwardChecking ? candidatesOf(puzzle.grid, puzzle.givens) : undefined,
    pruned: [],
    marks: [],
    open: puzzle.givens.filter((digit) => digit === 0).length,
  };
}

export const cloneState = (state: State): State => ({
  ...state,
  digits: state.digits.slice(),
  candidates: state.candidates?.slice(),
  pruned: [...state.pruned],
  marks: [...state.marks],
});

const none = -1;

/** A peer that has the value, or none. */
function holderOf({ puzzle, digits }: State, cell: number, digit: number): number {
  return puzzle.grid.peersOfCell[cell].find((peer) => digits[peer] === digit) ?? none;
}

/** The values that no assigned peer forbids. */
export function domainOf({ puzzle, digits, candidates }: State, cell: number): number {
  if (candidates) return candidates[cell];
  let domain = allDigits(puzzle.grid.size);
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] !== 0) domain &= ~bitOf(digits[peer]);
  return domain;
}

/** How many peers of a variable have no value yet. */
export function degreeOf({ puzzle, digits }: State, cell: number): number {
  let degree = 0;
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] === 0) degree++;
  return degree;
}

/** Which of two variables comes first: the one with fewer values (MRV), of equals the one of higher degree. Below 0 for a. */
export function order(state: State, a: number, b: number): number {
  const { mrv, degree } = state.switches;
  if (!mrv) return 0;
  const fewer = countDigits(domainOf(state, a)) - countDigits(domainOf(state, b));
  return fewer || (degree ? degreeOf(state, b) - degreeOf(state, a) : 0);
}

/** The first variable by that order; the first in reading order among equals. */
function chooseVariable(state: State): number {
  const { digits } = state;
  let best = digits.indexOf(0);
  for (let cell = best + 1; cell < digits.length; cell++) {
    if (digits[cell] === 0 && order(state, cell, best) < 0) best = cell;
  }
  return best;
}

/** How many values of other variables an assignment would take away. */
export function constrains(state: State, cell: number, digit: number): number {
  const { digits, puzzle } = state;
  return puzzle.grid.peersOfCell[cell].filter((peer) => digits[peer] === 0 && hasDigit(domainOf(state, peer), digit)).length;
}

/** The values to try in a variable, in their order. Without forward checking those that clash are among them. */
export function valueOrder(state: State, cell: number): number[] {
  const { digitOrder, candidates, switches } = state;
  const values = candidates ? digitOrder.filter((digit) => hasDigit(candidates[cell], digit)) : [...digitOrder];
  if (!switches.lcv) return values;
  const cost = new Map(values.map((digit) => [digit, constrains(state, cell, digit)]));
  return values.sort((a, b) => cost.get(a)! - cost.get(b)!);
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits } = state;
  // The variables chosen so far, each with the values that have not been tried yet.
  const levels: { readonly cell: number; readonly values: number[] }[] = [];
  while (state.open > 0) {
    const chosen = chooseVariable(state);
    levels.push({ cell: chosen, values: valueOrder(state, chosen) });
    yield { kind: 'choose', cell: chosen };

    // The next value of the last variable, until one holds; where there is none, back to the variable before.
    for (let holds = false; !holds; ) {
      const level = levels.at(-1);
      if (!level) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      const { cell, values } = level;
      if (digits[cell] !== 0) {
        const digit = digits[cell];
        unassign(state, cell);
        yield { kind: 'takeBack', cell, digit };
      }
      if (values.length === 0) {
        levels.pop();
        yield { kind: 'deadEnd', cell };
      } else {
        holds = yield* assign(state, cell, values.shift()!);
      }
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}

/** Gives a variable a value. False when the value clashes, or when forward checking finds a variable without values. */
function* assign(state: State, cell: number, digit: number): Generator<Step, boolean, undefined> {
  const { candidates, digits, puzzle } = state;
  yield { kind: 'try', cell, digit };
  const clash = holderOf(state, cell, digit);
  if (clash !== none) {
    yield { kind: 'conflict', cell, digit, clash };
    return false;
  }
  setDigit(state, cell, digit);
  yield { kind: 'assign', cell, digit };

  if (!candidates) return true;
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

export function setDigit(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.marks.push(state.pruned.length);
  state.open--;
}

export function prune({ candidates, pruned }: State, cell: number, digit: number): void {
  candidates![cell] &= ~bitOf(digit);
  pruned.push(cell * 32 + digit);
}

/** Takes the last assignment back, and with it all that it has pruned. */
export function unassign(state: State, cell: number): void {
  state.digits[cell] = 0;
  state.open++;
  for (const pruning of state.pruned.splice(state.marks.pop()!)) state.candidates![pruning >> 5] |= bitOf(pruning & 31);
}
