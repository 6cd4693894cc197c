import * as words from '#words/runs.ts';
import type { ReadPuzzle, ZeroMeaning } from '../../engine/formats/format.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { inputFault } from '../ui/fault-sentence.ts';
import { MAX_TEXT_LENGTH, tooLong } from './text-length.ts';

/** The puzzles of a text that is short enough for a figure. Throws InputError when there is none. */
export function readOwnPuzzles(text: string, zero?: ZeroMeaning): ReadPuzzle[] {
  if (text.trim() === '') throw inputFault(words.faults.empty);
  if (text.length > MAX_TEXT_LENGTH) throw tooLong(words.theText, words.characters(text.length));
  return readPuzzles(text, { zero });
}

/** The one puzzle of a text, as long as a figure could show. Throws InputError when it is none. */
export const readOnePuzzle = (text: string): Puzzle => readOne(text).puzzle;

/** The same with what the text says of a started game. */
export function readOne(text: string): ReadPuzzle {
  const puzzles = readOwnPuzzles(text);
  if (puzzles.length > 1) throw inputFault(words.faults.manyPuzzles(puzzles.length));
  return puzzles[0]!;
}
