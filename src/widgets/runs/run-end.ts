import type { Outcome } from '../../engine/algorithm.ts';

/** The end of a run in words. */
export const endWords: Readonly<Record<Outcome, string>> = {
  solved: 'solved',
  'no-solution': 'no solution',
  stuck: 'stuck',
  limit: 'limit reached',
};
