import { InputError } from './errors.ts';
import { type Grid, type HouseType, isRegular } from './grid.ts';
import type { Puzzle } from './puzzle.ts';

/*
 * Why a puzzle isn't for an algorithm, by what it has that the algorithm doesn't know. A card joins them: `refusesCages(puzzle) ??
 * refusesHouses(puzzle)`. Each returns undefined where there is no such reason.
 */

/** For algorithms that know no cages. */
export function refusesCages({ cages }: Pick<Puzzle, 'cages'>): InputError | undefined {
  if (cages.length === 0) return undefined;
  return new InputError('the puzzle has cages', { expected: 'a puzzle without cages; cages are for the killer algorithms' });
}

const ownHouses: Readonly<Partial<Record<HouseType, string>>> = {
  region: 'regions that are not rectangular boxes',
  diagonal: 'diagonals',
  window: 'windows',
};

/** For algorithms that know rows, columns and rectangular boxes alone. */
export function refusesHouses({ grid }: { readonly grid: Grid }): InputError | undefined {
  if (isRegular(grid)) return undefined;
  const found = grid.houses.map(({ type }) => ownHouses[type]).find((name) => name !== undefined);
  return new InputError(`the puzzle has ${found ?? 'no boxes'}`, { expected: 'a puzzle of rows, columns and rectangular boxes' });
}

/** For algorithms that know no pencil marks of the puzzle's own. */
export function refusesMarks({ domains }: Pick<Puzzle, 'domains'>): InputError | undefined {
  if (!domains) return undefined;
  return new InputError('the puzzle has pencil marks of its own', { expected: 'a puzzle of givens alone' });
}
