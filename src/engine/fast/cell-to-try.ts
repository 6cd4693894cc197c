import { countDigits } from '../candidates.ts';
import type { CagePropagation } from './cage-propagation.ts';

/** The open cell with the fewest candidates for the trouble that it has been in; −1 when every cell is filled. */
export const cellToTry = (propagation: CagePropagation): number => bestCell(propagation, scoreOf);

/** The open cell with the fewest candidates, the first of several; −1 when every cell is filled. */
export const cellOfFewest = (propagation: CagePropagation): number => bestCell(propagation, candidatesOf);

function bestCell(propagation: CagePropagation, scoreOf: (propagation: CagePropagation, cell: number) => number): number {
  const { levels, base, cellCount } = propagation;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = levels[base + cell];
    if ((set & (set - 1)) === 0) continue;
    const score = scoreOf(propagation, cell);
    if (score < least) [least, best] = [score, cell];
  }
  return best;
}

const candidatesOf = ({ levels, base }: CagePropagation, cell: number): number => countDigits(levels[base + cell]);

/** Candidates of a cell on the present level, fewer for the trouble that it has been in. */
export function scoreOf({ levels, base, trouble }: CagePropagation, cell: number): number {
  return countDigits(levels[base + cell]) / (1 + trouble[cell]);
}
