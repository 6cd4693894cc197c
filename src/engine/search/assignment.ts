import { bitOf } from '../candidates.ts';

/*
 * The assignment of a search with lookahead, and the trail for taking back a value with all that followed from it.
 */

export interface Assignment {
  /** Indexed by cell; 0 is a variable without a value. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the domain, as a set of digits. Kept only while forward checking or propagation is on. */
  readonly candidates: Uint32Array | undefined;
  /** All that is in force, the oldest first: cell · 32 + the value that was pruned, or + 0 where the variable got its own. */
  readonly trail: number[];
  /** For each current assignment, in order: the length of the trail before it. */
  readonly marks: number[];
  /** For each variable that is chosen, in order: the set of values that have been tried there. */
  readonly tried: number[];
  /** How many variables have no value. */
  open: number;
}

/** Returns the assignment of the givens alone. `candidates`, indexed by cell, are the domains if they are to be kept. */
export function givensAssigned(givens: Uint8Array, candidates: Uint32Array | undefined): Assignment {
  return {
    digits: givens.slice(),
    candidates,
    trail: [],
    marks: [],
    tried: [],
    open: givens.filter((digit) => digit === 0).length,
  };
}

/** A variable is chosen: no value has been tried there. */
export function choose({ tried }: Assignment): void {
  tried.push(0);
}

/** Counts the value as tried in the variable that was chosen last. */
export function tryValue({ tried }: Assignment, digit: number): void {
  tried.push(tried.pop()! | bitOf(digit));
}

/** The variable that was chosen last is no longer chosen. */
export function giveUp({ tried }: Assignment): void {
  tried.pop();
}

/** Gives a variable a value, which lasts as long as the last assignment does. */
export function setDigit(state: Assignment, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.trail.push(cell * 32);
  state.open--;
}

/** Gives a variable a value that can be taken back, with all that follows from it. */
export function guess(state: Assignment, cell: number, digit: number): void {
  state.marks.push(state.trail.length);
  setDigit(state, cell, digit);
}

/** Strikes a value from the domain of a variable. Domains must be kept. */
export function prune({ candidates, trail }: Assignment, cell: number, digit: number): void {
  candidates![cell] &= ~bitOf(digit);
  trail.push(cell * 32 + digit);
}

/** Takes the last assignment back, and with it all that followed from it. */
export function unassign(state: Assignment): void {
  for (const entry of state.trail.splice(state.marks.pop()!)) {
    const [cell, digit] = [entry >> 5, entry & 31];
    if (digit !== 0) state.candidates![cell] |= bitOf(digit);
    else {
      state.digits[cell] = 0;
      state.open++;
    }
  }
}
