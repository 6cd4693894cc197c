import { thisPuzzle } from '#words/runs.ts';
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import type { AnyAlgorithm, CatalogRow } from '../../engine/algorithm.ts';
import { sampleProblems } from '../../engine/cover/problems/samples.ts';
import type { NamedPuzzle } from '../../widgets/runs/named-puzzle.ts';
import { readInput } from '../../widgets/runs/read-input.ts';

/** The exact cover problems that come with the site; their text is their id. */
const namedSamples: readonly NamedPuzzle[] = sampleProblems.map(({ id, title }) => ({ id, name: title, text: id }));

const namedKillers: readonly NamedPuzzle[] = killers.map(({ id, name, puzzle }) => ({ id, name, text: puzzle }));

/** Every named puzzle of the project, in the order in which choosers offer them. */
export const namedPuzzles: readonly NamedPuzzle[] = [
  ...named.map(({ id, name, puzzle }) => ({ id, name, text: puzzle })),
  ...namedKillers,
  ...namedSamples,
];

/** The named puzzles that have a grid, with and without cages. */
export const gridPuzzles: readonly NamedPuzzle[] = namedPuzzles.filter((puzzle) => !namedSamples.includes(puzzle));

/** A puzzle by its id, or a puzzle text as it stands. */
export function findPuzzle(idOrText: string): NamedPuzzle {
  const found = namedPuzzles.find(({ id }) => id === idOrText);
  if (found) return found;
  if (/^[a-z][a-z0-9-]*$/.test(idOrText)) throw new Error(`there is no puzzle '${idOrText}' in content/puzzles`);
  return { id: 'own', name: thisPuzzle, text: idOrText };
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
