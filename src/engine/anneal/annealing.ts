import type { Algorithm, Alternative, OptionsOf, Outcome } from '../algorithm.ts';
import type { Puzzle } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import type { StepOf } from '../step.ts';
import {
  type BoxGrid,
  emptyBoxGrid,
  fillBoxes,
  NEW_SEEDS,
  refusesBoxGrid,
  type Swap,
  swapCells,
  swappableBoxes,
  swapsOf,
} from './box-grid.ts';
import { countLines, countSwap } from './energy.ts';
import { otherDifferences } from './other-differences.ts';
import { acceptance, chainLengthOf, chainRules, stagnationRules, standardDeviation, WALK_LENGTH } from './schedule.ts';

const swap = { cell: 'cell', other: 'witness', delta: 'delta' } as const;
const changes = ['cell', 'other'] as const;
/** Swaps kept in a chain, out of a thousand proposed. */
const share = { share: 'count' } as const;

const steps = {
  newStart: { label: 'new start', fields: { seed: 'word' }, detail: 'milestone', tone: 'quiet' },
  walk: { label: 'random walk', fields: swap, detail: 'micro', tone: 'quiet', changes },
  warm: { label: 'start temperature', fields: {}, detail: 'milestone', tone: 'quiet' },
  propose: { label: 'swap two cells', fields: swap, detail: 'micro', tone: 'trying', changes, predict: ['delta'] },
  accept: { label: 'accept', fields: swap, detail: 'micro', tone: 'placed', predict: ['kind'] },
  acceptWorse: { label: 'accept a worse one', fields: swap, detail: 'micro', tone: 'worse', predict: ['kind'] },
  reject: { label: 'reject', fields: swap, detail: 'micro', tone: 'removed', undoes: true, changes, predict: ['kind'] },
  cool: { label: 'cool', fields: share, detail: 'step', tone: 'logic', predict: ['kind'] },
  reheat: { label: 'reheat', fields: share, detail: 'milestone', tone: 'conflict', predict: ['kind'] },
  solved: { label: 'solved', fields: {}, detail: 'milestone', tone: 'done' },
  limit: { label: 'limit reached', fields: {}, detail: 'milestone', tone: 'conflict' },
  noSolution: { label: 'no solution', fields: {}, detail: 'milestone', tone: 'conflict' },
} as const;

type Step = StepOf<typeof steps>;

const options = {
  start: { type: 'number', label: 'Start temperature (0: measure it)', min: 0, max: 50, default: 0 },
  chain: { type: 'choice', label: 'Chain length', values: chainRules, default: 'square-of-sum' },
  chainShare: { type: 'number', label: 'Chain length, times', min: 0.01, max: 10, default: 1 },
  cooling: { type: 'number', label: 'Cooling factor', min: 0.5, max: 0.9999, default: 0.99 },
  patience: { type: 'integer', label: 'Reheat after chains', min: 1, max: 1000, default: 20 },
  stagnation: { type: 'choice', label: 'in which', values: stagnationRules, default: 'no-improving-move' },
  limit: { type: 'integer', label: 'Proposals at most', min: 1, max: 1_000_000_000, default: 20_000_000 },
  seed: { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1 },
} as const;

interface State extends BoxGrid {
  readonly settings: OptionsOf<typeof options>;
  /** Proposals in a chain. */
  readonly chainLength: number;
  /** What the swap that is still to be decided on has added to the energy; 0 when none is. */
  pending: number;
  /** The lowest energy accepted in the run, and since the last new start. */
  best: number;
  bestOfStart: number;
  /** 0 until it is set. */
  temperature: number;
  startTemperature: number;
  /** Of the energies met on the random walk: how many, their sum, the sum of their squares. */
  walked: number;
  walkSum: number;
  walkSquares: number;
  /** In the whole run. */
  proposals: number;
  starts: number;
  /** The present chain, counted from 1 at each new start. */
  chain: number;
  proposedInChain: number;
  acceptedInChain: number;
  /** Whether the present chain has brought what the stagnation rule asks for. */
  improvedInChain: boolean;
  /** Chains in a row, up to the last one, that brought nothing. */
  stagnant: number;
}

