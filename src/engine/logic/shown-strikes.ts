import { bitOf, hasDigit } from '../candidates.ts';
import { isPattern, type Rung, rungsUpTo } from './ladder.ts';
import type { Position } from './position.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';
import type { Instance } from './technique.ts';

/** Locked candidates and small subsets: what people strike in their heads on the way to something else. */
const SIMPLE: readonly Rung[] = rungsUpTo('medium').filter(({ level }) => level === 'medium');

/** The hardest techniques that are asked for a reason, without suppositions: those can strike nearly anything. */
export const HARDEST_REASON = 'expert';
const REASONS: readonly Rung[] = rungsUpTo(HARDEST_REASON, { suppositions: false }).filter(isPattern);

/**
 * Which of these strikes a technique gives a reason for, in a position where the candidates still stand. Strikes and result are sets of
 * digits, indexed by cell. One has a reason when locked candidates and subsets strike it, one after the other; or when one further
 * technique strikes it, or writes a digit that leaves no room for it. What has been shown helps to show the rest.
 */
export function shownStrikes(position: Position, strikes: ArrayLike<number>, reasons: readonly Rung[] = REASONS): Uint32Array {
  const scratch: Position = { ...position, candidates: position.candidates.slice() };
  const open = position.candidates.map((set, cell) => set & strikes[cell]);
  const shown = new Uint32Array(open.length);
  const take = (gone: (cell: number) => number) => {
    let some = false;
    for (const [cell, set] of open.entries()) {
      const taken = set & gone(cell);
      if (taken === 0) continue;
      shown[cell] |= taken;
      open[cell] &= ~taken;
      scratch.candidates[cell] &= ~taken;
      some = true;
    }
    return some;
  };
  const isOver = () => open.every((set) => set === 0);
  const byOneOf = (rungs: readonly Rung[]) =>
    rungs.some(({ technique }) => {
      const ruledOut = ruledOutBy(scratch, technique.find(scratch));
      return take((cell) => ruledOut[cell]);
    });
  // Most strikes are one simple step, which is found at less cost than all of them.
  while (!isOver() && byOneOf(SIMPLE));
  while (!isOver()) {
    for (let move = nextMove(scratch, SIMPLE); move; move = nextMove(scratch, SIMPLE)) applyInstance(scratch, move);
    const bySimple = take((cell) => ~scratch.candidates[cell]);
    if (isOver() || (!byOneOf(reasons) && !bySimple)) break;
  }
  return shown;
}

/** Indexed by cell: the digits that these instances strike, or that cannot be beside the digits that they write. */
function ruledOutBy({ grid, candidates }: Position, instances: readonly Instance[]): Uint32Array {
  const ruledOut = new Uint32Array(candidates.length);
  for (const { eliminations, placements } of instances) {
    for (const { cell, digit } of eliminations) ruledOut[cell] |= bitOf(digit);
    for (const { cell, digit } of placements) {
      ruledOut[cell] |= candidates[cell] & ~bitOf(digit);
      for (const peer of grid.peersOfCell[cell]) if (hasDigit(candidates[peer], digit)) ruledOut[peer] |= bitOf(digit);
    }
  }
  return ruledOut;
}
