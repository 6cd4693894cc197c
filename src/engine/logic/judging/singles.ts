import { bitOf } from '../../candidates.ts';
import { ladder } from '../ladder.ts';
import type { Position } from '../position.ts';
import type { Instance } from '../technique.ts';

/** The rungs of the ladder that write a digit because nothing else is left: full houses, hidden singles, naked singles. */
export const SINGLES = ladder.findIndex(({ technique }) => technique.id === 'naked-single') + 1;

/** A digit that a single writes, with the lowest rung (its place on the ladder) that does. */
export interface Single {
  readonly rung: number;
  readonly instance: Instance;
  readonly cell: number;
  readonly digit: number;
}

/** All digits that singles write in a position, each by its lowest rung, in the order of the ladder. */
export function singlesOf(position: Position): Single[] {
  const found = new Map<number, Single>();
  for (let rung = 0; rung < SINGLES; rung++) {
    for (const instance of ladder[rung].technique.find(position)) {
      const [{ cell, digit }] = instance.placements;
      const key = keyOf(position, cell, digit);
      if (!found.has(key)) found.set(key, { rung, instance, cell, digit });
    }
  }
  return [...found.values()];
}

/** A number for a digit in a cell. */
export const keyOf = ({ grid }: Pick<Position, 'grid'>, cell: number, digit: number): number => cell * (grid.size + 1) + digit;

/** Whether a single writes the digit in the cell. */
export function isSingle({ grid, candidates }: Position, cell: number, digit: number): boolean {
  const bit = bitOf(digit);
  if ((candidates[cell] & bit) === 0) return false;
  if (candidates[cell] === bit) return true;
  return grid.housesOfCell[cell].some((house) => grid.cellsOfHouse[house].every((each) => each === cell || (candidates[each] & bit) === 0));
}
