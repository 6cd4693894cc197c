import named from '../../../content/puzzles/named.json' with { type: 'json' };
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { readInput } from '../../widgets/read-input.ts';
import type { NamedPuzzle } from '../../widgets/stepper-config.ts';

/** Every named puzzle of the project, in the order in which choosers offer them. */
export const namedPuzzles: readonly NamedPuzzle[] = named.map(({ id, name, puzzle }) => ({ id, name, text: puzzle }));

/** A puzzle by its id, or a puzzle text as it stands. */
export function findPuzzle(idOrText: string): NamedPuzzle {
  const found = namedPuzzles.find(({ id }) => id === idOrText);
  if (found) return found;
  if (/^[a-z][a-z0-9-]*$/.test(idOrText)) throw new Error(`there is no puzzle '${idOrText}' in content/puzzles/named.json`);
  return { id: 'own', name: 'this puzzle', text: idOrText };
}

/** The named puzzles that a run's algorithm accepts, its own among them; sizes and cages as its own puzzle has them come first. */
export function fittingPuzzles({ algorithm, puzzle }: { algorithm: AnyAlgorithm; puzzle: NamedPuzzle }): NamedPuzzle[] {
  const fits = (candidate: NamedPuzzle) => {
    try {
      readInput(algorithm, candidate);
      return true;
    } catch {
      return false;
    }
  };
  const listed = namedPuzzles.filter(fits);
  return listed.some(({ id }) => id === puzzle.id) ? listed : [puzzle, ...listed];
}
