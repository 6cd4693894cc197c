// Written by scripts/direct-runs.ts from src/engine/anneal/monte-carlo.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { randomSwap, swappableBoxes, swapsOf } from '../anneal/box-grid.ts';
import { countLines, countSwap, swapDifference } from '../anneal/energy.ts';
import { keep, newStart, propose, type State, swapBack } from '../anneal/monte-carlo.ts';
import { drawsOf, overrideOf } from '../override.ts';

interface Sink {
  newStart(seed: number): boolean;
  noSolution(): boolean;
  limit(): boolean;
  propose(cell: number, other: number, delta: number): boolean;
  accept(cell: number, other: number, delta: number): boolean;
  acceptWorse(cell: number, other: number, delta: number): boolean;
  reject(cell: number, other: number, delta: number): boolean;
  solved(): boolean;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const { puzzle, digits, settings } = state;
  const random = drawsOf(state, settings.seed);
  const boxes = swappableBoxes(puzzle).map(swapsOf);

  newStart(state, settings.seed);
  if (sink.newStart(settings.seed)) yield;
  const counts = countLines(puzzle.grid, digits);

  while (state.energy > 0) {
    if (boxes.length === 0) {
      if (sink.noSolution()) yield;
      return 'no-solution';
    }
    if (state.proposals >= settings.limit) {
      if (sink.limit()) yield;
      return 'bound';
    }

    const [cell, other] = randomSwap(boxes, random);
    const delta = swapDifference(counts, digits, cell, other);
    propose(state, cell, other, delta);
    if (sink.propose(cell, other, delta)) yield;

    const lucky = delta > 0 && random.below(settings.worse) === 0;
    if (delta <= 0) {
      keep(state);
      countSwap(counts, digits, cell, other);
      if (sink.accept(cell, other, delta)) yield;
    } else if (overrideOf(state, 'acceptWorse') || (lucky && !overrideOf(state, 'reject'))) {
      keep(state);
      countSwap(counts, digits, cell, other);
      if (sink.acceptWorse(cell, other, delta)) yield;
    } else {
      swapBack(state, cell, other);
      if (sink.reject(cell, other, delta)) yield;
    }
  }
  if (sink.solved()) yield;
  return 'solved';
}
