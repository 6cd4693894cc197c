// Written by scripts/direct-runs.ts from src/engine/search/constraint-search.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { overrideOf, takeNext } from '../override.ts';
import { choose, giveUp, guess, prune, setDigit, tryValue } from '../search/assignment.ts';
import { startOver, startsOver, takeBack } from '../search/attempts.ts';
import { forced, none, type State } from '../search/constraint-search.ts';
import { chooseVariable, valueOrder } from '../search/variable-order.ts';

interface Sink {
  solved(): boolean;
  noSolution(): boolean;
  noPlace(house: number, digit: number): boolean;
  nakedSingle(cell: number, digit: number): boolean;
  hiddenSingle(cell: number, digit: number, house: number): boolean;
  prune(cell: number, digit: number, because: number): boolean;
  emptyDomain(cell: number, because: number): boolean;
  restart(backtracks: number): boolean;
  choose(cell: number): boolean;
  takeBack(cell: number, digit: number): boolean;
  deadEnd(cell: number): boolean;
  try(cell: number, digit: number): boolean;
  conflict(cell: number, digit: number, clash: number): boolean;
  assign(cell: number, digit: number): boolean;
}

function holderOf({ puzzle, digits }: State, cell: number, digit: number): number {
  return puzzle.grid.peersOfCell[cell].find((peer) => digits[peer] === digit) ?? none;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const possible = !state.switches.propagation || (yield* propagate(state, sink));
  if (possible && (yield* search(state, sink))) {
    if (sink.solved()) yield;
    return 'solved';
  }
  if (sink.noSolution()) yield;
  return 'no-solution';
}

function* search(state: State, sink: Sink): Generator<undefined, boolean, undefined> {
  // The variables chosen so far, each with the values that have not been tried yet.
  const levels: { readonly cell: number; readonly values: number[] }[] = [];
  while (state.open > 0) {
    // Too much has failed: the next attempt has other orders, and perhaps more luck.
    if (startsOver(state)) {
      const backtracks = state.sinceStart;
      levels.length = 0;
      startOver(state);
      if (sink.restart(backtracks)) yield;
    }
    const chosen = overrideOf(state, 'choose')?.cell ?? chooseVariable(state);
    levels.push({ cell: chosen, values: valueOrder(state, chosen) });
    choose(state);
    if (sink.choose(chosen)) yield;

    // The next value of the last variable, until one holds; where there is none, back to the variable before.
    for (let holds = false; !holds; ) {
      const level = levels.at(-1);
      if (!level) return false;
      const { cell, values } = level;
      const digit = state.digits[cell];
      if (digit !== 0) {
        takeBack(state);
        if (sink.takeBack(cell, digit)) yield;
      }
      if (values.length === 0) {
        levels.pop();
        giveUp(state);
        if (sink.deadEnd(cell)) yield;
      } else {
        holds = yield* assign(state, cell, takeNext(values, overrideOf(state, 'try')?.digit), sink);
      }
    }
  }
  return true;
}

function* assign(state: State, cell: number, digit: number, sink: Sink): Generator<undefined, boolean, undefined> {
  tryValue(state, digit);
  if (sink.try(cell, digit)) yield;
  const clash = holderOf(state, cell, digit);
  if (clash !== none) {
    if (sink.conflict(cell, digit, clash)) yield;
    return false;
  }
  guess(state, cell, digit);
  if (sink.assign(cell, digit)) yield;
  return (yield* checkPeers(state, cell, sink)) && (!state.switches.propagation || (yield* propagate(state, sink)));
}

function* checkPeers(state: State, cell: number, sink: Sink): Generator<undefined, boolean, undefined> {
  const { candidates, digits, puzzle } = state;
  if (!candidates) return true;
  const digit = digits[cell];
  for (const peer of puzzle.grid.peersOfCell[cell]) {
    if (digits[peer] !== 0 || !candidates.has(peer, digit)) continue;
    prune(state, peer, digit);
    if (sink.prune(peer, digit, cell)) yield;
    if (candidates.isEmpty(peer)) {
      if (sink.emptyDomain(peer, cell)) yield;
      return false;
    }
  }
  return true;
}

function* propagate(state: State, sink: Sink): Generator<undefined, boolean, undefined> {
  for (let next = nextForced(state); next; next = nextForced(state)) {
    const { cell, digit, house } = next;
    if (cell === none) {
      if (sink.noPlace(house, digit)) yield;
      return false;
    }
    setDigit(state, cell, digit);
    if (house === none) {
      if (sink.nakedSingle(cell, digit)) yield;
    } else {
      if (sink.hiddenSingle(cell, digit, house)) yield;
    }
    if (!(yield* checkPeers(state, cell, sink))) return false;
  }
  return true;
}

interface Forced {
  readonly cell: number;
  readonly digit: number;
  readonly house: number;
}

function nextForced(state: State): Forced | undefined {
  const wanted = overrideOf(state, 'nakedSingle') ?? overrideOf(state, 'hiddenSingle');
  return wanted ? { house: none, ...wanted } : forced(state).next().value;
}
