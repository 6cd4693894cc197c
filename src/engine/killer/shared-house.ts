import { allDigits, leastDigit } from '../candidates.ts';
import type { SharingPicture } from '../picture/cages.ts';
import { partsOf, type Share, shareOut, sharesOf } from './share-out.ts';

/*
 * What a reader sees of a house that is shared out, and the questions about it.
 */

/** The combinations that a cage has in some sharing of the house. */
export function sharedCombinations(state: SharingPicture, house: number, cage: number): Set<number> {
  const parts = partsOf(state, house) ?? [];
  const kept = shareOut(parts, state.puzzle.grid.size);
  const index = parts.findIndex((part) => part.cage === cage);
  return new Set(kept?.[index]?.map(({ combination }) => combination));
}

/** The possible shares of one cage in a house, and which of them occur in a sharing. */
export interface SharedPart {
  readonly cage: number;
  readonly cells: readonly number[];
  readonly shares: readonly { readonly digits: number; readonly kept: boolean }[];
}

/** 1 2 9 before 1 3 4. */
export const asPeopleList = (a: number, b: number) => leastDigit(a & ~b) - leastDigit(b & ~a);

/** Returns the current sharing of the house, for a reader to see; undefined where there are too many. */
export function sharingOf(state: SharingPicture, house: number): SharedPart[] | undefined {
  const parts = partsOf(state, house);
  const kept = parts && shareOut(parts, state.puzzle.grid.size);
  return parts?.map(({ cage, cells, shares }, index) => {
    const taking = new Set(kept?.[index]?.map(({ digits }) => digits));
    const all = [...new Set(shares.map(({ digits }) => digits))];
    return { cage, cells, shares: all.toSorted(asPeopleList).map((digits) => ({ digits, kept: taking.has(digits) })) };
  });
}

/** One sharing of the house in which a cage has this combination, part by part; undefined where there is none. */
export function oneSharing(
  state: SharingPicture,
  house: number,
  cage: number,
  combination: number,
): { readonly cage: number; readonly cells: readonly number[]; readonly digits: number }[] | undefined {
  const { size } = state.puzzle.grid;
  const parts = partsOf(state, house)?.map((part) =>
    part.cage === cage ? { ...part, shares: part.shares.filter((share) => share.combination === combination) } : part,
  );
  if (!parts || !shareOut(parts, size)) return undefined;
  // What is chosen for one part narrows the next.
  for (const [index, part] of parts.entries()) parts[index] = { ...part, shares: [shareOut(parts, size)![index][0]] };
  return parts.map(({ cage: of, cells, shares: [{ digits }] }) => ({ cage: of, cells, digits }));
}

/** Returns the digits that the cells of a cage in a house would have with this combination; empty where there are too many. */
export function heldInHouse(state: SharingPicture, house: number, cage: number, combination: number): Share[] {
  const own = partsOf(state, house)?.find((part) => part.cage === cage);
  return own ? sharesOf(state, cage, own.cells, [combination]) : [];
}

/** Returns digits of a house that no cage in it could have if one of them had this combination, in any arrangement. */
export function unheldDigits(state: SharingPicture, house: number, cage: number, combination: number): number {
  const parts = partsOf(state, house);
  const own = parts?.find((part) => part.cage === cage);
  if (!parts || !own) return 0;
  const others = parts.filter((part) => part !== own).flatMap(({ shares }) => shares.map(({ digits }) => digits));
  return heldInHouse(state, house, cage, combination).reduce((unheld, { digits }) => {
    const held = others.filter((other) => (other & digits) === 0).reduce((all, other) => all | other, digits);
    return unheld & ~held;
  }, allDigits(state.puzzle.grid.size));
}
