import { allows, type Puzzle } from '../puzzle.ts';
import { randomFrom } from '../random.ts';

/** The orders in which a search can try digits. */
export const digitOrders = {
  ascending: 'ascending',
  descending: 'descending',
  shuffled: 'shuffled',
} as const;

export type DigitOrder = keyof typeof digitOrders;

/** The digits 1 … size in the given order; `seed` matters only for `shuffled`. */
export function orderDigits(size: number, order: DigitOrder, seed: number): number[] {
  const ascending = Array.from({ length: size }, (_, i) => i + 1);
  switch (order) {
    case 'ascending':
      return ascending;
    case 'descending':
      return ascending.reverse();
    case 'shuffled':
      return randomFrom(seed).shuffled(ascending);
  }
}

/** For each of these cells, the digits that the puzzle allows there, in this order. */
export function ordersIn(puzzle: Puzzle, cells: readonly number[], order: readonly number[]): (readonly number[])[] {
  return cells.map((cell) => (puzzle.domains ? order.filter((digit) => allows(puzzle, cell, digit)) : order));
}
