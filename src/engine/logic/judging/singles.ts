import { bitOf } from '../../candidates.ts';
import { ladderFor, singlesOn } from '../cages/cage-ladder.ts';
import { lastIn } from '../cages/last-of-cage.ts';
import { ladder } from '../ladder.ts';
import type { Position } from '../position.ts';
import type { Instance } from '../technique.ts';

/** The rungs of the ladder that write a digit because nothing else is left: full houses, hidden singles, naked singles. A killer's ladder has more. */
export const SINGLES = singlesOn(ladder);

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
  for (const [rung, { technique }] of singleRungs(position).entries()) {
    for (const instance of technique.find(position)) {
      const [{ cell, digit }] = instance.placements;
      const key = keyOf(position, cell, digit);
      if (!found.has(key)) found.set(key, { rung, instance, cell, digit });
    }
  }
  return [...found.values()];
}

const singleRungs = (position: Position) => {
  const rungs = ladderFor(position);
  return rungs.slice(0, singlesOn(rungs));
};

/** A number for a digit in a cell. */
export const keyOf = ({ grid }: Pick<Position, 'grid'>, cell: number, digit: number): number => cell * (grid.size + 1) + digit;

/** Whether a single writes the digit in the cell. */
export function isSingle(position: Position, cell: number, digit: number): boolean {
  const { grid, candidates, cages } = position;
  const bit = bitOf(digit);
  if ((candidates[cell] & bit) === 0) return false;
  if (candidates[cell] === bit) return true;
  const sums = cages ? [...cages.own, ...cages.derived] : [];
  const isLast = (last: ReturnType<typeof lastIn>) => last?.cell === cell && last.digit === digit;
  if (sums.some((cage) => isLast(lastIn(position, cages!, cage)))) return true;
  return grid.housesOfCell[cell].some((house) => grid.cellsOfHouse[house].every((each) => each === cell || (candidates[each] & bit) === 0));
}
