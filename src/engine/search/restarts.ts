import type { OptionsOf } from '../algorithm.ts';

/*
 * When a search abandons everything and begins again.
 */

/** A card adds on which of its other options these depend. */
export const restartOptions = {
  restart: { type: 'integer', label: 'Start over after', min: 0, max: 100_000, default: 0, zero: 'never' },
  policy: {
    type: 'choice',
    label: 'Length of attempts',
    values: { fixed: 'all the same', luby: 'Luby’s sequence' },
    default: 'luby',
  },
} as const;

/** `restart` is how many failures the first attempt may have; 0 for any number. */
export type RestartPolicy = OptionsOf<typeof restartOptions>;

export const noRestarts = { restart: 0, policy: 'luby' } as const satisfies RestartPolicy;

/** How long this attempt has lasted, and how many were before it. */
export interface RestartCount {
  /** Failures since the search began or started over. */
  sinceStart: number;
  restarts: number;
}

export const firstAttempt = (): RestartCount => ({ sinceStart: 0, restarts: 0 });

/** Luby's sequence, from 1: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … */
export function luby(number: number): number {
  let power = 1;
  while (2 * power - 1 < number) power *= 2;
  return 2 * power - 1 === number ? power : luby(number - power + 1);
}

/** After how many failures the attempt with this number, from 1, is abandoned. */
export function failuresAllowed({ restart, policy }: RestartPolicy, attempt: number): number {
  if (restart === 0) return Number.POSITIVE_INFINITY;
  return policy === 'fixed' ? restart : restart * luby(attempt);
}

/** Whether there have been enough failures in this attempt. */
export const isTimeToStartOver = ({ sinceStart, restarts }: RestartCount, policy: RestartPolicy): boolean =>
  sinceStart >= failuresAllowed(policy, restarts + 1);

export function countRestart(state: RestartCount): void {
  state.restarts++;
  state.sinceStart = 0;
}
