import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import { endSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { cool, newStart, reheat, run, type State, start, walk, warm } from './annealing.ts';
import { refusesBoxGrid } from './box-grid.ts';
import { accept, propose, reject } from './chain.ts';
import { landscapeOf, pictureOf } from './landscape.ts';
import { otherDifferences } from './other-differences.ts';
import { acceptance, chainRules, stagnationRules } from './schedule.ts';
import { keepingMoves, keptOrNot, newStartInFull, swapCounters, swapFields, swapRestsOn, swapSteps } from './swap-steps.ts';

/** Swaps kept in a chain, out of a thousand proposed. */
const share = { share: 'count' } as const;

const steps = {
  newStart: swapSteps.newStart,
  walk: { label: 'random walk', fields: swapFields, detail: 'micro', tone: 'quiet', writes: 'swap' },
  warm: { label: 'start temperature', fields: {}, detail: 'milestone', tone: 'quiet' },
  propose: swapSteps.propose,
  accept: swapSteps.accept,
  acceptWorse: swapSteps.acceptWorse,
  reject: swapSteps.reject,
  cool: { label: 'cool', fields: share, detail: 'stage', tone: 'logic', predict: ['kind'], shareKept: 'share' },
  reheat: { label: 'reheat', fields: share, detail: 'milestone', tone: 'conflict', predict: ['kind'], shareKept: 'share' },
  solved: endSteps.solved,
  limit: swapSteps.limit,
  noSolution: endSteps.noSolution,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  start: { type: 'number', label: 'Start temperature', min: 0, max: 50, default: 0, zero: 'its own value, from the random walk' },
  chain: { type: 'choice', label: 'Chain length', values: chainRules, default: 'square-of-sum' },
  chainShare: { type: 'number', label: 'Chain length, factor', min: 0.01, max: 10, default: 1 },
  cooling: { type: 'number', label: 'Cooling factor', min: 0.5, max: 0.9999, default: 0.99 },
  patience: { type: 'integer', label: 'Idle chains before it reheats', min: 1, max: 1000, default: 20 },
  stagnation: { type: 'choice', label: 'A chain is idle if', values: stagnationRules, default: 'no-improving-move' },
  limit: { type: 'integer', label: 'Most swaps to try', min: 1, max: 1_000_000_000, default: 20_000_000 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step. A worse swap depends on chance, so the question is about its probability. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const wrong = (other: Step): Alternative<Step> => ({ step: other, right: false });
  switch (step.kind) {
    case 'propose':
      return otherDifferences(step.delta, state.puzzle.grid.size).map((delta) => wrong({ ...step, delta }));
    case 'accept':
      return [1, 2].map((delta) => wrong({ ...step, kind: 'acceptWorse', delta }));
    case 'acceptWorse':
    case 'reject': {
      const differences = otherDifferences(step.delta, state.puzzle.grid.size).filter((delta) => delta > 0);
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

/** Lewis's simulated annealing: chains of swaps inside boxes at falling temperatures, restarted when nothing improves. */
export const annealing = {
  id: 'annealing',
  title: 'Simulated annealing',
  summary: 'Swaps inside boxes at a falling temperature: the hotter it is, the more often a worse one is kept.',
  input: 'puzzle',
  shows: ['proposals', 'worse', 'chains', 'reheats'],
  steps,
  options,
  counters: {
    ...swapCounters,
    chains: { label: 'chains', kinds: ['cool', 'reheat'] },
    reheats: { label: 'reheats', kinds: ['reheat'] },
  },
  paces: { stage: 'chains', step: 'swaps kept' },
  metric: { label: 'energy', of: (state) => state.energy - state.pending },
  refuses: refusesBoxGrid,
  draws: true,
  start,
  run,
  apply: {
    newStart: (state, { seed }) => newStart(state, seed),
    walk: (state, { cell, other, delta }) => walk(state, cell, other, delta),
    warm,
    propose: (state, { cell, other, delta }) => propose(state, cell, other, delta),
    accept,
    acceptWorse: accept,
    reject: (state, { cell, other }) => reject(state, cell, other),
    cool,
    reheat,
  },
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  picture: pictureOf,
  localSearch: {
    landscapeOf,
    chanceOf: (state, difference) => acceptance(difference, state.temperature),
    // The grid that it was stuck in is left behind.
    drawsAfter: (kind) => kind !== 'reheat',
    temperature: { of: (state) => state.temperature, setBy: ['newStart', 'walk', 'warm', 'cool', 'reheat'], chanceAt: acceptance },
  },
  solution: (state) => state.digits,
  alternatives,
  decisions: keptOrNot,
  ties: keptOrNot,
  manual: keepingMoves,
  because: swapRestsOn,
  inFull: newStartInFull,
} satisfies Algorithm<State, typeof steps, typeof options>;
