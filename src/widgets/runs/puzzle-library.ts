import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { sampleProblems } from '../../engine/cover/problems/samples.ts';
import type { NamedPuzzle } from './named-puzzle.ts';

/** The exact cover problems that come with the site; their text is their id. */
export const namedSamples: readonly NamedPuzzle[] = sampleProblems.map(({ id, title }) => ({ id, name: title, text: id }));

export const namedKillers: readonly NamedPuzzle[] = killers.map(({ id, name, puzzle }) => ({ id, name, text: puzzle }));

/** Every named puzzle of the project, in the order in which choosers offer them. */
export const namedPuzzles: readonly NamedPuzzle[] = [
  ...named.map(({ id, name, puzzle }) => ({ id, name, text: puzzle })),
  ...namedKillers,
  ...namedSamples,
];

/** The named puzzles that have a grid, with and without cages. */
export const gridPuzzles: readonly NamedPuzzle[] = namedPuzzles.filter((puzzle) => !namedSamples.includes(puzzle));

/** A puzzle in a page's markup: the id of one of the project's own, whose texts are in scripts, or the whole puzzle. */
export type EncodedPuzzle = string | NamedPuzzle;

export const encodePuzzle = (puzzle: NamedPuzzle): EncodedPuzzle => (namedPuzzles.includes(puzzle) ? puzzle.id : puzzle);

/** Reads a puzzle from a page's markup. */
export const decodePuzzle = (puzzle: EncodedPuzzle): NamedPuzzle =>
  typeof puzzle === 'string' ? namedPuzzles.find(({ id }) => id === puzzle)! : puzzle;
