import { puzzleText } from '../../engine/formats/line.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { TraceHeader } from './header.ts';

/** The first line of every trace names it. */
export const TRACE_FORMAT = 'sudoscope-trace/1';

/** The first line of the trace of a run of this project's own algorithm `original`, without a line end. */
export function headerLine(original: string, puzzle: Puzzle, options: Readonly<Record<string, string>>): string {
  return JSON.stringify({ format: TRACE_FORMAT, puzzle: puzzleText(puzzle), book: original, options });
}

/** The first line that says the same as one that was read, without a line end. */
export const sameHeaderLine = ({ puzzle, original, options, kinds, ...texts }: TraceHeader): string =>
  JSON.stringify({
    format: TRACE_FORMAT,
    puzzle: puzzleText(puzzle),
    ...(original === undefined ? {} : { book: original, options }),
    ...(Object.keys(kinds).length === 0 ? {} : { kinds }),
    ...texts,
  });
