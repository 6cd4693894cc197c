import { InputError } from '../../engine/errors.ts';
import { puzzleText } from '../../engine/formats/line.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import { isRegular } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { TraceHeader } from './header.ts';

/** The first line of every trace names it. */
export const TRACE_FORMAT = 'sudoscope-trace/1';

/** The puzzle as text. Throws InputError where its houses or pencil marks would be lost, so that no trace is read as one of another puzzle. */
export function textOf(puzzle: Puzzle): string {
  // A position, whose digits are not all givens, has one text only.
  if (puzzle.player) return printPuzzle({ puzzle }, 'compact');
  const text = puzzleText(puzzle);
  if (isRegular(puzzle.grid) && !puzzle.domains) return text;
  const read = readPuzzles(text)[0]?.puzzle;
  const isSame = read?.grid === puzzle.grid && String(read.domains ?? '') === String(puzzle.domains ?? '');
  if (isSame) return text;
  throw new InputError(`the first line of a trace cannot say the puzzle’s ${puzzle.domains ? 'pencil marks' : 'houses'}`, {
    expected: 'a puzzle of givens, rows, columns and rectangular boxes',
  });
}

/** The first line of the trace of a run of this project's own algorithm `original`, without a line end. */
export function headerLine(original: string, puzzle: Puzzle, options: Readonly<Record<string, string>>): string {
  return JSON.stringify({ format: TRACE_FORMAT, puzzle: textOf(puzzle), book: original, options });
}

/** The first line that says the same as one that was read, without a line end. */
export const sameHeaderLine = ({ puzzle, original, options, kinds, ...texts }: TraceHeader): string =>
  JSON.stringify({
    format: TRACE_FORMAT,
    puzzle: textOf(puzzle),
    ...(original === undefined ? {} : { book: original, options }),
    ...(Object.keys(kinds).length === 0 ? {} : { kinds }),
    ...texts,
  });
