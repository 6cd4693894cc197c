// Written by scripts/direct-runs.ts from src/engine/anneal/hill-climbing.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { NEW_SEEDS, swappableBoxes, swapsOf } from '../anneal/box-grid.ts';
import { countLines, countSwap, swapDifference } from '../anneal/energy.ts';
import { improve, look, newStart, type State, sidestep } from '../anneal/hill-climbing.ts';
import { drawsOf } from '../override.ts';

interface Sink {
  newStart(seed: number): boolean;
  noSolution(): boolean;
  limit(): boolean;
  look(cell: number, other: number, delta: number): boolean;
  improve(cell: number, other: number, delta: number): boolean;
  sidestep(cell: number, other: number, delta: number): boolean;
  optimum(): boolean;
  solved(): boolean;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const { puzzle, digits, settings } = state;
  const random = drawsOf(state, settings.seed);
  const swaps = swappableBoxes(puzzle).flatMap(swapsOf);

  let seed = settings.seed;
  do {
    newStart(state, seed);
    if (sink.newStart(seed)) yield;
    const counts = countLines(puzzle.grid, digits);
    if (state.energy > 0 && swaps.length === 0) {
      if (sink.noSolution()) yield;
      return 'no-solution';
    }

    let climbing = true;
    while (state.energy > 0 && climbing) {
      let [cell, other] = swaps[0];
      for (const [a, b] of random.shuffled(swaps)) {
        if (state.proposals >= settings.limit) {
          if (sink.limit()) yield;
          return 'bound';
        }
        const delta = swapDifference(counts, digits, a, b);
        if (delta < state.least) [cell, other] = [a, b];
        look(state, delta);
        if (sink.look(a, b, delta)) yield;
        if (delta < 0 && settings.choice === 'first') break;
      }

      const delta = state.least;
      if (delta < 0) {
        improve(state, cell, other, delta);
        countSwap(counts, digits, cell, other);
        if (sink.improve(cell, other, delta)) yield;
      } else if (delta === 0 && state.sideways < settings.sideways) {
        sidestep(state, cell, other);
        countSwap(counts, digits, cell, other);
        if (sink.sidestep(cell, other, delta)) yield;
      } else {
        climbing = false;
        if (sink.optimum()) yield;
      }
    }
    seed = random.below(NEW_SEEDS);
  } while (state.energy > 0);
  if (sink.solved()) yield;
  return 'solved';
}
