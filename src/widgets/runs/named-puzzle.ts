import { yourPuzzle } from '#words/runs.ts';
import { looksLikeCover, parseCover } from '../../engine/cover/parse-cover.ts';
import { sampleProblems } from '../../engine/cover/problems/samples.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { readOnePuzzle } from './one-puzzle.ts';
import { MAX_TEXT_LENGTH } from './text-length.ts';

/** A puzzle that a figure can run, as text that `readPuzzles` understands. */
export interface NamedPuzzle {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const OWN = 'own';

/** A puzzle that a reader brought. */
export const ownPuzzle = (text: string): NamedPuzzle => ({ id: OWN, name: yourPuzzle, text });

/** Whether a puzzle is a reader's own, and none of these that a page gives. */
export const isOwn = ({ id, text }: NamedPuzzle, given: readonly NamedPuzzle[]): boolean =>
  id === OWN && !given.some((each) => each.text === text);

/** One of these puzzles by its id, or a reader's own from its text. */
export const puzzleNamed = (puzzles: readonly NamedPuzzle[], idOrText: string): NamedPuzzle =>
  puzzles.find(({ id }) => id === idOrText) ?? ownPuzzle(idOrText);

/** What `puzzleNamed` finds a puzzle by: its id, or its text when it is a reader's own. */
export const nameOf = ({ id, text }: NamedPuzzle): string => (id === OWN ? text : id);

/** What is read from a puzzle's text is read once, however many runs are on it. */
function once<Read>(read: (named: NamedPuzzle) => Read): (named: NamedPuzzle) => Read {
  const known = new WeakMap<NamedPuzzle, { readonly read: Read }>();
  return (named) => {
    const kept = known.get(named) ?? { read: read(named) };
    known.set(named, kept);
    return kept.read;
  };
}

/** The grid that a puzzle's text holds. Throws InputError when it is none. */
export const puzzleIn = once(({ text }): Puzzle => readOnePuzzle(text));

/** The exact cover problem that a puzzle's id names or its text holds; undefined when it is none. Throws InputError when it is a broken one. */
export const coverIn = once(({ id, text }) => {
  const sample = sampleProblems.find((problem) => problem.id === id);
  if (sample) return sample.make();
  return text.length <= MAX_TEXT_LENGTH && looksLikeCover(text) ? parseCover(text) : undefined;
});
