import { countPlain } from '../fast/plain.ts';
import { clashesOf } from '../puzzle.ts';
import type { Position } from './position.ts';

const known = new WeakMap<Uint8Array, 0 | 1 | 2>();

/** How many answers the givens of a position have: 0, 1, or 2 for several. Counted once for the same givens, which stay as they are. */
export function answerCount({ grid, givens }: Pick<Position, 'grid' | 'givens'>): 0 | 1 | 2 {
  const count = known.get(givens) ?? (clashesOf(grid, givens).length > 0 ? 0 : (countPlain(grid, givens, 2) as 0 | 1 | 2));
  known.set(givens, count);
  return count;
}
