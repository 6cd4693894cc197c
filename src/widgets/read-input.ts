import type { AnyAlgorithm } from '../engine/algorithm.ts';
import { type CatalogRow, refusalOf } from '../engine/catalog.ts';
import { looksLikeCover, parseCover } from '../engine/cover/parse-cover.ts';
import { sampleProblems } from '../engine/cover/problems/samples.ts';
import { InputError } from '../engine/errors.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { NamedPuzzle } from './stepper-config.ts';

/** Longer texts are no puzzle that a figure could show; said at once, before anything is read. */
const LONGEST_TEXT = 20_000;

/** What an algorithm runs on, from a puzzle's text; where it can be an exact cover problem, also from that or from the id of a sample. Throws InputError when it is neither, breaks the rules, or is not for this algorithm. */
export function readInput(row: Pick<CatalogRow, 'input' | 'title'>, algorithm: AnyAlgorithm, named: NamedPuzzle): unknown {
  if (row.input === 'puzzle-or-cover') {
    const sample = sampleProblems.find(({ id }) => id === named.id);
    if (sample) return sample.make();
    if (named.text.length <= LONGEST_TEXT && looksLikeCover(named.text)) return parseCover(named.text);
  }
  const puzzle = readOnePuzzle(named.text);
  const fault = refusalOf(row, algorithm, puzzle);
  if (fault) throw fault;
  return puzzle;
}

/** The one puzzle of a text, as long as a figure could show. Throws InputError when it is none. */
export function readOnePuzzle(text: string): Puzzle {
  if (text.trim() === '') throw new InputError('there is nothing here', { expected: 'a puzzle, such as a line of 81 characters' });
  if (text.length > LONGEST_TEXT) {
    throw new InputError(`the text has ${text.length.toLocaleString('en')} characters`, {
      expected: `one puzzle, at most ${LONGEST_TEXT.toLocaleString('en')}`,
    });
  }
  const puzzles = readPuzzles(text);
  if (puzzles.length > 1) throw new InputError(`the text holds ${puzzles.length} puzzles`, { expected: 'one' });
  return puzzles[0]!.puzzle;
}
