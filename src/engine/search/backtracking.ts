import type { Outcome } from '../algorithm.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './backtracking.card.ts';
import { type CellOrder, orderCells } from './cell-order.ts';
import { orderDigits } from './digit-order.ts';

export interface State {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** The cells to fill, in the order in which they are filled. */
  readonly empty: readonly number[];
  /** The digits in the order in which they are tried. */
  readonly digitOrder: readonly number[];
  /** How many of the empty cells are filled. */
  depth: number;
}

export function start(puzzle: Puzzle, { order, digits, seed }: Options): State {
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    empty: orderCells(puzzle, order satisfies CellOrder),
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    depth: 0,
  };
}

export const none = -1;

/** The first cell in the row, the column or the box of this one that already holds the digit, or none. */
function conflict(state: State, cell: number, digit: number): number {
  const { cellsOfHouse, housesOfCell } = state.puzzle.grid;
  for (const house of housesOfCell[cell]) {
    for (const other of cellsOfHouse[house]) {
      if (state.digits[other] === digit) return other;
    }
  }
  return none;
}

export function place(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.depth++;
}

export function takeBack(state: State, cell: number): void {
  state.digits[cell] = 0;
  state.depth--;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits, empty, digitOrder } = state;
  // For each level of the search: how many digits of digitOrder its cell has used up.
  const tried = new Uint8Array(empty.length + 1);

  while (state.depth < empty.length) {
    const cell = empty[state.depth];
    if (tried[state.depth] === 0) yield { kind: 'choose', cell };

    let placed = false;
    while (!placed && tried[state.depth] < digitOrder.length) {
      const digit = digitOrder[tried[state.depth]];
      tried[state.depth]++;
      yield { kind: 'try', cell, digit };
      const clash = conflict(state, cell, digit);
      if (clash !== none) {
        yield { kind: 'conflict', cell, digit, clash };
      } else {
        place(state, cell, digit);
        placed = true;
        yield { kind: 'place', cell, digit };
      }
    }

    if (!placed) {
      yield { kind: 'deadEnd', cell };
      tried[state.depth] = 0;
      if (state.depth === 0) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      const last = empty[state.depth - 1];
      const digit = digits[last];
      takeBack(state, last);
      yield { kind: 'takeBack', cell: last, digit };
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}
