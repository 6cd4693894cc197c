import { type AnyAlgorithm, digitsIn } from './algorithm.ts';
import type { StepKind } from './step.ts';

/**
 * The number of digits that a step of each kind writes into the grid, for a run that begins in `start`; kinds that write none are left
 * out. A placement writes one digit, also where it is taken back later. A swap writes two when it is kept: while it is on trial it
 * counts for nothing. A grid that is filled at random writes a digit into every cell that was empty.
 */
export function digitsPerStep(algorithm: AnyAlgorithm, start: unknown): Readonly<Record<string, number>> {
  const empty = Array.from(digitsIn(algorithm, start)).filter((digit) => digit === 0).length;
  const kinds = Object.entries(algorithm.steps).map(([kind, spec]) => [kind, digitsOf(spec, empty)] as const);
  return Object.fromEntries(kinds.filter(([, digits]) => digits > 0));
}

function digitsOf({ writes, proposes, keeps }: StepKind, empty: number): number {
  if (keeps || (writes === 'swap' && !proposes)) return 2;
  if (writes === 'all') return empty;
  return writes && !proposes ? 1 : 0;
}

/** The number of digits that steps have written, from how many there are of each kind. */
export function digitsWritten(perStep: Readonly<Record<string, number>>, counts: Readonly<Record<string, number>>): number {
  return Object.entries(perStep).reduce((sum, [kind, digits]) => sum + digits * (counts[kind] ?? 0), 0);
}
