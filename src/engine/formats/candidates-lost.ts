import { InputError } from '../errors.ts';
import { cellName } from '../grid.ts';
import { type ReadPuzzle, remainingCandidates } from './format.ts';

const EXPECTED = "a puzzle given by its digits; only the command 'techniques' reads candidates";

/**
 * Why a position can't be read by its digits alone: its candidates say more than its digits do. Undefined where each cell has every
 * candidate that the digits leave, for then nothing is lost.
 */
export function candidatesLost({ puzzle, placed = puzzle.givens, candidates, marksOnly, place }: ReadPuzzle): InputError | undefined {
  if (!candidates) return undefined;
  const { grid, symbols } = puzzle;
  const left = remainingCandidates(grid, placed);
  const cell = left.findIndex((all, each) => placed[each] === 0 && (all & ~candidates[each]) !== 0);
  if (cell < 0) return undefined;
  if (marksOnly)
    return new InputError('this puzzle is given by its candidates, which would be ignored here', { place, expected: EXPECTED });
  const struck = symbols.find((_, index) => left[cell] & ~candidates[cell] & (1 << index));
  return new InputError(`in this position candidates are struck (${struck} at ${cellName(grid, cell)}), which would be ignored here`, {
    place,
    cells: [cell],
    expected: EXPECTED,
  });
}
