import type { AnyAlgorithm, CatalogRow } from '../../engine/algorithm.ts';
import { refusalOf } from '../../engine/catalog.ts';
import { looksLikeCover, parseCover } from '../../engine/cover/parse-cover.ts';
import { sampleProblems } from '../../engine/cover/problems/samples.ts';
import { LONGEST_TEXT, readOnePuzzle } from './one-puzzle.ts';
import type { NamedPuzzle } from './stepper-config.ts';

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
