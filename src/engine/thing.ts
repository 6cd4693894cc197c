import type { Grid } from './grid.ts';

/**
 * Something in a frame that a step has caused, or that a step follows from: the content of a cell, whether a digit is among its marks, how
 * many rows a column has left, whether a row is in the matrix, or that a step of some kind has happened. Cells, items and options are
 * zero-based, digits begin at 1.
 */
export type Thing =
  | { readonly of: 'cell'; readonly cell: number }
  | { readonly of: 'mark'; readonly cell: number; readonly digit: number }
  | { readonly of: 'column'; readonly item: number }
  | { readonly of: 'row'; readonly option: number }
  | { readonly of: 'step'; readonly kinds: readonly string[]; readonly where?: Readonly<Record<string, number>> };

/** All digits of a cell but one: that their marks are gone leaves that one. With digit 0 all of them. */
export const otherMarks = ({ size }: Grid, cell: number, digit: number): Thing[] =>
  Array.from({ length: size }, (_, index) => index + 1)
    .filter((other) => other !== digit)
    .map((other) => ({ of: 'mark', cell, digit: other }));

/** Returns what keeps a digit out of the cells of a house except one: the digit in each cell, or its missing mark. −1 for all cells. */
export const keptOut = ({ cellsOfHouse }: Grid, digits: ArrayLike<number>, house: number, digit: number, but = -1): Thing[] =>
  cellsOfHouse[house]
    .filter((cell) => cell !== but)
    .map((cell) => (digits[cell] !== 0 ? { of: 'cell', cell } : { of: 'mark', cell, digit }));

/** Returns the steps of these kinds about a cell, one thing for each of these digits. */
export const triedIn = (cell: number, digits: readonly number[], kinds: readonly string[]): Thing[] =>
  digits.map((digit) => ({ of: 'step', kinds, where: { cell, digit } }));

/** The digits before one in the order in which they are tried. */
export const before = (order: readonly number[], digit: number): readonly number[] => order.slice(0, Math.max(0, order.indexOf(digit)));
