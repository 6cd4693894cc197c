import { withoutChance } from '../../engine/search/constraint-search.card.ts';

/** The switches of constraint search with which it does what Norvig’s program does. */
export const NORVIG = {
  forwardChecking: true,
  mrv: true,
  degree: false,
  lcv: false,
  propagation: true,
  ...withoutChance,
} as const;
