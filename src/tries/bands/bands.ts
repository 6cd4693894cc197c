import { BAND, cellsApart, rowsThatFit } from '../../engine/fast/tables.ts';
import { gridOf } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';

/*
 * One digit of a 9 × 9 grid as the fast solver keeps it: three words, one a band, and in each a bit for each cell where the
 * digit may stand. By the solver's own tables.
 */

export const BANDS = [0, 1, 2] as const;
export const CELLS_OF_BAND = 27;

const grid = gridOf(9);
const apart = cellsApart();
const fitting = rowsThatFit();

export interface Board {
  /** By band: bit 9 · (row in the band) + column is set where the digit may stand. */
  readonly words: readonly number[];
  /** The cells that hold it, in the order in which it was placed; givens first. */
  readonly placed: readonly number[];
}

export const bandOf = (cell: number): number => Math.floor(cell / CELLS_OF_BAND);
export const isOpen = ({ words }: Board, cell: number): boolean => ((words[bandOf(cell)]! >> (cell % CELLS_OF_BAND)) & 1) === 1;
/** The cells of bits, band by band. */
export const cellsIn = (words: readonly number[]): number[] =>
  words.flatMap((word, band) => bits(word).map((bit) => CELLS_OF_BAND * band + bit));
const bits = (word: number) => Array.from({ length: CELLS_OF_BAND }, (_, bit) => bit).filter((bit) => (word >> bit) & 1);

/** The mask of a cell, by band: the bits that stay when the digit is placed there. */
export const maskOf = (cell: number): readonly number[] => BANDS.map((band) => apart[3 * cell + band]!);

/** Where a digit may stand in a puzzle as given: in no filled cell but its own, and nowhere in sight of itself. */
export function boardOf({ givens }: Puzzle, digit: number): Board {
  const placed = [...givens.keys()].filter((cell) => givens[cell] === digit);
  const words = BANDS.map(() => BAND);
  for (const [cell, given] of givens.entries()) if (given !== 0 && given !== digit) words[bandOf(cell)]! &= ~(1 << (cell % CELLS_OF_BAND));
  return { words: placed.reduce<readonly number[]>((left, cell) => and(left, maskOf(cell)), words), placed };
}

const and = (words: readonly number[], masks: readonly number[]) => words.map((word, band) => word & masks[band]!);

/** Which of the nine little rows of a band, three cells long, have room: bit 3 · stack + row. One of 512 cases. */
export function caseOf(word: number): number {
  let minirows = 0;
  for (let stack = 0; stack < 3; stack++)
    for (let row = 0; row < 3; row++) if (word & (7 << (9 * row + 3 * stack))) minirows |= 1 << (3 * stack + row);
  return minirows;
}

/** The answer of the table to a case: the cells of a band that may stay; 0 when the digit has no place in one of its boxes or rows. */
export const answerTo = (minirows: number): number => fitting[minirows]!;

export interface Placement {
  readonly cell: number;
  /** After the three ANDs, and after the look-ups. */
  readonly masked: Board;
  readonly after: Board;
  /** What the ANDs take away, and what the table does. */
  readonly cleared: readonly number[];
  readonly struck: readonly number[];
  /** By band: the case that was looked up. */
  readonly cases: readonly number[];
  /** Bands whose case has no answer: the digit cannot be placed in them any more. */
  readonly dead: readonly number[];
}

/** Places the digit in an open cell: three ANDs, then each band is looked up. */
export function placed(board: Board, cell: number): Placement {
  const masked = { words: and(board.words, maskOf(cell)), placed: [...board.placed, cell] };
  const cases = masked.words.map(caseOf);
  const after = { ...masked, words: masked.words.map((word, band) => word & answerTo(cases[band]!)) };
  const gone = (before: Board, now: Board) => cellsIn(before.words.map((word, band) => word & ~now.words[band]!));
  return {
    cell,
    masked,
    after,
    cleared: gone(board, masked),
    struck: gone(masked, after),
    cases,
    dead: BANDS.filter((band) => answerTo(cases[band]!) === 0),
  };
}

/** The cell in which the digit is placed at first, for the reader to strike by hand what follows. */
export const FIRST = 57;

/** A placement whose bits are struck by hand: those of `gone` are taken away so far, and of what the ANDs and the look-ups take the rest is still there. */
export function partly(whole: Placement, gone: ReadonlySet<number>): { readonly board: Board; readonly last: Placement } {
  const [cleared, struck] = [whole.cleared, whole.struck].map((cells) => cells.filter((cell) => gone.has(cell))) as [number[], number[]];
  const left = [...whole.cleared, ...whole.struck].filter((cell) => !gone.has(cell));
  const words = whole.after.words.map((word, band) =>
    left.reduce((bits, cell) => (bandOf(cell) === band ? bits | (1 << (cell % CELLS_OF_BAND)) : bits), word),
  );
  return { board: { ...whole.after, words }, last: { ...whole, cleared, struck } };
}

/** Why a cell's bit is 0: what is in it or in sight, or a look-up. */
export function reasonAt({ givens }: Puzzle, board: Board, cell: number): 'present' | 'given' | 'struck' | number {
  if (board.placed.includes(cell)) return 'present';
  if (givens[cell] !== 0) return 'given';
  return board.placed.find((other) => grid.peersOfCell[cell]!.includes(other)) ?? 'struck';
}

/** A case as nine bits, bit 0 at the left, three for each box. */
export const bitsOfCase = (minirows: number): string =>
  [0, 3, 6].map((first) => [0, 1, 2].map((row) => (minirows >> (first + row)) & 1).join('')).join(' ');
