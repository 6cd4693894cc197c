import type { CatalogRow, Outcome } from '../../engine/algorithm.ts';

/** How a run ended, in words. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  solved: 'solved',
  'no-solution': 'no solution',
  stuck: 'stuck',
  bound: 'limit reached',
};

/** The same for a run of an algorithm. An algorithm that makes puzzles solves none. */
export const endOf = ({ input }: Pick<CatalogRow, 'input'>, outcome: Outcome): string =>
  input === 'empty-puzzle' && outcome === 'solved' ? 'done' : outcomeWords[outcome];
