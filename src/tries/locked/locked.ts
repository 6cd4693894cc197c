import { bitOf, countDigits, digitsOf, leastDigit } from '../../engine/candidates.ts';
import { type MarkedHouse, type Standing, standingOf, unionOf } from '../set/set.ts';

/** The house without a digit in these cells; 0 takes none away. */
export function without(house: MarkedHouse, cells: readonly number[], digit: number): MarkedHouse {
  const markups = house.markups.slice();
  if (digit > 0) for (const cell of cells) markups[cell]! &= ~bitOf(digit);
  return { ...house, markups };
}

/** What an almost locked set is when it has lost a digit, and how many marks it strikes in the house then. */
export function lockedWithout(house: MarkedHouse, cells: readonly number[], digit: number) {
  const rest = without(house, cells, digit);
  const standing: Standing = digit === 0 ? { kind: 'more', tooMany: 1 } : standingOf(rest, cells);
  const strikes =
    standing.kind === 'naked' ? standing.strikes.filter(({ cell }) => house.grid.cellsOfHouse[house.house]!.includes(cell)).length : 0;
  return { house: rest, standing, left: digitsOf(unionOf(rest, cells)), known: knownIn(rest, cells), strikes };
}

/** What each cell is, where one digit after the other has a single cell left, in the order of the cells; empty where some are still open. */
function knownIn({ markups }: MarkedHouse, cells: readonly number[]): (readonly [cell: number, digit: number])[] {
  const found = new Map<number, number>();
  for (let taken = 0; found.size < cells.length; ) {
    const single = cells.find((cell) => !found.has(cell) && countDigits(markups[cell]! & ~taken) === 1);
    if (single === undefined) return [];
    found.set(single, leastDigit(markups[single]! & ~taken));
    taken |= bitOf(found.get(single)!);
  }
  return cells.map((cell) => [cell, found.get(cell)!] as const);
}
