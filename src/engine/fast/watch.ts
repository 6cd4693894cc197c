import { Budget } from './budget.ts';

/**
 * What several searches for the solutions of one puzzle share: the callback for a solution, and the limit at which a search is suspended.
 */
export interface Watch {
  /** Called with each solution; returns true to stop. */
  readonly found: (digits: Uint8Array) => boolean;
  readonly budget: Budget;
  /** Dead ends without a solution after which the search is suspended. */
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
