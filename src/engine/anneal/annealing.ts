import type { Outcome } from '../algorithm.ts';
import { drawsOf, type Overridable, overrideOf, type Reseedable } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Options, Step } from './annealing.card.ts';
import { emptyBoxGrid, fillBoxes, NEW_SEEDS, randomSwap, swap, swappableBoxes, swapsOf } from './box-grid.ts';
import { accept, beginChain, type Chains, firstChain, idleChains, propose, reject } from './chain.ts';
import { countLines, countSwap, swapDifference } from './energy.ts';
import { acceptance, chainLengthOf, standardDeviation, WALK_LENGTH } from './schedule.ts';

/** A grid with its energy, and what its chains have brought; besides, how hot it is. */
export interface State extends Chains, Overridable<Step>, Reseedable {
  readonly settings: Options;
  /** 0 until it is set. */
  temperature: number;
  startTemperature: number;
  /** Of the energies met on the random walk: how many, their sum, the sum of their squares. */
  walked: number;
  walkSum: number;
  walkSquares: number;
  starts: number;
}

export function start(puzzle: Puzzle, settings: Options): State {
  const chainLength = chainLengthOf(swappableBoxes(puzzle), settings.chain, settings.chainShare);
  return {
    ...firstChain(emptyBoxGrid(puzzle), chainLength),
    settings,
    temperature: 0,
    startTemperature: 0,
    walked: 0,
    walkSum: 0,
    walkSquares: 0,
    starts: 0,
  };
}

export function newStart(state: State, seed: number): void {
  fillBoxes(state, seed);
  state.bestOfStart = state.energy;
  state.best = state.starts === 0 ? state.energy : Math.min(state.best, state.energy);
  state.starts++;
}

export function walk(state: State, a: number, b: number, delta: number): void {
  swap(state, a, b, delta);
  state.walked++;
  state.walkSum += state.energy;
  state.walkSquares += state.energy ** 2;
}

/** As hot as the energy is restless on a random walk: about four swaps in five are then accepted. */
export function warm(state: State): void {
  const { settings, walked, walkSum, walkSquares } = state;
  state.startTemperature = settings.start > 0 ? settings.start : standardDeviation(walked, walkSum, walkSquares);
  state.temperature = state.startTemperature;
  state.bestOfStart = state.energy;
  state.best = Math.min(state.best, state.energy);
}

export function cool(state: State): void {
  state.temperature *= state.settings.cooling;
  state.stagnant = idleChains(state);
  beginChain(state, state.chain + 1);
}

export function reheat(state: State): void {
  state.temperature = state.startTemperature;
  state.stagnant = 0;
  beginChain(state, 1);
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { puzzle, digits, settings, chainLength } = state;
  const random = drawsOf(state, settings.seed);
  // Each box as often as it has free cells: every free cell is then chosen equally often.
  const boxes = swappableBoxes(puzzle).flatMap((free) => free.map(() => swapsOf(free)));

  let seed = settings.seed;
  do {
    newStart(state, seed);
    yield { kind: 'newStart', seed };
    if (state.energy > 0 && boxes.length === 0) {
      yield { kind: 'noSolution' };
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
        yield { kind: 'walk', cell, other, delta };
      }
      warm(state);
      yield { kind: 'warm' };
    }

    let frozen = false;
    while (state.energy > 0 && !frozen) {
      // A chain: so many proposals at one temperature.
      while (state.energy > 0 && state.proposedInChain < chainLength) {
        if (state.proposals >= settings.limit) {
          yield { kind: 'limit' };
          return 'bound';
        }
        const [cell, other] = randomSwap(boxes, random);
        const delta = swapDifference(counts, digits, cell, other);
        propose(state, cell, other, delta);
        yield { kind: 'propose', cell, other, delta };

        const lucky = delta > 0 && random.fraction() < acceptance(delta, state.temperature);
        if (delta <= 0) {
          accept(state);
          countSwap(counts, digits, cell, other);
          yield { kind: 'accept', cell, other, delta };
        } else if (overrideOf(state, 'acceptWorse') || (lucky && !overrideOf(state, 'reject'))) {
          accept(state);
          countSwap(counts, digits, cell, other);
          yield { kind: 'acceptWorse', cell, other, delta };
        } else {
          reject(state, cell, other);
          yield { kind: 'reject', cell, other, delta };
        }
      }
      if (state.energy === 0) break;

      const share = Math.round((1000 * state.acceptedInChain) / chainLength);
      frozen = idleChains(state) >= settings.patience;
      if (frozen) {
        reheat(state);
        yield { kind: 'reheat', share };
      } else {
        cool(state);
        yield { kind: 'cool', share };
      }
    }
    seed = random.below(NEW_SEEDS);
  } while (state.energy > 0);
  yield { kind: 'solved' };
  return 'solved';
}
