import type { Puzzle } from '../engine/puzzle.ts';
import { orderCells } from '../engine/search/cell-order.ts';

/**
 * From which dead ends a search jumps back over more than one cell: from none; from those where nothing fits (Gaschnig); from all,
 * by the cells that forbid a digit there and nothing else, which is wrong; or from all, with the reasons of what has failed handed
 * on (Prosser's conflict-directed backjumping).
 */
export type Jumps = 'none' | 'leaves' | 'all-forgetful' | 'all-handing-on';

export interface Jumped {
  readonly solved: boolean;
  /** Digits tried. */
  readonly tries: number;
  readonly deadEnds: number;
}

/** Backtracking row by row with ascending digits, which jumps back. The puzzle is not changed. */
export function backjump(puzzle: Puzzle, jumps: Jumps): Jumped {
  const { grid, givens } = puzzle;
  const digits = givens.slice();
  const empty = orderCells(puzzle, 'rows');
  const levelOf = new Map(empty.map((cell, level) => [cell, level]));
  const tried = empty.map(() => 0);
  // For each level: the levels before it that forbid one of its digits, or have to do with the failure of one.
  const reasons = empty.map(() => new Set<number>());
  const hasPlaced = empty.map(() => false);
  let [level, tries, deadEnds] = [0, 0, 0];
  while (level < empty.length) {
    const cell = empty[level]!;
    const digit = ++tried[level]!;
    if (digit <= grid.size) {
      tries++;
      const holders = grid.peersOfCell[cell]!.filter((peer) => digits[peer] === digit);
      if (holders.length === 0) {
        digits[cell] = digit;
        hasPlaced[level] = true;
        level++;
      } else if (holders.every((peer) => givens[peer] === 0)) {
        reasons[level]!.add(Math.min(...holders.map((peer) => levelOf.get(peer)!)));
      }
      continue;
    }
    deadEnds++;
    const isJump = jumps !== 'none' && (jumps !== 'leaves' || !hasPlaced[level]);
    const back = isJump ? Math.max(-1, ...reasons[level]!) : level - 1;
    if (back < 0) return { solved: false, tries, deadEnds };
    if (jumps === 'all-handing-on') for (const reason of reasons[level]!) if (reason !== back) reasons[back]!.add(reason);
    for (let over = level; over > back; over--) {
      tried[over] = 0;
      hasPlaced[over] = false;
      reasons[over]!.clear();
      digits[empty[over]!] = 0;
    }
    digits[empty[back]!] = 0;
    level = back;
  }
  return { solved: true, tries, deadEnds };
}
