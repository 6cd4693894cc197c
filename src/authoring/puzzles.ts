import { thisPuzzle } from '#words/runs.ts';
import type { AnyAlgorithm, CatalogRow } from '../engine/algorithm.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { NamedPuzzle } from '../widgets/runs/named-puzzle.ts';
import { readInput } from '../widgets/runs/prepared-run.ts';
import { gridPuzzles, namedKillers, namedPuzzles, namedSamples } from '../widgets/runs/puzzle-library.ts';

/** A puzzle by its id or by its text, or an unknown text as it is. */
export function findPuzzle(idOrText: string): NamedPuzzle {
  const found = namedPuzzles.find(({ id, text }) => id === idOrText || text === idOrText);
  if (found) return found;
  if (/^[a-z][a-z0-9-]*$/.test(idOrText)) throw new Error(`there is no puzzle '${idOrText}' in content/puzzles`);
  return { id: 'own', name: thisPuzzle, text: idOrText };
}

/** A puzzle that is no exact cover, as its text and as a puzzle. */
export function readNamed(idOrText: string): { readonly text: string; readonly puzzle: Puzzle } {
  const { text } = findPuzzle(idOrText);
  return { text, puzzle: readPuzzles(text)[0]!.puzzle };
}

/** The named puzzles that a run's algorithm accepts, its own among them; samples of exact cover come before grids for a run on such a sample. */
export function fittingPuzzles({
  row,
  algorithm,
  puzzle,
}: {
  row: CatalogRow;
  algorithm: AnyAlgorithm;
  puzzle: NamedPuzzle;
}): NamedPuzzle[] {
  const fits = (candidate: NamedPuzzle) => {
    try {
      readInput(row, algorithm, candidate);
      return true;
    } catch {
      return false;
    }
  };
  if (row.input === 'killer') {
    const listed = namedKillers.filter(fits);
    return listed.some(({ id }) => id === puzzle.id) ? listed : [puzzle, ...listed];
  }
  const onSample = namedSamples.some(({ id }) => id === puzzle.id);
  const offered =
    row.input !== 'puzzle-or-cover' ? gridPuzzles : onSample ? [...namedSamples, ...gridPuzzles] : [...gridPuzzles, ...namedSamples];
  const listed = offered.filter(fits);
  return listed.some(({ id }) => id === puzzle.id) ? listed : [puzzle, ...listed];
}
