import * as words from '#words/runs.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { MAX_PUZZLE_LENGTH } from '../../engine/formats/text-lines.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { inputFault } from '../ui/fault-sentence.ts';

/** Longer texts, in characters, are no puzzle that a figure could show; said at once, before anything is read. */
export const MAX_TEXT_LENGTH = MAX_PUZZLE_LENGTH;

/** What is said of a text that is too long to be one puzzle, or of a file: '200,000 bytes'. */
export const tooLong = (what: string, amount: string) => inputFault(words.faults.tooLong(what, amount, MAX_TEXT_LENGTH));

/** The one puzzle of a text, as long as a figure could show. Throws InputError when it is none. */
export function readOnePuzzle(text: string): Puzzle {
  if (text.trim() === '') throw inputFault(words.faults.empty);
  if (text.length > MAX_TEXT_LENGTH) throw tooLong(words.theText, words.characters(text.length));
  const puzzles = readPuzzles(text);
  if (puzzles.length > 1) throw inputFault(words.faults.manyPuzzles(puzzles.length));
  return puzzles[0]!.puzzle;
}
