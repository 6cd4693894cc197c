import { InputError } from '../../errors.ts';
import { puzzleOf } from '../../puzzle.ts';
import { cellsText } from '../cells.ts';
import { readPuzzles } from '../read.ts';

export const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const wikipedia = puzzleOf(Array.from(WIKIPEDIA, (symbol) => Number(symbol) || 0));
export const rowsOf = (text: string, size = 9) =>
  Array.from({ length: text.length / size }, (_, row) => text.slice(row * size, (row + 1) * size));

/** Returns a summary of the first puzzle in a text. */
export function read(text: string, format?: string) {
  const [{ puzzle, placed, candidates, ...rest }] = readPuzzles(text, { format });
  const { size, boxRows } = puzzle.grid;
  return { shape: `${size}x${boxRows}`, cells: cellsText(puzzle, puzzle.givens), puzzle, placed, candidates, ...rest };
}

/** Returns the message about a text; undefined for a valid one. */
export function messageFor(text: string, format?: string): string | undefined {
  try {
    readPuzzles(text, { format });
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
}
