import type { Outcome } from '../algorithm.ts';
import { DigitSets } from '../digit-sets.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './backjumping.card.ts';
import { place as fill, nextDigit, type SearchState, takeBack, tryDigit } from './backtracking.ts';
import { orderCells } from './cell-order.ts';
import { orderDigits, ordersIn } from './digit-order.ts';

export interface State extends SearchState, Overridable<Step> {
  readonly jumps: Options['jumps'];
  /** Indexed by cell: the level of the search on which it is filled; none for a given. */
  readonly levelOf: Int32Array;
  /** For each level of the search, its conflict set: the earlier levels that are to blame for the digits that failed there. */
  readonly conflictSets: Set<number>[];
}

export const none = -1;

export function start(puzzle: Puzzle, { order, digits, seed, jumps }: Options): State {
  const empty = orderCells(puzzle, order);
  const levelOf = new Int32Array(puzzle.grid.cellCount).fill(none);
  empty.forEach((cell, level) => {
    levelOf[cell] = level;
  });
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    empty,
    orders: ordersIn(puzzle, empty, orderDigits(puzzle.grid.size, digits, seed)),
    tried: new DigitSets(empty.length + 1, puzzle.grid.size),
    depth: 0,
    jumps,
    levelOf,
    conflictSets: Array.from({ length: empty.length + 1 }, () => new Set()),
  };
}

/** Of the peers that hold the digit, the one that was filled first: a given before all others. None where no peer holds it. */
export function conflict({ puzzle, digits, levelOf }: State, cell: number, digit: number): number {
  let first = none;
  for (const peer of puzzle.grid.peersOfCell[cell]) {
    if (digits[peer] === digit && (first === none || levelOf[peer] < levelOf[first])) first = peer;
  }
  return first;
}

/** Puts a cell into the conflict set of the present level. A given stays whatever the search does, so it is never to blame. */
export function blame({ conflictSets, levelOf, depth }: State, cell: number): void {
  if (levelOf[cell] !== none) conflictSets[depth].add(levelOf[cell]);
}

export function place(state: State, cell: number, digit: number): void {
  fill(state, cell, digit);
  state.conflictSets[state.depth] = new Set();
}

/** The latest level in the conflict set of the present one; none when the set is empty. */
export function latestToBlame({ conflictSets, depth }: State): number {
  return Math.max(none, ...conflictSets[depth]);
}

/** Takes back all digits down to a level, whose conflict set gets the reasons why what followed its digit has failed. */
export function goBack(state: State, level: number): void {
  const { jumps, conflictSets, empty, depth } = state;
  // Without the reasons any of the earlier digits may be to blame, so the next step back must not miss one.
  const reasons = jumps === 'leaves' ? [level - 1] : jumps === 'all' ? conflictSets[depth] : [];
  for (const reason of reasons) {
    if (none < reason && reason < level) conflictSets[level].add(reason);
  }
  while (state.depth > level) takeBack(state, empty[state.depth - 1]);
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
        blame(state, clash);
        yield { kind: 'conflict', cell, digit, clash };
      } else {
        place(state, cell, digit);
        placed = true;
        yield { kind: 'place', cell, digit };
      }
    }

    if (!placed) {
      yield { kind: 'deadEnd', cell };
      const level = latestToBlame(state);
      // A list from which reasons were lost proves nothing.
      if (level === none && state.jumps === 'forgetful') {
        yield { kind: 'stuck' };
        return 'stuck';
      }
      if (level === none) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      const target = empty[level];
      const digit = digits[target];
      const isJump = level < state.depth - 1;
      goBack(state, level);
      if (isJump) yield { kind: 'jump', cell: target, digit, from: cell };
      else yield { kind: 'takeBack', cell: target, digit };
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}
