// Written by scripts/direct-runs.ts from src/engine/search/backtracking.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { overrideOf } from '../override.ts';
import { conflict, nextDigit, none, place, type State, takeBack, tryDigit } from '../search/backtracking.ts';

interface Sink {
  choose(cell: number): boolean;
  try(cell: number, digit: number): boolean;
  conflict(cell: number, digit: number, clash: number): boolean;
  place(cell: number, digit: number): boolean;
  deadEnd(cell: number): boolean;
  noSolution(): boolean;
  takeBack(cell: number, digit: number): boolean;
  solved(): boolean;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const { digits, empty, tried } = state;

  while (state.depth < empty.length) {
    const cell = empty[state.depth];
    if (tried.isEmpty(state.depth)) {
      if (sink.choose(cell)) yield;
    }

    let placed = false;
    while (!placed) {
      const next = nextDigit(state);
      if (next === 0) break;
      const digit = overrideOf(state, 'try')?.digit ?? next;
      tryDigit(state, digit);
      if (sink.try(cell, digit)) yield;
      const clash = conflict(state, cell, digit);
      if (clash !== none) {
        if (sink.conflict(cell, digit, clash)) yield;
      } else {
        place(state, cell, digit);
        placed = true;
        if (sink.place(cell, digit)) yield;
      }
    }

    if (!placed) {
      if (sink.deadEnd(cell)) yield;
      if (state.depth === 0) {
        if (sink.noSolution()) yield;
        return 'no-solution';
      }
      const last = empty[state.depth - 1];
      const digit = digits[last];
      takeBack(state, last);
      if (sink.takeBack(last, digit)) yield;
    }
  }
  if (sink.solved()) yield;
  return 'solved';
}
