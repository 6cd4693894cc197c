import { InputError, type Place } from '../errors.ts';
import { type Grid, isRegular, usualBoxRows } from '../grid.ts';
import { type Puzzle, usualSymbols } from '../puzzle.ts';
import type { Rows } from './rows.ts';
import type { TextLines } from './text-lines.ts';

/** What 0 stands for in a grid. */
export type ZeroMeaning = 'digit' | 'blank';

/** How a text was understood, in ids and signs only, so that a page can say it and a reader can correct it. */
export interface Reading {
  /** The id of the format, or of the language that a grid in program text is written in: 'line', 'grid', 'java', 'numpy', … */
  readonly form: string;
  /** The sign of the first empty cell, as the text has it: '0', '.', 'None', ' ', or '' for an empty field. */
  readonly blank?: string;
  /** Set where the digits begin with 0. */
  readonly zeroIsDigit?: true;
}

/** A puzzle, and what some formats say about a started game. */
export interface Position {
  readonly puzzle: Puzzle;
  /** Indexed by cell: every digit in the grid, givens among them; 0 for none. */
  readonly placed?: Uint8Array;
  /** Indexed by cell: the digits still possible, bit d − 1 for digit d; for a filled cell, its digit alone. */
  readonly candidates?: Uint32Array;
}

export interface ReadPuzzle extends Position {
  /** Set where a digit and a lone candidate look alike: a lone one counts as a digit where no peer has it as a candidate. */
  readonly marksOnly?: true;
  readonly name?: string;
  /** Where in the text it begins. */
  readonly place: Place;
  /** Returns the place of a given in the text. */
  placeOf(cell: number): Place;
  /** How many solutions the text says that it has. */
  readonly count?: number;
  /** Present in every puzzle that `readPuzzles` returns. */
  readonly reading?: Reading;
  /** The solution that the text gives, in reading order. */
  readonly solution?: string;
}

/** One form of text: how to read it and, for most, how to write it. */
export interface Format {
  /** Its name on the command line. */
  readonly id: string;
  readonly title: string;
  /** The form in which it writes symbols of more than one character, which are read back by that form. */
  readonly wide?: Format;
  /** Set where a cell with one candidate and a cell with a digit look alike, so that the first may come back as the second. */
  readonly candidatesOnly?: true;
  /**
   * Reads the puzzle that begins at the current line, which is not blank, and skips its lines.
   * Returns undefined for another format. Throws InputError when it is this format, with a mistake.
   * `rows` are the rows of the grid drawn there, if there is one. `named` says that the user has chosen this format: then it need not be
   * distinguished from others that look like it. `zero` is what the user says about 0.
   */
  read?(lines: TextLines, rows: () => Rows | undefined, named?: boolean, zero?: ZeroMeaning): ReadPuzzle | undefined;
  /** Does what `read` does where the lines at hand may hold several puzzles, or say nothing. */
  readAll?(lines: TextLines, zero?: ZeroMeaning): readonly ReadPuzzle[] | undefined;
  /** Prints a text that `read` reads. Throws InputError when this format cannot express the puzzle. */
  print?(position: Position): string;
}

/** The reading of a puzzle whose cells are written as `texts`, in reading order. */
export function readingOf(form: string, puzzle: Puzzle, texts: ArrayLike<string> = []): Reading {
  const blank = texts[puzzle.givens.indexOf(0)];
  return { form, ...(blank === undefined ? {} : { blank }), ...(puzzle.symbols[0] === '0' ? { zeroIsDigit: true } : {}) };
}

/** Throws InputError when the format cannot express the puzzle. */
export function writable(holds: boolean, title: string, expected: string): void {
  if (!holds) throw new InputError(`the puzzle cannot be written as ${title}`, { expected });
}

export const hasUsualSymbols = ({ grid, symbols }: Puzzle): boolean =>
  usualSymbols(grid.size).every((symbol, index) => symbol === symbols[index]);

/** Whether a grid has the houses of its size when nothing else is said: rows, columns and boxes near to a square. */
export const hasUsualHouses = (grid: Grid): boolean => isRegular(grid) && grid.boxRows === usualBoxRows(grid.size);

/** Indexed by cell: the candidates of a game, or those that its digits and the puzzle's own marks leave; a filled cell has its digit alone. */
export function marksLeft({ puzzle, placed = puzzle.givens, candidates }: Position): Uint32Array {
  const { grid, domains } = puzzle;
  const left = remainingCandidates(grid, placed);
  return left.map((set, cell) => (placed[cell] === 0 ? (candidates?.[cell] ?? set & (domains?.[cell] ?? set)) : set));
}

/** Returns the candidates that no digit in the grid rules out, indexed by cell; a filled cell has its digit alone. */
export function remainingCandidates(grid: Grid, digits: ArrayLike<number>): Uint32Array {
  const all = 2 ** grid.size - 1;
  return Uint32Array.from({ length: grid.cellCount }, (_, cell) => {
    const digit = digits[cell];
    if (digit !== 0) return 1 << (digit - 1);
    return grid.peersOfCell[cell].reduce((left, peer) => (digits[peer] ? left & ~(1 << (digits[peer] - 1)) : left), all);
  });
}
