import { InputError, type Place } from '../errors.ts';
import { type Grid, gridOf } from '../grid.ts';
import { clashesOf, type Puzzle, puzzleOf, usualSymbols } from '../puzzle.ts';
import type { ZeroMeaning } from './format.ts';
import { quoted } from './text-lines.ts';

/**
 * Whether the zeros of a grid are digits, its symbols being 0 … n − 1: they are where another sign is used for an empty cell, the highest
 * number is n − 1, and no two zeros share a house. 'unclear' where only some of these hold. `values` has −1 for an empty cell.
 */
export function zerosAre(grid: Grid, values: readonly number[]): 'digits' | 'blanks' | 'unclear' {
  const zeros = values.filter((value) => value === 0).length;
  const highest = Math.max(...values);
  if (zeros === 0 || highest >= grid.size || !values.includes(-1)) return 'blanks';
  const marked = values.map((value) => (value === 0 ? 1 : 0));
  if (clashesOf(grid, marked).length > 0) return 'blanks';
  return zeros > 1 && highest === grid.size - 1 ? 'digits' : 'unclear';
}

/** Returns the message about a zero that may be a digit or an empty cell. */
export const unclearZero = (size: number, place: Place) =>
  new InputError(`0 can be a digit here or an empty cell, because another sign marks empty cells as well`, {
    place,
    expected: `one sign for empty cells, or the digits 1 to ${size}`,
  });

/**
 * A grid of whole numbers, 1 … n or 0 … n − 1. `texts` are its cells in reading order, `zero` is what 0 stands for where that is known.
 * Throws InputError for any other number.
 */
export function puzzleOfNumbers(
  texts: readonly string[],
  placeOf: (cell: number) => Place,
  grid: Grid = gridOf(Math.sqrt(texts.length)),
  zero?: ZeroMeaning,
): Puzzle {
  const { size } = grid;
  const values = texts.map((text) => (/^\d+$/.test(text) ? Number(text) : text.length === 1 || text === '-1' ? -1 : Number.NaN));
  const highest = zero === 'digit' ? size - 1 : size;
  const wrong = values.findIndex((value) => !(value <= highest));
  if (wrong >= 0) {
    throw new InputError(`${quoted(texts[wrong])} isn’t a digit`, {
      place: placeOf(wrong),
      expected: zero === 'digit' ? `0 to ${highest}, or -1 for an empty cell` : `1 to ${size}, or 0 or -1 for an empty cell`,
    });
  }
  const zeros = zero ? (`${zero}s` as const) : zerosAre(grid, values);
  if (zeros === 'unclear') throw unclearZero(size, placeOf(values.indexOf(0)));
  const first = zeros === 'digits' ? 0 : 1;
  const symbols = first === 1 && size <= 9 ? usualSymbols(size) : Array.from({ length: size }, (_, index) => String(index + first));
  return puzzleOf(
    values.map((value) => Math.max(0, value + 1 - first)),
    { grid, symbols },
  );
}
