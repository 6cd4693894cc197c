import { race as words } from '#words/tries/race.ts';
import { isRegular } from '../../engine/grid.ts';
import { faultOf, type Puzzle } from '../../engine/puzzle.ts';
import { inputFault } from '../../widgets/ui/fault-sentence.ts';

/** The givens of a puzzle that can race, as 81 digits. Throws InputError for any other. */
export function raceable(puzzle: Puzzle): string {
  const { grid, cages, domains, givens } = puzzle;
  if (grid.size !== 9 || grid.boxRows !== 3 || !isRegular(grid) || cages.length > 0 || domains) throw inputFault(words.refused);
  const fault = faultOf(puzzle);
  if (fault) throw fault;
  return givens.join('');
}
