import { bitOf, countDigits } from '../../engine/candidates.ts';
import type { Position } from '../../engine/logic/position.ts';
import type { Puzzle } from '../../engine/puzzle.ts';

/** A cell’s only candidate with one more that a given in sight rules out: alone it would be read as written. */
function notAlone({ grid, givens }: Puzzle, digits: Uint8Array, cell: number, set: number): number {
  if (countDigits(set) !== 1) return set;
  const peers = [...grid.peersOfCell[cell]!];
  const ruledOut = peers
    .map((peer) => givens[peer]!)
    .find((digit) => digit !== 0 && !peers.some((peer) => digits[peer] === digit && givens[peer] === 0));
  return ruledOut === undefined ? set : set | bitOf(ruledOut);
}

/**
 * A puzzle with digits that were written and what is left of its candidates, as pencil marks: a game of it begins there. Where a digit is,
 * its cell has no other mark and its peers don’t have it: so it is read as written.
 */
export const puzzleAt = (puzzle: Puzzle, { digits, candidates }: Pick<Position, 'digits' | 'candidates'>): Puzzle => ({
  ...puzzle,
  domains: candidates.map((set, cell) => (digits[cell] === 0 ? notAlone(puzzle, digits, cell, set) : bitOf(digits[cell]!))),
});
