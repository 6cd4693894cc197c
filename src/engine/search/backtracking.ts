import type { Outcome } from '../algorithm.ts';
import { DigitSets } from '../digit-sets.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './backtracking.card.ts';
import { type CellOrder, orderCells } from './cell-order.ts';
import { orderDigits, ordersIn } from './digit-order.ts';

/** The state of a search that fills its cells in a fixed order. */
export interface SearchState {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** The cells to fill, in the order in which they are filled. */
  readonly empty: readonly number[];
  /** For each level of the search, the digits that are allowed in its cell, in the order in which they are tried. */
  readonly orders: readonly (readonly number[])[];
  /** For each level of the search, the set of digits that have been tried in its cell. */
  readonly tried: DigitSets;
  /** How many of the empty cells are filled. */
  depth: number;
}

export type State = SearchState & Overridable<Step>;

export function start(puzzle: Puzzle, { order, digits, seed }: Options): State {
  const empty = orderCells(puzzle, order satisfies CellOrder);
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    empty,
    orders: ordersIn(puzzle, empty, orderDigits(puzzle.grid.size, digits, seed)),
    tried: new DigitSets(empty.length + 1, puzzle.grid.size),
    depth: 0,
  };
}

export const none = -1;

/** The first cell in a house of this one (its row, its column, its box) that already holds the digit, or none. */
export function conflict({ puzzle, digits }: State, cell: number, digit: number): number {
  const { cellsOfHouse, housesOfCell } = puzzle.grid;
  for (const house of housesOfCell[cell]) {
    for (const other of cellsOfHouse[house]) {
      if (digits[other] === digit) return other;
    }
  }
  return none;
}

/** The first digit in order that has not been tried in the cell of this level; 0 when all have. */
export function nextDigit({ orders, tried, depth }: SearchState): number {
  return tried.firstMissing(depth, orders[depth]);
}

export function tryDigit({ tried, depth }: SearchState, digit: number): void {
  tried.add(depth, digit);
}

export function place(state: SearchState, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.depth++;
  state.tried.clear(state.depth);
}

export function takeBack(state: SearchState, cell: number): void {
  state.digits[cell] = 0;
  state.depth--;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits, empty, tried } = state;

  while (state.depth < empty.length) {
    const cell = empty[state.depth];
    if (tried.isEmpty(state.depth)) yield { kind: 'choose', cell };

    let placed = false;
    while (!placed) {
      const next = nextDigit(state);
      if (next === 0) break;
      const digit = overrideOf(state, 'try')?.digit ?? next;
      tryDigit(state, digit);
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
