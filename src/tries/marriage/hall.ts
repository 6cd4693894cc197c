import { bitOf, countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import { type MarkedHouse, numbersInOrder, openCells, unionOf } from '../set/set.ts';

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

/** How a group grows from the cell that got no digit: each cell that joins it has a digit which the group can have. */
export interface Growth {
  readonly cell: number;
  /** The digit that this cell has; undefined for the first. */
  readonly for: number | undefined;
  /** The digits that nobody in the group could have before. */
  readonly brings: readonly number[];
}

/** The cells of a group that has fewer digits than cells, in the order in which it grows; empty where the house can be filled. */
export function growthOf(house: MarkedHouse, filling: Filling): Growth[] {
  const first = openCells(house).find((cell) => !filling.has(cell));
  if (first === undefined) return [];
  const group: Growth[] = [{ cell: first, for: undefined, brings: digitsOf(house.markups[first]!) }];
  for (;;) {
    const cells = group.map(({ cell }) => cell);
    const known = unionOf(house, cells);
    const digit = numbersInOrder(house).find((each) => hasDigit(known, each) && !cells.includes(ownerOf(filling, each)));
    if (digit === undefined) return group;
    const cell = ownerOf(filling, digit);
    group.push({ cell, for: digit, brings: digitsOf(house.markups[cell]! & ~known) });
  }
}

const ownerOf = (filling: Filling, digit: number): number => [...filling].find(([, each]) => each === digit)![0];

/** Whether so many cells have fewer digits than there are of them. */
export const isTooFew = (house: MarkedHouse, cells: readonly number[]): boolean => countDigits(unionOf(house, cells)) < cells.length;
