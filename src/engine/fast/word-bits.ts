import { bitOf } from '../candidates.ts';

/*
 * The bits of words. A word is of one digit in one band: bit 9 · (row in the band) + column is set where the digit is possible. Cells are
 * zero-based; all words of a grid are at 9 · band + digit − 1.
 */

/** The case of a word, one of 512: bit 3 · box + row is set where that row of the box has room. */
export function rowsOf(word: number): number {
  let rows = 0;
  for (let box = 0; box < 3; box++) {
    for (let row = 0; row < 3; row++) if ((word & (7 << (9 * row + 3 * box))) !== 0) rows |= 1 << (3 * box + row);
  }
  return rows;
}

export const ALL_COLUMNS = 511;

/** The columns in which a word has a bit, as a set of bits, by two shifts. */
export function columnsOf(word: number): number {
  return (word | (word >> 9) | (word >> 18)) & ALL_COLUMNS;
}

/** The first cell that has a bit in a band. There must be one. */
export const firstCell = (band: number, bits: number): number => 27 * band + 31 - Math.clz32(bits & -bits);

/** Whether the word of a digit has a bit at a cell. */
export const hasBit = (words: Int32Array, cell: number, digit: number): boolean =>
  ((words[9 * Math.floor(cell / 27) + digit - 1] >> (cell % 27)) & 1) === 1;

/** The digits that have a bit at a cell, as a set. */
export function candidatesAt(words: Int32Array, cell: number): number {
  let candidates = 0;
  for (let digit = 1; digit <= 9; digit++) if (hasBit(words, cell, digit)) candidates |= bitOf(digit);
  return candidates;
}
