import { gridOf } from '../../engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';

/*
 * A Latin square as a Sudoku, after Yato and Seta (2003): all cells of the Sudoku are given but those of the square, and what can go there
 * are the digits of the square, each once in a row, and once in a column.
 */

/** The side of the square. The Sudoku's boxes have this side. */
export const SIDE = 3;
const SIZE = SIDE * SIDE;
const grid = gridOf(SIZE);

/** The digits of the square in reading order, 0 where there is none. */
export type Square = readonly number[];

/** A square that is being filled, and the place whose digit the reader may only be passing on the way to the next one. */
export interface Filling {
  readonly square: Square;
  readonly passing?: number;
  /** The square that was filled first, when there is one: the next has to be another. */
  readonly first?: Square;
}

/** Whether a full square is another than the one filled first. */
export const isSecond = ({ square, first }: Filling): boolean =>
  first !== undefined && isSolved(square) && String(square) !== String(first);

export const begun = (): Square => [1, 0, 0, 0, 0, 0, 0, 0, 0];

/** The cell of the Sudoku that a cell of the square becomes: its row in the first band, and the first column of a stack. Both zero-based. */
export const cellOf = (place: number): number => Math.floor(place / SIDE) * SIZE + (place % SIDE) * SIDE;

/** Names the digits of the full grid so that those of the square are 1, 2 and 3. */
const named = (digit: number) => (digit % SIDE === 0 ? digit / SIDE + 1 : SIDE + 1 + (digit - 1) - Math.floor(digit / SIDE));

/** The Sudoku without the cells of the square. */
const around = Uint8Array.from({ length: grid.cellCount }, (_, cell) => {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  return named(((row % SIDE) * SIDE + Math.floor(row / SIDE) + column) % SIZE);
});
for (let place = 0; place < SIZE; place++) around[cellOf(place)] = 0;

/** The Sudoku with the digits of a square. */
export function sudokuOf(square: Square): Puzzle {
  const givens = around.slice();
  for (const [place, digit] of square.entries()) givens[cellOf(place)] = digit;
  return puzzleOf(givens, { grid });
}

/** The places of the square that have the same digit as this one in its row, or else in its column. */
export function clashOf(square: Square, place: number): { readonly house: 'row' | 'column'; readonly with: number } | undefined {
  const digit = square[place];
  if (!digit) return undefined;
  const same = [...square.keys()].filter((other) => other !== place && square[other] === digit);
  const inRow = same.find((other) => Math.floor(other / SIDE) === Math.floor(place / SIDE));
  if (inRow !== undefined) return { house: 'row', with: inRow };
  const inColumn = same.find((other) => other % SIDE === place % SIDE);
  return inColumn === undefined ? undefined : { house: 'column', with: inColumn };
}

/** What the reader has settled on: a digit that may only be passed is left out. */
const settled = ({ square, passing }: Filling): Square => (passing === undefined ? square : square.with(passing, 0));

/** The places whose digits clash with others. */
export function clashesIn(filling: Filling): ReadonlySet<number> {
  const square = settled(filling);
  return new Set([...square.keys()].filter((place) => clashOf(square, place)));
}

/** One place of a clash, with what it clashes with: this place where it clashes, or else the first that does. */
export function faultIn(filling: Filling, place = 0): { readonly place: number; readonly house: 'row' | 'column' } | undefined {
  const clashing = clashesIn(filling);
  const fault = clashing.has(place) ? place : [...clashing][0];
  return fault === undefined ? undefined : { place: fault, house: clashOf(settled(filling), fault)!.house };
}

/** Every row and column with the same digit twice, each once, by its number from 0. */
export function faultsIn(
  filling: Filling,
): readonly { readonly house: 'row' | 'column'; readonly number: number; readonly digit: number }[] {
  const square = settled(filling);
  const lines = [...Array(SIDE).keys()];
  return (['row', 'column'] as const).flatMap((house) =>
    lines.flatMap((number) =>
      [1, 2, 3]
        .filter((digit) => lines.filter((at) => square[house === 'row' ? number * SIDE + at : at * SIDE + number] === digit).length > 1)
        .map((digit) => ({ house, number, digit })),
    ),
  );
}

const isSound = (square: Square) => square.every((_, place) => !clashOf(square, place));

export const isSolved = (square: Square): boolean => !square.includes(0) && isSound(square);

/** All ways to complete a square. */
export function completionsOf(square: Square): readonly Square[] {
  if (!isSound(square)) return [];
  const open = square.indexOf(0);
  if (open < 0) return [square];
  return [1, 2, 3].flatMap((digit) => completionsOf(square.with(open, digit)));
}

/** The next digit of a cell when it is pressed: 1, 2, 3, and none. */
export const turned = (square: Square, place: number): Square => square.with(place, (square[place]! + 1) % (SIDE + 1));
