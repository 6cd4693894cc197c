import { closeSync, openSync, readSync } from 'node:fs';
import { InputError, type Place } from '../engine/errors.ts';
import type { ReadPuzzle } from '../engine/formats/format.ts';
import { eachPuzzle, formatOf } from '../engine/formats/read.ts';
import { faultOf, type Puzzle } from '../engine/puzzle.ts';
import { UsageError } from './command.ts';
import type { Io } from './io.ts';

/** What a file has to hold besides being well formed. */
export interface Expected {
  readonly from?: string | undefined;
  readonly game?: string | undefined;
  /** Why a puzzle is not for the algorithm at hand. */
  readonly refuses?: ((puzzle: Puzzle) => InputError | undefined) | undefined;
}

/** A file of puzzles: they are made one after the other each time someone goes through them. */
export interface PuzzleFile extends Iterable<ReadPuzzle> {
  /** What messages call the file. */
  readonly name: string;
}

const LARGEST_FILE = 500_000_000;
const PIECE = 1 << 20;

/**
 * What a file holds, up to the first zero byte and a little more: what follows that is no text either way, and some
 * devices never end.
 */
function readBytes(from: Io['stdin']): Buffer {
  const pieces: Buffer[] = [];
  const space = Buffer.allocUnsafe(PIECE);
  for (let length = 0; ; ) {
    const read = readInto(space, from);
    length += read;
    if (length > LARGEST_FILE) throw new TooLarge();
    // A copy: pipes give little at a time, which must not keep the whole space.
    const piece = Buffer.from(space.subarray(0, read));
    pieces.push(piece);
    if (read === 0 || piece.includes(0)) return Buffer.concat(pieces);
  }
}

/** How many bytes came; 0 at the end. */
function readInto(space: Buffer, from: Io['stdin']): number {
  try {
    return from.read(space);
  } catch (error) {
    // Windows says the end of standard input in this way.
    if ((error as NodeJS.ErrnoException).code === 'EOF') return 0;
    throw error;
  }
}

class TooLarge extends Error {
  readonly code = 'TOO_LARGE';
}

const nameOf = (file: string) => (file === '-' ? 'standard input' : file);

function readText({ stdin }: Io, file: string): string {
  let descriptor: number | undefined;
  try {
    if (file === '-') return readBytes(stdin).toString('utf8');
    const opened = openSync(file, 'r');
    descriptor = opened;
    return readBytes({ read: (space) => readSync(opened, space) }).toString('utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: 'there is no such file',
      EISDIR: 'this is a folder; expected a file with puzzles',
      EACCES: 'this file may not be read',
      TOO_LARGE: `the file is too large; expected at most ${LARGEST_FILE / 1e6} MB`,
    };
    throw new UsageError(`${nameOf(file)}: ${reasons[code ?? ''] ?? message}`);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** A file without looking at what is in it; '-' is standard input. Throws UsageError when it cannot be read. */
export function openPuzzles(io: Io, file: string, from?: string): PuzzleFile {
  if (from !== undefined) formatOf(from);
  const text = readText(io, file);
  return { name: nameOf(file), [Symbol.iterator]: () => eachPuzzle(text, { format: from }) };
}

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
  return refused && placed(refused, place);
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
