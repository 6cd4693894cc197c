import * as words from '#words/runs.ts';
import type { ReadPuzzle, ZeroMeaning } from '../../engine/formats/format.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { MAX_PUZZLE_LENGTH } from '../../engine/formats/text-lines.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { inputFault } from '../ui/fault-sentence.ts';

/** Longer texts, in characters, are no puzzle that a figure could show; said at once, before anything is read. */
export const MAX_TEXT_LENGTH = MAX_PUZZLE_LENGTH;

/** What is said of a text that is too long to be one puzzle, or of a file: '200,000 bytes'. */
export const tooLong = (what: string, amount: string) => inputFault(words.faults.tooLong(what, amount, MAX_TEXT_LENGTH));

/** The puzzles of a text that is short enough for a figure. Throws InputError when there is none. */
export function readOwnPuzzles(text: string, zero?: ZeroMeaning): ReadPuzzle[] {
  if (text.trim() === '') throw inputFault(words.faults.empty);
  if (text.length > MAX_TEXT_LENGTH) throw tooLong(words.theText, words.characters(text.length));
  return readPuzzles(text, { zero });
}

/** The one puzzle of a text, as long as a figure could show. Throws InputError when it is none. */
export function readOnePuzzle(text: string): Puzzle {
  const puzzles = readOwnPuzzles(text);
  if (puzzles.length > 1) throw inputFault(words.faults.manyPuzzles(puzzles.length));
  return puzzles[0]!.puzzle;
}
