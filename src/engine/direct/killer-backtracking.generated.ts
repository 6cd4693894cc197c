// Written by scripts/direct-runs.ts from src/engine/killer/killer-backtracking.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { conflict, none, type State, totalWith, verdictOfCage } from '../killer/killer-backtracking.ts';
import { overrideOf } from '../override.ts';
import { nextDigit, place, takeBack, tryDigit } from '../search/backtracking.ts';

interface Sink {
  choose(cell: number): boolean;
  try(cell: number, digit: number): boolean;
  conflict(cell: number, digit: number, clash: number): boolean;
  wrongSum(cell: number, digit: number, total: number): boolean;
  tooMuch(cell: number, digit: number, total: number): boolean;
  outOfReach(cell: number, digit: number, total: number): boolean;
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
      const total = totalWith(state, cell, digit);
      const verdict = clash === none ? verdictOfCage(state, cell, digit, total) : 'conflict';
      if (verdict === 'conflict') {
        if (sink.conflict(cell, digit, clash)) yield;
      } else if (verdict === 'wrongSum') {
        if (sink.wrongSum(cell, digit, total)) yield;
      } else if (verdict === 'tooMuch') {
        if (sink.tooMuch(cell, digit, total)) yield;
      } else if (verdict === 'outOfReach') {
        if (sink.outOfReach(cell, digit, total)) yield;
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
