import type { Outcome } from '../algorithm.ts';
import { solvePlain } from '../fast/plain.ts';
import { type Overridable, overrideOf, takeNext } from '../override.ts';
import { type Puzzle, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import type { Options, Step } from './dig.card.ts';
import { cellsInOrder } from './digging-order.ts';
import { type DiggingLevel, diggingLevel } from './levels.ts';
import { terminalGrid } from './terminal-grid.ts';
import { operations, randomTransform, transformed } from './transform.ts';

export interface State extends Overridable<Step> {
  readonly puzzle: Puzzle;
  readonly options: Options;
  readonly level: DiggingLevel;
  /** Fewest givens, drawn from the range of the level. */
  readonly bound: number;
  /** The cells in the order in which they are tried: each once, so there are at most n² trials. */
  readonly order: readonly number[];
  /** Those that were not tried yet, in order. */
  readonly left: number[];
  /** Indexed by cell: the full grid. */
  answer: Uint8Array;
  /** Indexed by cell: the puzzle so far, 0 for a hole. */
  digits: Uint8Array;
  givens: number;
}

export function start(puzzle: Puzzle, options: Options): State {
  const { grid } = puzzle;
  const level = diggingLevel(grid, options.levels, options.level);
  const random = randomFrom(options.seed);
  const [least, most] = level.givens;
  const bound = least + random.below(most - least + 1);
  const order = cellsInOrder(grid, options.order === 'level' ? level.order : options.order, random);
  const answer = puzzle.givens.includes(0) ? terminalGrid(grid, options.seed) : puzzle.givens.slice();
  return {
    // What is left of the grid is not given yet.
    puzzle: withGivens(puzzle, new Uint8Array(grid.cellCount)),
    options,
    level,
    bound,
    order,
    left: [...order],
    answer,
    digits: answer.slice(),
    givens: grid.cellCount,
  };
}

export const none = -1;

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { grid } = state.puzzle;
  while (state.left.length > 0) {
    if (state.givens === state.bound) {
      yield { kind: 'enough', givens: state.givens };
      break;
    }
    const cell = visit(state, overrideOf(state, 'visit')?.cell);
    yield { kind: 'visit', cell };
    const house = houseAtFloor(state, cell);
    if (house !== none) {
      yield { kind: 'floor', cell, house };
      continue;
    }
    const digit = state.digits[cell];
    put(state, cell, 0);
    yield { kind: 'dig', cell, digit };
    if (yield* isUnique(state, cell, digit)) {
      yield { kind: 'hole', cell };
    } else {
      put(state, cell, digit);
      yield { kind: 'refill', cell, digit };
    }
  }
  const random = randomFrom(~state.options.seed);
  for (let count = 0; count < state.options.transforms; count++) {
    const { operation, first, second } = randomTransform(grid, random);
    transform(state, operations.indexOf(operation), first, second);
    yield { kind: 'transform', operation: operations.indexOf(operation), first, second };
  }
  yield { kind: 'finished', givens: state.givens };
  return 'solved';
}

/** The row or column that has no given to spare, or none. */
function houseAtFloor(state: State, cell: number): number {
  const { housesOfCell, cellsOfHouse } = state.puzzle.grid;
  const [row, column] = housesOfCell[cell];
  const givensIn = (house: number) => cellsOfHouse[house].filter((each) => state.digits[each] !== 0).length;
  return [row, column].find((house) => givensIn(house) <= state.level.floor) ?? none;
}

/** Reductio ad absurdum: the hole is good when every other digit in it leads to a contradiction. */
function* isUnique(state: State, cell: number, digit: number): Generator<Step, boolean, undefined> {
  const { grid } = state.puzzle;
  for (let other = 1; other <= grid.size; other++) {
    if (other === digit) continue;
    const clash = grid.peersOfCell[cell].find((peer) => state.digits[peer] === other);
    if (clash !== undefined) {
      yield { kind: 'clash', cell, digit: other, clash };
    } else if (solvePlain(grid, state.digits.with(cell, other))) {
      yield { kind: 'secondAnswer', cell, digit: other };
      return false;
    } else {
      yield { kind: 'refute', cell, digit: other };
    }
  }
  return true;
}

/** Goes to the next cell, or to one that is wanted. */
export function visit({ left }: State, wanted?: number): number {
  return takeNext(left, wanted);
}

/** Fills a cell again, or with 0 digs it out. */
export function put(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.givens += digit === 0 ? -1 : 1;
}

/** Transforms puzzle and answer alike. */
export function transform(state: State, index: number, first: number, second: number): void {
  const { grid } = state.puzzle;
  const change = { operation: operations[index], first, second };
  state.digits = transformed(grid, state.digits, change);
  state.answer = transformed(grid, state.answer, change);
}
