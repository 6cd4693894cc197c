import { looksLikeCover } from '../engine/cover/parse-cover.ts';
import { InputError, type Place } from '../engine/errors.ts';
import type { ReadPuzzle } from '../engine/formats/format.ts';
import { eachPuzzle, formatOf, type ReadingOptions } from '../engine/formats/read.ts';
import { at, MAX_PUZZLE_LENGTH } from '../engine/formats/text-lines.ts';
import { formOf, type GridForm, gridWith } from '../engine/grid.ts';
import { faultOf, type Puzzle } from '../engine/puzzle.ts';
import { type Arguments, textOf, UsageError } from './command.ts';
import { bytesOf, nameOf } from './file-bytes.ts';
import type { Io } from './io.ts';
import { positionFault } from './position-fault.ts';

/** The requirements on a file besides being well formed. */
export interface Expected {
  readonly from?: string | undefined;
  readonly game?: string | undefined;
  /** Returns why a puzzle is not for the current algorithm. */
  readonly refuses?: ((puzzle: Puzzle) => InputError | undefined) | undefined;
}

/** A file of puzzles, which each iteration reads one after the other. */
export interface PuzzleFile extends Iterable<ReadPuzzle> {
  /** The name of the file in messages. */
  readonly name: string;
}

const MAX_FILE = 500_000_000;

/** Returns the text of a file, up to the first zero byte and a little more: after a zero byte there is no text anyway. */
function readText(io: Io, file: string): string {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const piece of bytesOf(io, file)) {
    length += piece.length;
    if (length > MAX_FILE) throw new UsageError(`${nameOf(file)}: the file is too large; expected at most ${MAX_FILE / 1e6} MB`);
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** A file without looking at what is in it; '-' is standard input. Throws UsageError when it cannot be read. */
export function openPuzzles(io: Io, file: string, given?: Arguments): PuzzleFile {
  const from = given && textOf(given, 'from');
  if (from !== undefined) formatOf(from);
  const houses = given && housesOf(given);
  const text = readText(io, file);
  return {
    name: nameOf(file),
    *[Symbol.iterator]() {
      for (const read of puzzlesOf(text, { format: from })) yield houses ? withHouses(read, houses) : read;
    },
  };
}

/** Options of every command that reads puzzles, and what they say. */
export const readingOptions = { from: { type: 'string' }, houses: { type: 'string' } } as const;
/** What the help of a command says of them, with the texts beginning at a column. */
export const readingHelp = (column: number): string =>
  (
    [
      ['--from FORMAT', 'read the file as this format (default: detect it)'],
      ['--houses LIST', 'additional houses that the file does not state: diagonals, windows or'],
      ['', 'latin (no boxes); separate several with commas'],
    ] as const
  )
    .map(([option, text]) => `  ${option.padEnd(column - 2)}${text}`)
    .join('\n');

const HOUSES = ['diagonals', 'windows', 'latin'] as const;
export type Houses = Pick<GridForm, 'diagonals' | 'windows' | 'boxRows'>;

/** The houses that the user tells; undefined when nothing is said. Throws UsageError for a name that is none. */
export function housesOf(given: Arguments): Houses | undefined {
  const names = textOf(given, 'houses')
    ?.split(',')
    .map((name) => name.trim());
  if (!names) return undefined;
  const odd = names.find((name) => !HOUSES.some((each) => each === name));
  if (odd !== undefined) throw new UsageError(`--houses has '${odd}'; expected some of ${HOUSES.join(', ')}`);
  return {
    ...(names.includes('diagonals') ? { diagonals: true } : {}),
    ...(names.includes('windows') ? { windows: true } : {}),
    ...(names.includes('latin') ? { boxRows: 0 } : {}),
  };
}

/** The same puzzle on a grid that has these houses too. Throws InputError at its place where they do not fit. */
export function withHouses(read: ReadPuzzle, houses: Houses): ReadPuzzle {
  const { regions, ...form } = formOf(read.puzzle.grid);
  const kept = regions && houses.boxRows === undefined ? { regions } : {};
  return at(read.place, () => ({ ...read, puzzle: { ...read.puzzle, grid: gridWith({ ...form, ...kept, ...houses }) } }));
}

/** Like `eachPuzzle`, with a message of its own for exact cover problems. */
function* puzzlesOf(text: string, options: ReadingOptions): Generator<ReadPuzzle> {
  try {
    yield* eachPuzzle(text, options);
  } catch (error) {
    if (!(error instanceof InputError) || text.length > MAX_PUZZLE_LENGTH || !looksLikeCover(text)) throw error;
    throw exactCoverFault();
  }
}

/** The message about an exact cover problem in place of puzzles. */
export const exactCoverFault = (): InputError =>
  new InputError('this is an exact cover problem', {
    place: { line: 1, column: 1 },
    expected: 'a Sudoku; the figures of Algorithm X and dancing links read exact covers',
  });

/** The first thing that makes a puzzle unfit, with its place in the text. */
export function problemOf(read: ReadPuzzle, { game, refuses }: Expected = {}): InputError | undefined {
  const { puzzle, place } = read;
  const fault = faultOf(puzzle);
  if (fault) return placed(fault, read.placeOf(fault.cells.at(-1) ?? 0), 'each symbol once in a row, column or box');
  if (game === 'killer' && puzzle.cages.length === 0)
    return new InputError('this puzzle has no cages', { place, expected: 'a killer puzzle' });
  if (game === 'sudoku' && puzzle.cages.length > 0)
    return new InputError('this puzzle has cages', { place, expected: 'a puzzle without cages' });
  const refused = refuses?.(puzzle);
  return refused ? placed(refused, place) : positionFault(read);
}

const placed = (error: InputError, place: Place, expected?: string) =>
  new InputError(error.message, {
    place,
    cells: error.cells,
    ...((error.expected ?? expected) ? { expected: error.expected ?? expected! } : {}),
  });

/** A file whose puzzles are all sound: everything is read once before anyone gets the first one. Throws InputError with its place. */
export function soundPuzzles(file: PuzzleFile, expected: Expected): number {
  let count = 0;
  for (const read of file) {
    const problem = problemOf(read, expected);
    if (problem) throw problem;
    count++;
  }
  return count;
}
