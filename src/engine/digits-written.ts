import type { StepKind, StepTable } from './step.ts';

/**
 * Whether each step of a kind counts as one digit written: it writes a digit, right or wrong, fills the grid at random, or tries a swap. Each
 * swap that is tried counts once, whether it is kept or not: so runs that make a swap to try it compare with those that only look at it first.
 * Compare, the first page, the Lab and `measure` count with this.
 */
export const countsAsDigit = ({ writes, proposes, keeps }: StepKind): boolean =>
  proposes === true || (writes !== undefined && keeps === undefined);

/** How many digits a step of each kind counts as, for the kinds that write into the grid. */
export function digitsPerStep(steps: StepTable): Readonly<Record<string, 1>> {
  return Object.fromEntries(Object.keys(steps).flatMap((kind) => (countsAsDigit(steps[kind]) ? [[kind, 1]] : [])));
}
