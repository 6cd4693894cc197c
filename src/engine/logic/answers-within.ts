import { bitOf, digitsOf } from '../candidates.ts';
import { clashesOf } from '../puzzle.ts';
import type { Position } from './position.ts';
import { Supposition } from './supposition.ts';

/** Suppositions after which it is left open. */
const MAX_TRIES = 5000;

/**
 * Whether the candidates of a position contain a solution, which its digits alone may not decide; a filled cell has its digit alone.
 * Undefined where it takes too long.
 */
export function holdsAnswer(position: Pick<Position, 'grid' | 'digits' | 'candidates'>): boolean | undefined {
  const { grid, digits } = position;
  let tries = 0;
  const search = (candidates: Uint32Array): boolean | undefined => {
    if (candidates.includes(0)) return false;
    const supposition = new Supposition({ grid, candidates });
    const open = narrowest(candidates);
    if (open < 0)
      return (
        clashesOf(
          grid,
          candidates.map((set) => digitsOf(set)[0]),
        ).length === 0
      );
    for (const digit of digitsOf(candidates[open])) {
      if (++tries > MAX_TRIES) return undefined;
      if (!supposition.suppose(open, digit)) continue;
      const held = search(supposition.candidates.slice());
      if (held !== false) return held;
    }
    return false;
  };
  return search(position.candidates.map((set, cell) => (digits[cell] === 0 ? set : bitOf(digits[cell]))));
}

/** Returns the first cell with the fewest candidates among cells with several; −1 where there is none. */
function narrowest(candidates: Uint32Array): number {
  let best = -1;
  for (const [cell, set] of candidates.entries()) {
    const count = digitsOf(set).length;
    if (count > 1 && (best < 0 || count < digitsOf(candidates[best]).length)) best = cell;
  }
  return best;
}
