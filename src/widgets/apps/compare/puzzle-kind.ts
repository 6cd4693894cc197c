import type { Listing } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { coverIn, type NamedPuzzle, puzzleIn } from '../../runs/named-puzzle.ts';

/** What a puzzle is to the algorithms that may run on it: a grid, a grid with cages, or an exact cover problem. */
export type PuzzleKind = 'grid' | 'cages' | 'cover';

/** The kind of a puzzle. Throws InputError where its text is none. */
export function kindOf(puzzle: NamedPuzzle): PuzzleKind {
  if (coverIn(puzzle)) return 'cover';
  return puzzleIn(puzzle).cages.length > 0 ? 'cages' : 'grid';
}

const kindsFor: Readonly<Record<Listing['input'], readonly PuzzleKind[]>> = {
  puzzle: ['grid'],
  'puzzle-or-cover': ['grid', 'cover'],
  killer: ['cages'],
  'empty-puzzle': [],
};

/** Whether an algorithm runs on puzzles of a kind. */
export const takes = (algorithm: string, kind: PuzzleKind): boolean => kindsFor[catalogRow(algorithm).input].includes(kind);
