import { looksLikeCover } from '../../engine/cover/parse-cover.ts';
import { InputError } from '../../engine/errors.ts';
import { puzzleText } from '../../engine/formats/line.ts';
import { readPuzzles } from '../../engine/formats/read.ts';

/** The most characters of puzzles that are read: more than a link has room for. */
const MAX_LENGTH = 200_000;

/**
 * The puzzles of a text as a set has them: each a name, one line, or a problem of several lines. A grid that is drawn over many lines is
 * one puzzle. `names` are those of the site's own puzzles, one on a line. Throws InputError where something is no puzzle.
 */
export function typedPuzzles(text: string, names: readonly string[]): string[] {
  if (text.length > MAX_LENGTH)
    throw new InputError(`the puzzles have ${text.length.toLocaleString('en')} characters`, {
      expected: `at most ${MAX_LENGTH.toLocaleString('en')}`,
    });
  const named = new Set(names);
  const puzzles: string[] = [];
  let block: string[] = [];
  const lines = text.split('\n');
  for (const [index, line] of [...lines, ''].entries()) {
    const isName = named.has(line.trim());
    if (isName || index === lines.length) {
      puzzles.push(...puzzlesOf(block, index - block.length));
      block = [];
    }
    if (isName) puzzles.push(line.trim());
    else block.push(line);
  }
  return puzzles;
}

/** Reads the puzzles of lines that follow `before` others. */
function puzzlesOf(lines: readonly string[], before: number): string[] {
  const text = lines.join('\n');
  if (text.trim() === '') return [];
  if (looksLikeCover(text)) return [text.trim()];
  const read = readAfter(text, before);
  const own = lines.map((line) => line.trim()).filter(Boolean);
  // Puzzles written one a line keep their spelling.
  return own.length === read.length ? own : read;
}

function readAfter(text: string, before: number): string[] {
  try {
    return readPuzzles(text).map(({ puzzle }) => puzzleText(puzzle));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, expected, place } = error;
    throw new InputError(message, {
      ...(place && { place: { line: place.line + before, column: place.column } }),
      ...(expected !== undefined && { expected }),
    });
  }
}
