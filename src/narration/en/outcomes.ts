import type { Outcome } from '../../engine/algorithm.ts';

/** How a run ended, in words. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  solved: 'solved',
  'no-solution': 'no solution',
  stuck: 'stuck',
  bound: 'limit reached',
};
