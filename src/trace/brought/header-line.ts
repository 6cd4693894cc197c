import { puzzleText } from '../../engine/formats/line.ts';
import type { Puzzle } from '../../engine/puzzle.ts';

/** The first line of every trace names it. */
export const TRACE_FORMAT = 'sudoscope-trace/1';

/** The first line of the trace of a run of this project's own algorithm `book`, without a line end. */
export function headerLine(book: string, puzzle: Puzzle, options: Readonly<Record<string, string>>): string {
  return JSON.stringify({ format: TRACE_FORMAT, puzzle: puzzleText(puzzle), book, options });
}
