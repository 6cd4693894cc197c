// Written by scripts/direct-runs.ts from src/engine/search/propagate-then-search.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { inOverriddenOrder, overrideOf } from '../override.ts';
import { fix, giveUp, holderOf, none, put, type State, strike, tryDigit } from '../search/propagate-then-search.ts';

interface Sink {
  solved(): boolean;
  noSolution(): boolean;
  round(number: number): boolean;
  strike(cell: number, digit: number, because: number): boolean;
  contradiction(cell: number): boolean;
  fix(cell: number, digit: number): boolean;
  quiet(open: number): boolean;
  takeBack(cell: number, digit: number): boolean;
  try(cell: number, digit: number): boolean;
  conflict(cell: number, digit: number, clash: number): boolean;
  place(cell: number, digit: number): boolean;
  deadEnd(cell: number): boolean;
}

function* propagate(state: State, sink: Sink): Generator<undefined, boolean, undefined> {
  const { digits, candidates, puzzle } = state;
  const cells = Array.from(digits, (_, cell) => cell);
  for (let number = 1, changed = true; changed; number++) {
    changed = false;
    if (sink.round(number)) yield;

    for (const cell of cells.filter((each) => digits[each] === 0)) {
      for (const digit of candidates.digits(cell)) {
        const because = holderOf(state, cell, digit);
        if (because === none) continue;
        strike(state, cell, digit);
        if (sink.strike(cell, digit, because)) yield;
      }
    }

    const ready = cells.filter((each) => digits[each] === 0 && candidates.count(each) < 2);
    for (const { cell } of inOverriddenOrder(
      state,
      'fix',
      ready.map((each) => ({ cell: each })),
    )) {
      const digit = candidates.least(cell);
      // Two cells may be single in the same round and want the same digit.
      if (candidates.isEmpty(cell) || holderOf(state, cell, digit) !== none) {
        if (sink.contradiction(cell)) yield;
        return false;
      }
      fix(state, cell, digit);
      changed = true;
      if (sink.fix(cell, digit)) yield;
    }
  }
  if (sink.quiet(puzzle.grid.cellCount - state.filled)) yield;
  return true;
}

function* search(state: State, sink: Sink): Generator<undefined, boolean, undefined> {
  const { digits, candidates, tried } = state;
  const open = Array.from(digits, (_, cell) => cell).filter((cell) => digits[cell] === 0);
  let top = 0;
  while (top < open.length) {
    const cell = open[top];
    const last = digits[cell];
    if (last !== 0) {
      put(state, cell, 0);
      if (sink.takeBack(cell, last)) yield;
    }

    const order = candidates.digits(cell);
    while (digits[cell] === 0) {
      const next = tried.firstMissing(cell, order);
      if (next === 0) break;
      const digit = overrideOf(state, 'try')?.digit ?? next;
      tryDigit(state, cell, digit);
      if (sink.try(cell, digit)) yield;
      const clash = holderOf(state, cell, digit);
      if (clash !== none) {
        if (sink.conflict(cell, digit, clash)) yield;
      } else {
        put(state, cell, digit);
        if (sink.place(cell, digit)) yield;
      }
    }

    if (digits[cell] !== 0) top++;
    else {
      giveUp(state, cell);
      if (sink.deadEnd(cell)) yield;
      if (top === 0) return false;
      top--;
    }
  }
  return true;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  if ((yield* propagate(state, sink)) && (yield* search(state, sink))) {
    if (sink.solved()) yield;
    return 'solved';
  }
  if (sink.noSolution()) yield;
  return 'no-solution';
}
