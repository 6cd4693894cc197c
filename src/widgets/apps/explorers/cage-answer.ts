import { allDigits } from '../../../engine/candidates.ts';
import { combinationsOf } from '../../../engine/killer/combinations.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What may be and what must be in some cells that have a sum to make: sets of digits, as words. */
export interface CageAnswer {
  readonly combinations: readonly number[];
  readonly may: number;
  readonly must: number;
}

/** `left` is the set of digits that can still be used. */
export function cageAnswer(left: number, cells: number, sum: number): CageAnswer {
  const combinations = combinationsOf(VALUES, cells, sum, left);
  return {
    combinations,
    may: combinations.reduce((all, each) => all | each, 0),
    must: combinations.length === 0 ? 0 : combinations.reduce((all, each) => all & each, allDigits(9)),
  };
}
