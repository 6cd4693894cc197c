import { countSolutions } from '../fast/answer.ts';
import { puzzleOf } from '../puzzle.ts';
import type { Position } from './position.ts';

/** By the givens, and then by the pencil marks of the puzzle's own, or by the givens again where it has none. */
const known = new WeakMap<Uint8Array, WeakMap<object, 0 | 1 | 2>>();

/**
 * How many answers the puzzle of a position has, by its givens and its own pencil marks: 0, 1, or 2 for several. Counted once for the same
 * lists, which stay as they are.
 */
export function answerCount({ grid, givens, domains }: Pick<Position, 'grid' | 'givens' | 'domains'>): 0 | 1 | 2 {
  const ofGivens = known.get(givens) ?? new WeakMap<object, 0 | 1 | 2>();
  known.set(givens, ofGivens);
  const count = ofGivens.get(domains ?? givens) ?? (countSolutions(puzzleOf(givens, { grid, domains }), 2) as 0 | 1 | 2);
  ofGivens.set(domains ?? givens, count);
  return count;
}
