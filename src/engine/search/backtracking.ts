import type { Outcome } from '../algorithm.ts';
import { bitOf, hasDigit, setOfDigits } from '../candidates.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './backtracking.card.ts';
import { type CellOrder, orderCells } from './cell-order.ts';
import { orderDigits } from './digit-order.ts';

/** The state of a search that fills its cells in a fixed order. */
export interface SearchState {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** The cells to fill, in the order in which they are filled. */
  readonly empty: readonly number[];
  /** The digits in the order in which they are tried. */
  readonly digitOrder: readonly number[];
  /** For each level of the search, the set of digits that have been tried in its cell. */
  readonly tried: Uint32Array;
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
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    tried: new Uint32Array(empty.length + 1),
    depth: 0,
  };
}

export const none = -1;

/** The first cell in the row, the column or the box of this one that already holds the digit, or none. */
export function conflict(state: State, cell: number, digit: number): number {
  const { cellsOfHouse, housesOfCell } = state.puzzle.grid;
  for (const house of housesOfCell[cell]) {
    for (const other of cellsOfHouse[house]) {
      if (state.digits[other] === digit) return other;
    }
  }
  return none;
}

/** The first digit in order that has not been tried in the cell of this level. There must be one. */
export function nextDigit({ digitOrder, tried, depth }: SearchState): number {
  let place = 0;
  while (hasDigit(tried[depth], digitOrder[place])) place++;
  return digitOrder[place];
}

export function tryDigit({ tried, depth }: SearchState, digit: number): void {
  tried[depth] |= bitOf(digit);
}

export function place(state: SearchState, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.depth++;
  state.tried[state.depth] = 0;
}

export function takeBack(state: SearchState, cell: number): void {
  state.digits[cell] = 0;
  state.depth--;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits, empty, tried, digitOrder } = state;
  const all = setOfDigits(digitOrder);

  while (state.depth < empty.length) {
    const cell = empty[state.depth];
    if (tried[state.depth] === 0) yield { kind: 'choose', cell };

    let placed = false;
    while (!placed && tried[state.depth] !== all) {
      const digit = overrideOf(state, 'try')?.digit ?? nextDigit(state);
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
