// Written by scripts/direct-runs.ts from src/engine/search/backjumping.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { overrideOf } from '../override.ts';
import { blame, conflict, goBack, latestToBlame, none, place, type State } from '../search/backjumping.ts';
import { nextDigit, tryDigit } from '../search/backtracking.ts';

interface Sink {
  choose(cell: number): boolean;
  try(cell: number, digit: number): boolean;
  conflict(cell: number, digit: number, clash: number): boolean;
  place(cell: number, digit: number): boolean;
  deadEnd(cell: number): boolean;
  stuck(): boolean;
  noSolution(): boolean;
  jump(cell: number, digit: number, from: number): boolean;
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
        blame(state, clash);
        if (sink.conflict(cell, digit, clash)) yield;
      } else {
        place(state, cell, digit);
        placed = true;
        if (sink.place(cell, digit)) yield;
      }
    }

    if (!placed) {
      if (sink.deadEnd(cell)) yield;
      const level = latestToBlame(state);
      // A list from which reasons were lost proves nothing.
      if (level === none && state.jumps === 'forgetful') {
        if (sink.stuck()) yield;
        return 'stuck';
      }
      if (level === none) {
        if (sink.noSolution()) yield;
        return 'no-solution';
      }
      const target = empty[level];
      const digit = digits[target];
      const isJump = level < state.depth - 1;
      goBack(state, level);
      if (isJump) {
        if (sink.jump(target, digit, cell)) yield;
      } else {
        if (sink.takeBack(target, digit)) yield;
      }
    }
  }
  if (sink.solved()) yield;
  return 'solved';
}
