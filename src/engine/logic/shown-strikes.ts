import { bitOf, hasDigit } from '../candidates.ts';
import { ladderFor } from './cages/cage-ladder.ts';
import { allLevels, isPattern, type Rung } from './ladder.ts';
import type { Position } from './position.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';
import type { Instance } from './technique.ts';

/** Locked candidates and small subsets: what people strike in their heads before they look for anything else. */
const simpleOf = (rungs: readonly Rung[]): readonly Rung[] => rungs.filter(({ level }) => level === 'medium');

/** The hardest techniques that count as a reason, without suppositions: those can strike nearly anything. */
export const HARDEST_REASON = 'expert';
const reasonsOf = (rungs: readonly Rung[]): readonly Rung[] =>
  rungs.filter((rung) => isPattern(rung) && allLevels.indexOf(rung.level) <= allLevels.indexOf(HARDEST_REASON));

/**
 * Returns which of these strikes have a technique as a reason, in a position where the candidates are still there. Strikes and result are
 * sets of digits, indexed by cell. A strike has a reason when locked candidates and subsets make it, one after the other, or when one
 * further technique makes it, or writes a digit that rules it out. Strikes with a reason help to find reasons for the rest.
 */
export function shownStrikes(position: Position, strikes: ArrayLike<number>, wanted?: readonly Rung[]): Uint32Array {
  const simple = simpleOf(ladderFor(position));
  const reasons = wanted ?? reasonsOf(ladderFor(position));
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
  while (!isOver() && byOneOf(simple));
  while (!isOver()) {
    for (let move = nextMove(scratch, simple); move; move = nextMove(scratch, simple)) applyInstance(scratch, move);
    const bySimple = take((cell) => ~scratch.candidates[cell]);
    if (isOver() || (!byOneOf(reasons) && !bySimple)) break;
  }
  return shown;
}

/** Indexed by cell: the digits that these instances strike, or that their written digits rule out. */
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
