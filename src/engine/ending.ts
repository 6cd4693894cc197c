import type { Outcome } from './algorithm.ts';

/**
 * How a run ended, for everything that counts runs: `no-solution` is proved; `stuck` is a solver that doesn't guess and knows no more;
 * `stopped` is a run that met a budget or a limit of its algorithm; `refused` is a puzzle that isn't for the algorithm.
 */
export const endings = ['solved', 'no-solution', 'stuck', 'stopped', 'refused'] as const;
export type Ending = (typeof endings)[number];

/** The ending of a run by what its algorithm returned; undefined where it was stopped from outside. */
export const endingOf = (outcome: Outcome | undefined): Ending => (outcome === undefined || outcome === 'bound' ? 'stopped' : outcome);
