import { countDigits } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import { CagePropagation } from './cage-propagation.ts';

/*
 * Answers for puzzles with cages, of any size: everything that follows from houses, combinations and the 45 rule,
 * and where nothing more follows, a cell with few candidates that has been in trouble before.
 */

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean): void {
  const propagation = new CagePropagation(puzzle);
  if (propagation.sound) search(propagation, new Uint8Array(propagation.cellCount), found);
}

/** Searches below the present level; true when enough has been found. */
function search(propagation: CagePropagation, digits: Uint8Array, found: (digits: Uint8Array) => boolean): boolean {
  if (!propagation.propagate()) return false;
  const { levels, base, cellCount, ranks } = propagation;
  const cell = cellToTry(propagation);
  if (cell < 0) {
    for (let each = 0; each < cellCount; each++) digits[each] = ranks.digits[31 - Math.clz32(levels[base + each]!)]!;
    return found(digits);
  }
  for (let left = levels[base + cell]!; left !== 0; left &= left - 1) {
    levels.copyWithin(base + cellCount, base, base + cellCount);
    propagation.base = base + cellCount;
    const enough = propagation.keep(cell, left & -left) && search(propagation, digits, found);
    propagation.base = base;
    if (enough) return true;
  }
  return false;
}

/** The open cell with the fewest candidates for the trouble that it has been in; −1 when every cell is filled. */
function cellToTry({ levels, base, cellCount, trouble }: CagePropagation): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = levels[base + cell]!;
    if ((set & (set - 1)) === 0) continue;
    const score = countDigits(set) / (1 + trouble[cell]!);
    if (score < least) [least, best] = [score, cell];
  }
  return best;
}
