// Written by scripts/direct-runs.ts from src/engine/anneal/annealing.ts. Change that, not this, and run: npm run catalog
import type { Outcome } from '../algorithm.ts';
import { cool, newStart, reheat, type State, walk, warm } from '../anneal/annealing.ts';
import { NEW_SEEDS, randomSwap, swappableBoxes, swapsOf } from '../anneal/box-grid.ts';
import { accept, idleChains, propose, reject } from '../anneal/chain.ts';
import { countLines, countSwap, swapDifference } from '../anneal/energy.ts';
import { acceptance, WALK_LENGTH } from '../anneal/schedule.ts';
import { drawsOf, overrideOf } from '../override.ts';

interface Sink {
  newStart(seed: number): boolean;
  noSolution(): boolean;
  walk(cell: number, other: number, delta: number): boolean;
  warm(): boolean;
  limit(): boolean;
  propose(cell: number, other: number, delta: number): boolean;
  accept(cell: number, other: number, delta: number): boolean;
  acceptWorse(cell: number, other: number, delta: number): boolean;
  reject(cell: number, other: number, delta: number): boolean;
  reheat(share: number): boolean;
  cool(share: number): boolean;
  solved(): boolean;
}

export function* run(state: State, sink: Sink): Generator<undefined, Outcome, undefined> {
  const { puzzle, digits, settings, chainLength } = state;
  const random = drawsOf(state, settings.seed);
  // Each box as often as it has free cells: every free cell is then chosen equally often.
  const boxes = swappableBoxes(puzzle).flatMap((free) => free.map(() => swapsOf(free)));

  let seed = settings.seed;
  do {
    newStart(state, seed);
    if (sink.newStart(seed)) yield;
    if (state.energy > 0 && boxes.length === 0) {
      if (sink.noSolution()) yield;
      return 'no-solution';
    }
    const counts = countLines(puzzle.grid, digits);

    // The first start tells how hot to begin.
    if (state.energy > 0 && state.starts === 1) {
      while (state.energy > 0 && settings.start === 0 && state.walked < WALK_LENGTH) {
        const [cell, other] = randomSwap(boxes, random);
        const delta = swapDifference(counts, digits, cell, other);
        walk(state, cell, other, delta);
        countSwap(counts, digits, cell, other);
        if (sink.walk(cell, other, delta)) yield;
      }
      warm(state);
      if (sink.warm()) yield;
    }

    let frozen = false;
    while (state.energy > 0 && !frozen) {
      // A chain: so many proposals at one temperature.
      while (state.energy > 0 && state.proposedInChain < chainLength) {
        if (state.proposals >= settings.limit) {
          if (sink.limit()) yield;
          return 'bound';
        }
        const [cell, other] = randomSwap(boxes, random);
        const delta = swapDifference(counts, digits, cell, other);
        propose(state, cell, other, delta);
        if (sink.propose(cell, other, delta)) yield;

        const lucky = delta > 0 && random.fraction() < acceptance(delta, state.temperature);
        if (delta <= 0) {
          accept(state);
          countSwap(counts, digits, cell, other);
          if (sink.accept(cell, other, delta)) yield;
        } else if (overrideOf(state, 'acceptWorse') || (lucky && !overrideOf(state, 'reject'))) {
          accept(state);
          countSwap(counts, digits, cell, other);
          if (sink.acceptWorse(cell, other, delta)) yield;
        } else {
          reject(state, cell, other);
          if (sink.reject(cell, other, delta)) yield;
        }
      }
      if (state.energy === 0) break;

      const share = Math.round((1000 * state.acceptedInChain) / chainLength);
      frozen = idleChains(state) >= settings.patience;
      if (frozen) {
        reheat(state);
        if (sink.reheat(share)) yield;
      } else {
        cool(state);
        if (sink.cool(share)) yield;
      }
    }
    seed = random.below(NEW_SEEDS);
  } while (state.energy > 0);
  if (sink.solved()) yield;
  return 'solved';
}
