import type { Alternative } from '../algorithm.ts';
import type { Grid } from '../grid.ts';
import { none, type SearchState } from './backtracking.ts';

type Tried =
  | { readonly kind: 'try' | 'place'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'conflict'; readonly cell: number; readonly digit: number; readonly clash: number };

/** The other things of a list, beginning with the one after this. */
function after<T>(list: readonly T[], one: T): T[] {
  const place = list.indexOf(one);
  return [...list.slice(place + 1), ...list.slice(0, place)];
}

/** Returns the other cells with a property, the nearest first. */
function nearest(grid: Grid, cell: number, holds: (cell: number) => boolean): number[] {
  const { rowOfCell, columnOfCell } = grid;
  const distance = (other: number) => Math.abs(rowOfCell[other] - rowOfCell[cell]) + Math.abs(columnOfCell[other] - columnOfCell[cell]);
  const others = Array.from(rowOfCell.keys()).filter((other) => other !== cell && holds(other));
  return others.sort((a, b) => distance(a) - distance(b));
}

/** Returns what a reader might expect instead of a step that tries a digit or says what comes of it, the likeliest first. */
export function otherTries({ digits, puzzle, orders, depth }: SearchState, step: Tried): Alternative<Tried>[] {
  const { cell, digit } = step;
  switch (step.kind) {
    case 'try':
      return after(orders[depth], digit).map((other) => ({ step: { ...step, digit: other }, right: false }));
    case 'place': {
      const conflict = (clash: number): Alternative<Tried> => ({ step: { kind: 'conflict', cell, digit, clash }, right: false });
      const equal = nearest(puzzle.grid, cell, (other) => digits[other] === digit);
      return equal.length > 0 ? equal.map(conflict) : [conflict(none)];
    }
    case 'conflict': {
      const peers = puzzle.grid.peersOfCell[cell];
      const conflict = (clash: number): Alternative<Tried> => ({
        step: { ...step, clash },
        right: peers.includes(clash) && digits[clash] === digit,
      });
      const equal = nearest(puzzle.grid, cell, (other) => digits[other] === digit && other !== step.clash);
      const others = peers.filter((peer) => digits[peer] !== 0 && digits[peer] !== digit);
      return [{ step: { kind: 'place', cell, digit }, right: false }, ...[...equal, ...others].map(conflict)];
    }
  }
}