function newStart(state: State, seed: number): void {
  fillBoxes(state, seed);
  state.bestOfStart = state.energy;
  state.best = state.starts === 0 ? state.energy : Math.min(state.best, state.energy);
  state.starts++;
}

function walk(state: State, a: number, b: number, delta: number): void {
  swapCells(state.digits, a, b);
  state.energy += delta;
  state.walked++;
  state.walkSum += state.energy;
  state.walkSquares += state.energy ** 2;
}

/** As hot as the energy is restless on a random walk: about four swaps in five are then accepted. */
function warm(state: State): void {
  const { settings, walked, walkSum, walkSquares } = state;
  state.startTemperature = settings.start > 0 ? settings.start : standardDeviation(walked, walkSum, walkSquares);
  state.temperature = state.startTemperature;
  state.bestOfStart = state.energy;
  state.best = Math.min(state.best, state.energy);
}

function propose(state: State, a: number, b: number, delta: number): void {
  swapCells(state.digits, a, b);
  state.energy += delta;
  state.pending = delta;
  state.proposals++;
  state.proposedInChain++;
}

function accept(state: State): void {
  const improves = state.settings.stagnation === 'no-new-best' ? state.energy < state.bestOfStart : state.pending < 0;
  if (improves) state.improvedInChain = true;
  state.bestOfStart = Math.min(state.bestOfStart, state.energy);
  state.best = Math.min(state.best, state.energy);
  state.acceptedInChain++;
  state.pending = 0;
}

function reject(state: State, a: number, b: number): void {
  swapCells(state.digits, a, b);
  state.energy -= state.pending;
  state.pending = 0;
}

/** Chains in a row that brought nothing, the present one included. */
function idleChains(state: State): number {
  return state.improvedInChain ? 0 : state.stagnant + 1;
}

function beginChain(state: State, chain: number): void {
  state.chain = chain;
  state.proposedInChain = 0;
  state.acceptedInChain = 0;
  state.improvedInChain = false;
}

function cool(state: State): void {
  state.temperature *= state.settings.cooling;
  state.stagnant = idleChains(state);
  beginChain(state, state.chain + 1);
}

function reheat(state: State): void {
  state.temperature = state.startTemperature;
  state.stagnant = 0;
  beginChain(state, 1);
}

function* run(state: State): Generator<Step, Outcome, undefined> {
  const { puzzle, digits, settings, chainLength } = state;
  const random = randomFrom(settings.seed);
  // Each box as often as it has free cells: every free cell is then chosen equally often.
  const boxes = swappableBoxes(puzzle).flatMap((free) => new Array<Swap[]>(free.length).fill(swapsOf(free)));
  const randomSwap = () => {
    const swaps = boxes[random.below(boxes.length)]!;
    return swaps[random.below(swaps.length)]!;
  };

  let seed = settings.seed;
  do {
    newStart(state, seed);
    yield { kind: 'newStart', seed };
    const counts = countLines(puzzle.grid, digits);
    if (state.energy > 0 && boxes.length === 0) {
      yield { kind: 'noSolution' };
      return 'no-solution';
    }

    if (state.energy > 0 && state.starts === 1) {
      while (state.energy > 0 && settings.start === 0 && state.walked < WALK_LENGTH) {
        const [cell, other] = randomSwap();
        const delta = countSwap(counts, digits, cell, other);
        walk(state, cell, other, delta);
        yield { kind: 'walk', cell, other, delta };
      }
      warm(state);
      yield { kind: 'warm' };
    }

    let frozen = false;
    while (state.energy > 0 && !frozen) {
      if (state.proposedInChain === chainLength) {
        const share = Math.round((1000 * state.acceptedInChain) / chainLength);
        frozen = idleChains(state) >= settings.patience;
        if (frozen) {
          reheat(state);
          yield { kind: 'reheat', share };
        } else {
          cool(state);
          yield { kind: 'cool', share };
        }
        continue;
      }
      if (state.proposals >= settings.limit) {
        yield { kind: 'limit' };
        return 'limit';
      }

      const [cell, other] = randomSwap();
      const delta = countSwap(counts, digits, cell, other);
      propose(state, cell, other, delta);
      yield { kind: 'propose', cell, other, delta };

      if (delta <= 0) {
        accept(state);
        yield { kind: 'accept', cell, other, delta };
      } else if (random.fraction() < acceptance(delta, state.temperature)) {
        accept(state);
        yield { kind: 'acceptWorse', cell, other, delta };
      } else {
        countSwap(counts, digits, cell, other);
        reject(state, cell, other);
        yield { kind: 'reject', cell, other, delta };
      }
    }
    seed = random.below(NEW_SEEDS);
  } while (state.energy > 0);
  yield { kind: 'solved' };
  return 'solved';
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'newStart':
      newStart(state, step.seed);
      return;
    case 'walk':
      walk(state, step.cell, step.other, step.delta);
      return;
    case 'warm':
      warm(state);
      return;
    case 'propose':
      propose(state, step.cell, step.other, step.delta);
      return;
    case 'accept':
    case 'acceptWorse':
      accept(state);
      return;
    case 'reject':
      reject(state, step.cell, step.other);
      return;
    case 'cool':
      cool(state);
      return;
    case 'reheat':
      reheat(state);
      return;
    case 'solved':
    case 'limit':
    case 'noSolution':
      return;
    default:
      step satisfies never;
  }
}

