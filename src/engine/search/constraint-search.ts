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

/** A variable that could come next, with what speaks for it. */
export interface Candidacy {
  readonly cell: number;
  /** How many values it has left. */
  readonly values: number;
  /** How many of its peers have no value yet. */
  readonly degree: number;
}

const none = -1;

function holderOf({ puzzle, digits }: State, cell: number, digit: number): number {
  return puzzle.grid.peersOfCell[cell].find((peer) => digits[peer] === digit) ?? none;
}

/** The values that no assigned peer forbids. */
function valuesOf(state: State, cell: number): number {
  if (state.candidates) return state.candidates[cell];
  const { puzzle, digits } = state;
  let values = allDigits(puzzle.grid.size);
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] !== 0) values &= ~bitOf(digits[peer]);
  return values;
}

const canTake = (state: State, cell: number, digit: number) =>
  state.candidates ? hasDigit(state.candidates[cell], digit) : holderOf(state, cell, digit) === none;

export function candidacyOf(state: State, cell: number): Candidacy {
  const { digits, puzzle } = state;
  let degree = 0;
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] === 0) degree++;
  return { cell, values: countDigits(valuesOf(state, cell)), degree };
}

/** The first of the ranking. The others are ranked only when someone asks who they were. */
function chooseVariable(state: State): number {
  const { digits, switches } = state;
  const first = digits.indexOf(0);
  if (!switches.mrv) return first;
  let best = candidacyOf(state, first);
  for (let cell = first + 1; cell < digits.length; cell++) {
    if (digits[cell] !== 0) continue;
    const other = candidacyOf(state, cell);
    if (order(switches, other, best) < 0) best = other;
  }
  return best.cell;
}

/** The degree breaks ties of MRV. Without MRV nothing ties, and the reading order decides. */
export function order({ mrv, degree }: Switches, a: Candidacy, b: Candidacy): number {
  if (!mrv) return 0;
  return a.values - b.values || (degree ? b.degree - a.degree : 0);
}

/** How many values of other variables an assignment would take away. */
export function constrains(state: State, cell: number, digit: number): number {
  const { digits, puzzle } = state;
  return puzzle.grid.peersOfCell[cell].filter((peer) => digits[peer] === 0 && canTake(state, peer, digit)).length;
}

/** The values to try in a variable, in their order. Without forward checking those that clash are among them. */
export function valueOrder(state: State, cell: number): number[] {
  const { digitOrder, candidates, switches } = state;
  const values = candidates ? digitOrder.filter((digit) => hasDigit(candidates[cell], digit)) : [...digitOrder];
  if (!switches.lcv) return values;
  const cost = new Map(values.map((digit) => [digit, constrains(state, cell, digit)]));
  return values.sort((a, b) => cost.get(a)! - cost.get(b)!);
}

/** A variable on the search's stack, with the values that have not been tried yet. */
interface Level {
  readonly cell: number;
  readonly values: number[];
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits } = state;
  const levels: Level[] = [];
  while (state.open > 0) {
    if (levels.length === 0 || digits[levels.at(-1)!.cell] !== 0) {
      const cell = chooseVariable(state);
      levels.push({ cell, values: valueOrder(state, cell) });
      yield { kind: 'choose', cell };
    }

    let holds = false;
    while (!holds && levels.length > 0) {
      const { cell, values } = levels.at(-1)!;
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
    if (!holds) {
      yield { kind: 'noSolution' };
      return 'no-solution';
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
