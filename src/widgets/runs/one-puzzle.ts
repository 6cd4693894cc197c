import { InputError } from '../../engine/errors.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { LONGEST_PUZZLE } from '../../engine/formats/text-lines.ts';
import type { Puzzle } from '../../engine/puzzle.ts';

/** Longer texts, in characters, are no puzzle that a figure could show; said at once, before anything is read. */
export const LONGEST_TEXT = LONGEST_PUZZLE;

/** What is said of a text that is too long to be one puzzle, or of a file: '200,000 bytes'. */
export const tooLong = (what: string, amount: string) =>
  new InputError(`${what} has ${amount}`, { expected: `one puzzle, at most ${LONGEST_TEXT.toLocaleString('en')} characters` });

/** The one puzzle of a text, as long as a figure could show. Throws InputError when it is none. */
export function readOnePuzzle(text: string): Puzzle {
  if (text.trim() === '') throw new InputError('there is nothing here', { expected: 'a puzzle, such as a line of 81 characters' });
  if (text.length > LONGEST_TEXT) throw tooLong('the text', `${text.length.toLocaleString('en')} characters`);
  const puzzles = readPuzzles(text);
  if (puzzles.length > 1) throw new InputError(`the text holds ${puzzles.length} puzzles`, { expected: 'one' });
  return puzzles[0]!.puzzle;
}
