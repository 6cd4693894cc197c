import type { Outcome } from '../algorithm.ts';
import { drawsOf, type Overridable, overrideOf, type Reseedable } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { type BoxGrid, emptyBoxGrid, fillBoxes, randomSwap, swap, swappableBoxes, swapsOf } from './box-grid.ts';
import { countLines, countSwap, swapDifference } from './energy.ts';
import type { Options, Step } from './monte-carlo.card.ts';

export interface State extends BoxGrid, Overridable<Step>, Reseedable {
  readonly settings: Options;
  /** What the swap that is still to be decided on has added to the energy; 0 when none is. */
  pending: number;
  /** The lowest energy kept so far. */
  best: number;
  proposals: number;
}

export function start(puzzle: Puzzle, settings: Options): State {
  const board = emptyBoxGrid(puzzle);
  return { ...board, settings, pending: 0, best: board.energy, proposals: 0 };
}

export function newStart(state: State, seed: number): void {
  fillBoxes(state, seed);
  state.best = state.energy;
}

export function propose(state: State, a: number, b: number, delta: number): void {
  swap(state, a, b, delta);
  state.pending = delta;
  state.proposals++;
}

export function keep(state: State): void {
  state.pending = 0;
  state.best = Math.min(state.best, state.energy);
}

export function swapBack(state: State, a: number, b: number): void {
  swap(state, a, b, -state.pending);
  state.pending = 0;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { puzzle, digits, settings } = state;
  const random = drawsOf(state, settings.seed);
  const boxes = swappableBoxes(puzzle).map(swapsOf);

  newStart(state, settings.seed);
  yield { kind: 'newStart', seed: settings.seed };
  const counts = countLines(puzzle.grid, digits);

  while (state.energy > 0) {
    if (boxes.length === 0) {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }
    if (state.proposals >= settings.limit) {
      yield { kind: 'limit' };
      return 'bound';
    }

    const [cell, other] = randomSwap(boxes, random);
    const delta = swapDifference(counts, digits, cell, other);
    propose(state, cell, other, delta);
    yield { kind: 'propose', cell, other, delta };

    const lucky = delta > 0 && random.below(settings.worse) === 0;
    if (delta <= 0) {
      keep(state);
      countSwap(counts, digits, cell, other);
      yield { kind: 'accept', cell, other, delta };
    } else if (overrideOf(state, 'acceptWorse') || (lucky && !overrideOf(state, 'reject'))) {
      keep(state);
      countSwap(counts, digits, cell, other);
      yield { kind: 'acceptWorse', cell, other, delta };
    } else {
      swapBack(state, cell, other);
      yield { kind: 'reject', cell, other, delta };
    }
  }
  yield { kind: 'solved' };
  return 'solved';
}
