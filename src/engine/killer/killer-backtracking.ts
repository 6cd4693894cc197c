import type { Outcome } from '../algorithm.ts';
import { allDigits, bitOf } from '../candidates.ts';
import { DigitSets } from '../digit-sets.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { nextDigit, place, type SearchState, takeBack, tryDigit } from '../search/backtracking.ts';
import { orderDigits, ordersIn } from '../search/digit-order.ts';
import { cagesOfCells, type KillerState, ownCages } from './cage-state.ts';
import { digitValues, reachOf } from './combinations.ts';
import type { Options, Step } from './killer-backtracking.card.ts';

export interface State extends KillerState, SearchState, Overridable<Step> {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  /** What digit d counts for: values[d − 1]. */
  readonly values: readonly number[];
  /** Which cages are looked at before they must be. */
  readonly prune: Options;
}

export function start(puzzle: Puzzle, prune: Options): State {
  const empty = Array.from(puzzle.givens.keys()).filter((cell) => puzzle.givens[cell] === 0);
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    cages: ownCages(puzzle),
    known: puzzle.cages.length,
    cageOfCell: cagesOfCells(puzzle),
    values: digitValues(puzzle),
    empty,
    orders: ordersIn(puzzle, empty, orderDigits(puzzle.grid.size, 'ascending', 0)),
    tried: new DigitSets(empty.length + 1, puzzle.grid.size),
    prune,
    depth: 0,
  };
}

export const none = -1;

/** The first cell in the row, the column, the box or the cage of this one that already holds the digit, or none. */
export function conflict(state: State, cell: number, digit: number): number {
  const { cellsOfHouse, housesOfCell } = state.puzzle.grid;
  for (const house of housesOfCell[cell]) {
    for (const other of cellsOfHouse[house]) {
      if (state.digits[other] === digit) return other;
    }
  }
  const cage = state.cageOfCell[cell];
  if (cage === none) return none;
  return state.cages[cage].cells.find((other) => state.digits[other] === digit) ?? none;
}

/** What the cage of this cell adds up to with the digit in the cell; 0 when it is in no cage. */
export function totalWith(state: State, cell: number, digit: number): number {
  const cage = state.cageOfCell[cell];
  if (cage === none) return 0;
  let total = state.values[digit - 1];
  for (const other of state.cages[cage].cells) {
    if (state.digits[other] !== 0) total += state.values[state.digits[other] - 1];
  }
  return total;
}

type Verdict = 'fits' | 'wrongSum' | 'tooMuch' | 'outOfReach';

/** What the cage of this cell says to the digit, with which it would add up to `total`. */
export function verdictOfCage(state: State, cell: number, digit: number, total: number): Verdict {
  if (state.depth === state.empty.length - 1 && !allSumsRight(state, cell, digit)) return 'wrongSum';
  const cage = state.cageOfCell[cell];
  if (cage === none) return 'fits';
  const { sum, cells } = state.cages[cage];
  const { digits, values, prune } = state;

  const open = cells.filter((other) => other !== cell && digits[other] === 0);
  if (open.length === 0) return prune.complete && total !== sum ? 'wrongSum' : 'fits';
  if (prune.partial && total + Math.min(...values) > sum) return 'tooMuch';
  if (!prune.reach) return 'fits';
  const used = cells.reduce((set, other) => (digits[other] === 0 ? set : set | bitOf(digits[other])), bitOf(digit));
  const [least, greatest] = reachOf(values, open.length, allDigits(values.length) & ~used);
  return total + least <= sum && sum <= total + greatest ? 'fits' : 'outOfReach';
}

/** For the last cell: whether every cage adds up once it holds the digit. */
function allSumsRight(state: State, cell: number, digit: number): boolean {
  const valueAt = (other: number) => state.values[(other === cell ? digit : state.digits[other]) - 1];
  return state.cages.every(({ sum, cells }) => cells.reduce((total, other) => total + valueAt(other), 0) === sum);
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
      const total = totalWith(state, cell, digit);
      const verdict = clash === none ? verdictOfCage(state, cell, digit, total) : 'conflict';
      if (verdict === 'conflict') {
        yield { kind: 'conflict', cell, digit, clash };
      } else if (verdict === 'wrongSum') {
        yield { kind: 'wrongSum', cell, digit, total };
      } else if (verdict === 'tooMuch') {
        yield { kind: 'tooMuch', cell, digit, total };
      } else if (verdict === 'outOfReach') {
        yield { kind: 'outOfReach', cell, digit, total };
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
