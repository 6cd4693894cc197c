import type { Outcome } from '../engine/algorithm.ts';

/** How a run ended, as a reader is told: one that knows no further step has not reached any limit. */
export type RunEnd = Outcome | 'stuck';

/** Kinds of step that tell of a bound that the algorithm was given. */
const BOUND_KINDS = ['limit', 'tooOften'];

/** `counts` are the steps of the whole run, by kind. */
export function endOf(outcome: Outcome, counts: Readonly<Record<string, number>>): RunEnd {
  return outcome === 'limit' && !BOUND_KINDS.some((kind) => counts[kind]) ? 'stuck' : outcome;
}

/** The end in words. */
export const endWords: Readonly<Record<RunEnd, string>> = {
  solved: 'solved',
  'no-solution': 'no solution',
  limit: 'limit reached',
  stuck: 'stuck',
};
