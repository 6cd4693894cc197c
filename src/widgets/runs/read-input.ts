import type { AnyAlgorithm, CatalogRow } from '../../engine/algorithm.ts';
import { refusalOf } from '../../engine/catalog.ts';
import { coverIn, type NamedPuzzle, puzzleIn } from './named-puzzle.ts';

/** What an algorithm runs on, from a puzzle's text; where it can be an exact cover problem, also from that or from the id of a sample. Throws InputError when it is neither, breaks the rules, or is not for this algorithm. */
export function readInput(row: Pick<CatalogRow, 'input' | 'title'>, algorithm: AnyAlgorithm, named: NamedPuzzle): unknown {
  const cover = row.input === 'puzzle-or-cover' ? coverIn(named) : undefined;
  if (cover) return cover;
  const puzzle = puzzleIn(named);
  const fault = refusalOf(row, algorithm, puzzle);
  if (fault) throw fault;
  return puzzle;
}
