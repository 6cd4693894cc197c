import { bitOf, countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { linesOf, type MarkedHouse, numbersInOrder, openCells, unionOf } from '../set/set.ts';

/** The house with a digit in one of its open cells: no other cell can have it. */
export function written(house: MarkedHouse, cell: number, digit: number): MarkedHouse {
  const digits = house.digits.slice();
  const markups = house.markups.map((set) => set & ~bitOf(digit));
  digits[cell] = digit;
  markups[cell] = 0;
  return { ...house, digits, markups };
}

/** The digit of each cell that gets one. */
export type Filling = ReadonlyMap<number, number>;

/** Gives a digit of its own to as many cells as can have one, the first cells first. */
export function fillingOf(house: MarkedHouse): Filling {
  const cellOf = new Map<number, number>();
  /** Finds a digit for a cell, for which other cells may change theirs. */
  const seat = (cell: number, tried: Set<number>): boolean =>
    digitsOf(house.markups[cell]!).some((digit) => {
      if (tried.has(digit)) return false;
      tried.add(digit);
      const owner = cellOf.get(digit);
      if (owner !== undefined && !seat(owner, tried)) return false;
      cellOf.set(digit, cell);
      return true;
    });
  for (const cell of openCells(house)) seat(cell, new Set());
  return new Map([...cellOf].map(([digit, cell]) => [cell, digit]));
}

/** A filling that lacks a cell more, which others can make room for: a cell of it has a digit that the cell left out needs, and could have another. The same where there is none. */
export function poorer(house: MarkedHouse, filling: Filling): Filling {
  for (const [cell, own] of [...filling].reverse())
    for (const digit of digitsOf(house.markups[cell]! & ~bitOf(own))) {
      const owner = ownerOf(filling, digit);
      if (owner === undefined) continue;
      const rest = new Map(filling).set(cell, digit);
      rest.delete(owner);
      return rest;
    }
  return filling;
}

/** Open cells that get no digit. */
export const leftOver = (house: MarkedHouse, filling: Filling): number[] => openCells(house).filter((cell) => !filling.has(cell));

/** The digits that cells of a group can have and no cell has. */
export const unusedBy = (house: MarkedHouse, filling: Filling, group: readonly number[]): number[] =>
  numbersInOrder(house).filter((digit) => hasDigit(unionOf(house, group), digit) && ownerOf(filling, digit) === undefined);

/** A digit that a cell takes, and the cell from which it gets it, where it isn’t one that nobody had. */
export interface Handed {
  readonly cell: number;
  readonly digit: number;
}

/**
 * How a digit that nobody has comes to a group: its first taker, whose own digit goes to a cell that joined before it, and so on to the
 * cell with which the group began. The group is in the order in which it grew.
 */
export function handedDown(house: MarkedHouse, filling: Filling, group: readonly number[], digit: number): Handed[] {
  const cell = group.find((each) => hasDigit(house.markups[each]!, digit))!;
  const own = filling.get(cell);
  const rest = own === undefined ? [] : handedDown(house, filling, group.slice(0, group.indexOf(cell)), own);
  return [{ cell, digit }, ...rest];
}

/** The cell that has a digit. */
export const ownerOf = (filling: Filling, digit: number): number | undefined => [...filling].find(([, each]) => each === digit)?.[0];

/** The candidates that no full filling of a house uses. */
export const inNoFilling = (house: MarkedHouse): CellDigit[] =>
  linesOf(house).filter(({ cell, digit }) => {
    // A cell that has lost its last digit counts as open all the same.
    return fillingOf(written(house, cell, digit)).size < openCells(house).length - 1;
  });

/** Whether so many cells have fewer digits than there are of them. */
export const isTooFew = (house: MarkedHouse, cells: readonly number[]): boolean => countDigits(unionOf(house, cells)) < cells.length;
