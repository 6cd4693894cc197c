import type { StepKind, StepTable } from './step.ts';

/**
 * Whether each step of a kind counts as one digit written: it writes a digit, right or wrong, exchanges two, or fills the grid at random.
 * A swap that is proposed counts, whether it is kept or put back. Compare, the first page, the Lab and `measure` count with this.
 */
export const countsAsDigit = ({ writes }: StepKind): boolean => writes !== undefined;

/** How many digits a step of each kind counts as, for the kinds that write into the grid. */
export function digitsPerStep(steps: StepTable): Readonly<Record<string, 1>> {
  return Object.fromEntries(Object.keys(steps).flatMap((kind) => (countsAsDigit(steps[kind]) ? [[kind, 1]] : [])));
}
