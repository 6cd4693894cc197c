import * as words from '#words/runs.ts';
import { MAX_PUZZLE_LENGTH } from '../../engine/formats/text-lines.ts';
import { inputFault } from '../ui/fault-sentence.ts';

/** Longer texts, in characters, are no puzzle that a figure could show; said at once, before anything is read. */
export const MAX_TEXT_LENGTH = MAX_PUZZLE_LENGTH;

/** What is said of a text that is too long to be one puzzle, or of a file: '200,000 bytes'. */
export const tooLong = (what: string, amount: string) => inputFault(words.faults.tooLong(what, amount, MAX_TEXT_LENGTH));
