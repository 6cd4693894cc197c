import type { Outcome } from '../algorithm.ts';
import { drawsOf, type Reseedable } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { type BoxGrid, emptyBoxGrid, fillBoxes, NEW_SEEDS, swap, swapCells, swappableBoxes, swapsOf } from './box-grid.ts';
import { countLines, countSwap, swapDifference } from './energy.ts';
import type { Options, Step } from './hill-climbing.card.ts';

export interface State extends BoxGrid, Reseedable {
  readonly settings: Options;
  /** Swaps looked at from the present grid, and the least that one of them would add to the energy. */
  looked: number;
  least: number;
  /** Swaps made in a row that left the energy as it was. */
  sideways: number;
  /** The lowest energy so far. */
  best: number;
  starts: number;
  proposals: number;
}

export function start(puzzle: Puzzle, settings: Options): State {
  const board = emptyBoxGrid(puzzle);
  return { ...board, settings, looked: 0, least: Infinity, sideways: 0, best: board.energy, starts: 0, proposals: 0 };
}

function beginLooking(state: State): void {
  state.looked = 0;
  state.least = Infinity;
}

export function newStart(state: State, seed: number): void {
  fillBoxes(state, seed);
  state.best = state.starts === 0 ? state.energy : Math.min(state.best, state.energy);
  state.starts++;
  state.sideways = 0;
  beginLooking(state);
}

export function look(state: State, delta: number): void {
  state.looked++;
  state.proposals++;
  state.least = Math.min(state.least, delta);
}

export function improve(state: State, a: number, b: number, delta: number): void {
  swap(state, a, b, delta);
  state.best = Math.min(state.best, state.energy);
  state.sideways = 0;
  beginLooking(state);
}

export function sidestep(state: State, a: number, b: number): void {
  swapCells(state.digits, a, b);
  state.sideways++;
  beginLooking(state);
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { puzzle, digits, settings } = state;
  const random = drawsOf(state, settings.seed);
  const swaps = swappableBoxes(puzzle).flatMap(swapsOf);

  let seed = settings.seed;
  do {
    newStart(state, seed);
    yield { kind: 'newStart', seed };
    const counts = countLines(puzzle.grid, digits);
    if (state.energy > 0 && swaps.length === 0) {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }

    let climbing = true;
    while (state.energy > 0 && climbing) {
      let [cell, other] = swaps[0];
      for (const [a, b] of random.shuffled(swaps)) {
        if (state.proposals >= settings.limit) {
          yield { kind: 'limit' };
          return 'bound';
        }
        const delta = swapDifference(counts, digits, a, b);
        if (delta < state.least) [cell, other] = [a, b];
        look(state, delta);
        yield { kind: 'look', cell: a, other: b, delta };
        if (delta < 0 && settings.choice === 'first') break;
      }

      const delta = state.least;
      if (delta < 0) {
        improve(state, cell, other, delta);
        countSwap(counts, digits, cell, other);
        yield { kind: 'improve', cell, other, delta };
      } else if (delta === 0 && state.sideways < settings.sideways) {
        sidestep(state, cell, other);
        countSwap(counts, digits, cell, other);
        yield { kind: 'sidestep', cell, other, delta };
      } else {
        climbing = false;
        yield { kind: 'optimum' };
      }
    }
    seed = random.below(NEW_SEEDS);
  } while (state.energy > 0);
  yield { kind: 'solved' };
  return 'solved';
}
