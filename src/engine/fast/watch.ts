import { Budget } from './budget.ts';

/** What several searches for the answers of one puzzle share: to whom an answer is told, and when a search is given up. */
export interface Watch {
  /** Told of each answer; true when it is enough. */
  readonly found: (digits: Uint8Array) => boolean;
  readonly budget: Budget;
  /** The search is given up after so many dead ends without an answer. */
  patience: number;
  /** Dead ends since the last answer. */
  deadEnds: number;
}

export const newWatch = (found: Watch['found'], budget = new Budget()): Watch => ({
  found,
  budget,
  patience: Number.POSITIVE_INFINITY,
  deadEnds: 0,
});

/** Counts a dead end; true to stop. */
export function isLost(watch: Watch): boolean {
  return ++watch.deadEnds > watch.patience;
}

/** Tells an answer; true to stop. */
export function answered(watch: Watch, digits: Uint8Array): boolean {
  watch.deadEnds = 0;
  return watch.found(digits);
}
