import { bitOf } from '../candidates.ts';
import type { State } from './bitboards.ts';
import { cellsApart } from './tables.ts';

/*
 * The three words of each digit and all changes to them, shared by the run and its replay: ANDs, and copies.
 */

/** The state before a guess. */
export interface Copy {
  readonly cell: number;
  readonly digit: number;
  readonly words: Int32Array;
  readonly digits: Uint8Array;
}

const STAYS = cellsApart();

/** Clears the bits of a digit that a mask has not. */
export function and(state: State, digit: number, band: number, mask: number): void {
  const word = state.words[9 * band + digit - 1];
  state.words[9 * band + digit - 1] &= mask;
  if ((word & ~mask) !== 0) state.changed |= bitOf(digit);
}

/** Writes a digit by eleven ANDs: three clear what the digit sees, and eight the cell, one for each other digit. */
export function putByAnds(state: State, cell: number, digit: number): void {
  for (let band = 0; band < 3; band++) and(state, digit, band, STAYS[3 * cell + band]);
  for (let other = 1; other <= 9; other++) if (other !== digit) and(state, other, Math.floor(cell / 27), ~(1 << (cell % 27)));
  state.digits[cell] = digit;
}

/** Copies the words, and writes a digit that may be wrong. */
export function copyAndPut(state: State, cell: number, digit: number): void {
  state.copies.push({ cell, digit, words: state.words.slice(), digits: state.digits.slice() });
  putByAnds(state, cell, digit);
}

/** Takes the last copy, and clears in it the bit of the guess that failed. */
export function takeCopy(state: State): void {
  const { cell, digit, words, digits } = state.copies.pop()!;
  state.words.set(words);
  state.digits.set(digits);
  state.changed = 0;
  and(state, digit, Math.floor(cell / 27), ~(1 << (cell % 27)));
}