/** What a reader might expect in place of the step. A worse swap is up to chance, so what is asked is how great the chance is. */
function alternatives(_state: State, step: Step): Alternative<Step>[] {
  const wrong = (other: Step): Alternative<Step> => ({ step: other, right: false });
  switch (step.kind) {
    case 'propose':
      return otherDifferences(step.delta).map((delta) => wrong({ ...step, delta }));
    case 'accept':
      return [1, 2].map((delta) => wrong({ ...step, kind: 'acceptWorse', delta }));
    case 'acceptWorse':
    case 'reject': {
      const differences = otherDifferences(step.delta).filter((delta) => delta > 0);
      return [wrong({ ...step, kind: 'accept' }), ...differences.map((delta) => wrong({ ...step, kind: 'acceptWorse', delta }))];
    }
    case 'cool':
      return [wrong({ ...step, kind: 'reheat' })];
    case 'reheat':
      return [wrong({ ...step, kind: 'cool' })];
    default:
      return [];
  }
}

/** Lewis's simulated annealing: chains of swaps inside boxes at falling temperatures, begun anew when nothing improves. */
export const annealing = {
  id: 'annealing',
  steps,
  options,
  counters: {
    proposals: { label: 'swaps proposed', kinds: ['propose'] },
    accepted: { label: 'accepted', kinds: ['accept', 'acceptWorse'] },
    worse: { label: 'worse but accepted', kinds: ['acceptWorse'] },
    rejected: { label: 'rejected', kinds: ['reject'] },
    chains: { label: 'chains', kinds: ['cool', 'reheat'] },
    reheats: { label: 'reheats', kinds: ['reheat'] },
  },
  metric: { label: 'energy', of: (state) => state.energy - state.pending },
  refuses: refusesBoxGrid,
  start: (puzzle: Puzzle, settings: OptionsOf<typeof options>): State => {
    const board = emptyBoxGrid(puzzle);
    return {
      ...board,
      settings,
      chainLength: chainLengthOf(swappableBoxes(puzzle), settings.chain, settings.chainShare),
      pending: 0,
      best: board.energy,
      bestOfStart: board.energy,
      temperature: 0,
      startTemperature: 0,
      walked: 0,
      walkSum: 0,
      walkSquares: 0,
      proposals: 0,
      starts: 0,
      chain: 1,
      proposedInChain: 0,
      acceptedInChain: 0,
      improvedInChain: false,
      stagnant: 0,
    };
  },
  run,
  apply,
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  solution: (state) => state.digits,
  alternatives,
  inFull: ({ digits }, { kind }) => (kind === 'newStart' ? { digits: Array.from(digits) } : {}),
} satisfies Algorithm<State, typeof steps, typeof options>;
