import { type Grid, gridOf } from '../grid.ts';
import { usualSymbols } from '../puzzle.ts';
import type { ReadPuzzle } from './format.ts';
import type { Line } from './text-lines.ts';

/*
 * Files of a million puzzles have 81 digits and dots in each line. No other format begins like this, so such a line needn't be shown to
 * all of them, and no line after it has to be looked at.
 */

const SIZE = 9;
const CELLS = SIZE ** 2;
const [DOT, ZERO, NINE] = ['.', '0', '9'].map((character) => character.charCodeAt(0)) as [number, number, number];

/** 81 digits and dots, and after them at most counts, more grids and a remark without the signs of addresses and codes. */
const PLAIN = /^[\d.]{81}(?:[ ,;:\t][\d.,:;\t ]*)?(?:\s#[\w\s.,:()+-]*)?$/;

/** Whether a line is one that only the format of lines can read. */
export function isPlainLine({ text }: Line): boolean {
  const first = text.charCodeAt(0);
  return text.length >= CELLS && (first === DOT || (first >= ZERO && first <= NINE)) && PLAIN.test(text);
}

// A million lines are looked at in this way: one search for what can't be there takes half the time of a match of all.
const [NOT_WITH_DOTS, NOT_WITH_ZEROS] = [/[^1-9.]/, /\D/];

/** What `puzzleOfPlainLine` would make of a line, as 81 digits and dots; undefined where it makes nothing. */
export function canonicalOfPlainLine({ text }: Line): string | undefined {
  if (text.length !== CELLS) return undefined;
  if (!NOT_WITH_DOTS.test(text)) return text;
  return NOT_WITH_ZEROS.test(text) ? undefined : text.replaceAll('0', '.');
}

const symbols = usualSymbols(SIZE);
let grid: Grid | undefined;

/**
 * The puzzle of a line of 81 characters where each is 1 … 9 or one sign for empty cells, a dot or a zero; undefined for any other line, which
 * has more to decide: zeros may be digits where dots are there as well.
 */
export function puzzleOfPlainLine(line: Line): ReadPuzzle | undefined {
  const { text, number } = line;
  if (text.length !== CELLS) return undefined;
  const givens = new Uint8Array(CELLS);
  let blank = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const code = text.charCodeAt(cell);
    if (code === DOT || code === ZERO) {
      if (blank !== 0 && blank !== code) return undefined;
      blank = code;
    } else if (code > ZERO && code <= NINE) givens[cell] = code - ZERO;
    else return undefined;
  }
  grid ??= gridOf(SIZE);
  const placeOf = (cell: number) => ({ line: number, column: cell + 1 });
  const reading = blank === 0 ? { form: 'line' } : { form: 'line', blank: blank === DOT ? '.' : '0' };
  return { puzzle: { grid, symbols, givens, cages: [] }, place: { line: number, column: 1 }, placeOf, reading };
}
