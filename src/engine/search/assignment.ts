import { DigitSets, digitSetsOf } from '../digit-sets.ts';
import type { Puzzle } from '../puzzle.ts';

/*
 * The assignment of a search with lookahead, and the trail for taking back a value with all that followed from it.
 */

/** Bits of an entry of the trail that have its digit: cell · 128 + digit. */
const DIGIT_BITS = 7;

export interface Trail {
  /** Indexed by cell; 0 is a variable without a value. */
  readonly digits: Uint8Array;
  /** The domain of each cell. Kept only while forward checking or propagation is on. */
  readonly candidates: DigitSets | undefined;
  /** All that is in force, the oldest first: an entry with the value that was pruned, or with 0 where the variable got its own. */
  readonly trail: number[];
  /** For each current assignment, in order: the length of the trail before it. */
  readonly marks: number[];
  /** How many variables have no value. */
  open: number;
}

export interface Assignment extends Trail {
  /** For each variable that is chosen, in order: the set of values that have been tried there. */
  readonly tried: DigitSets;
  /** How many variables are chosen. */
  chosen: number;
}

/** Returns the assignment of the givens alone, with the domains if they are to be kept. */
export function givensAssigned(puzzle: Puzzle, keepsDomains: boolean): Assignment {
  const { grid, givens } = puzzle;
  const open = givens.filter((digit) => digit === 0).length;
  const candidates = keepsDomains ? digitSetsOf(puzzle, givens) : undefined;
  return { digits: givens.slice(), candidates, trail: [], marks: [], tried: new DigitSets(open, grid.size), chosen: 0, open };
}

/** A variable is chosen: no value has been tried there. */
export function choose(state: Assignment): void {
  state.tried.clear(state.chosen);
  state.chosen++;
}

/** Counts the value as tried in the variable that was chosen last. */
export function tryValue({ tried, chosen }: Assignment, digit: number): void {
  tried.add(chosen - 1, digit);
}

/** The variable that was chosen last is no longer chosen. */
export function giveUp(state: Assignment): void {
  state.chosen--;
}

/** Gives a variable a value, which lasts as long as the last assignment does. */
export function setDigit(state: Trail, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.trail.push(cell << DIGIT_BITS);
  state.open--;
}

/** Gives a variable a value that can be taken back, with all that follows from it. */
export function guess(state: Trail, cell: number, digit: number): void {
  state.marks.push(state.trail.length);
  setDigit(state, cell, digit);
}

/** Strikes a value from the domain of a variable. Domains must be kept. */
export function prune({ candidates, trail }: Trail, cell: number, digit: number): void {
  candidates!.remove(cell, digit);
  trail.push((cell << DIGIT_BITS) + digit);
}

/** Takes the last assignment back, and with it all that followed from it. */
export function unassign(state: Trail): void {
  for (const entry of state.trail.splice(state.marks.pop()!)) {
    const [cell, digit] = [cellOfEntry(entry), entry & ((1 << DIGIT_BITS) - 1)];
    if (digit !== 0) state.candidates!.add(cell, digit);
    else {
      state.digits[cell] = 0;
      state.open++;
    }
  }
}

/** Takes all assignments back. What followed from the givens alone stays. */
export function unassignAll(state: Assignment): void {
  while (state.marks.length > 0) unassign(state);
  state.chosen = 0;
}

/** The cell that an entry of the trail is about. */
export const cellOfEntry = (entry: number): number => entry >> DIGIT_BITS;

/** The cells of the current assignments, in the order in which they were made. Those that followed are not among them. */
export const guessedCells = ({ trail, marks }: Pick<Trail, 'trail' | 'marks'>): number[] => marks.map((mark) => cellOfEntry(trail[mark]));

/** The cells whose values followed: neither given nor assigned. */
export function forcedCells(state: Trail & { readonly puzzle: Puzzle }): ReadonlySet<number> {
  const { digits, puzzle } = state;
  const guessed = new Set(guessedCells(state));
  return new Set([...digits.keys()].filter((cell) => digits[cell] !== 0 && puzzle.givens[cell] === 0 && !guessed.has(cell)));
}
