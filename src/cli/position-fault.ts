import { InputError } from '../engine/errors.ts';
import { countSolutions, solvePuzzle } from '../engine/fast/answer.ts';
import type { ReadPuzzle } from '../engine/formats/format.ts';
import { cellName } from '../engine/grid.ts';
import { answerCount } from '../engine/logic/answer-count.ts';
import { clashesOf, symbolOf, withGivens } from '../engine/puzzle.ts';

/**
 * Returns what is wrong with the digits and candidates of a started game when they contradict every solution of its givens. Where a text
 * has pencil marks alone, there is nothing for them to contradict.
 */
export function positionFault(read: ReadPuzzle): InputError | undefined {
  if (!read.placed && !read.candidates) return undefined;
  const { placed = read.puzzle.givens, candidates, place } = read;
  const { domains: _, ...puzzle } = read.puzzle;
  const { grid, givens } = puzzle;
  const added = Array.from(placed.keys()).filter((cell) => placed[cell] !== givens[cell]);
  if (read.marksOnly || (added.length === 0 && !candidates)) return undefined;
  const fault = (cell: number, message: string, expected: string) =>
    new InputError(message, { place: read.placeOf(cell), cells: [cell], expected });
  const clash = clashesOf(grid, placed)[0];
  if (clash) {
    const [a, b] = clash.cells;
    const cell = givens[b] === 0 ? b : a;
    const sign = symbolOf(puzzle, clash.digit);
    return fault(cell, `${sign} is placed at ${cellName(grid, cell)}, but ${cellName(grid, cell === b ? a : b)} has it too`, RIGHT_DIGITS);
  }
  const answers = answerCount(puzzle);
  if (answers === 0) return undefined;
  if (answers === 1) {
    const answer = solvePuzzle(puzzle)!;
    const wrong = added.find((cell) => placed[cell] !== answer[cell]);
    if (wrong !== undefined) {
      const sign = symbolOf(puzzle, placed[wrong]!);
      return fault(wrong, `${sign} is placed at ${cellName(grid, wrong)}, but no solution of the puzzle has it there`, RIGHT_DIGITS);
    }
    const cell = candidates?.findIndex((set, each) => placed[each] === 0 && !(set & (1 << (answer[each]! - 1)))) ?? -1;
    if (cell < 0) return undefined;
    return fault(cell, `the digit of the solution is struck from ${cellName(grid, cell)}`, 'candidates that leave the solution');
  }
  if (added.length === 0) return undefined;
  if (countSolutions(withGivens(puzzle, placed), 1) === 0)
    return new InputError('with the digits that are placed the puzzle has no solution', { place, expected: RIGHT_DIGITS });
  return undefined;
}

const RIGHT_DIGITS = 'digits that are right so far';
