import type { Algorithm, Alternative, OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import { endSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { refusesBoxGrid } from './box-grid.ts';
import { improve, look, newStart, run, type State, sidestep, start } from './hill-climbing.ts';
import { landscapeOf, pictureOf } from './landscape.ts';
import { otherDifferences } from './other-differences.ts';
import { newStartInFull, swapFields, swapRestsOn, swapSteps } from './swap-steps.ts';

const move = { fields: swapFields, detail: 'step', predict: ['kind'], writes: 'swap', keeps: 'no-worse' } as const;

const steps = {
  newStart: swapSteps.newStart,
  look: { label: 'look at a swap', fields: swapFields, detail: 'micro', tone: 'trying', predict: ['delta'], proposes: true },
  improve: { ...move, label: 'go down', tone: 'placed' },
  sidestep: { ...move, label: 'go sideways', tone: 'logic' },
  optimum: { label: 'local optimum', fields: {}, detail: 'milestone', tone: 'conflict', predict: ['kind'], deadEnd: true },
  solved: endSteps.solved,
  limit: swapSteps.limit,
  noSolution: endSteps.noSolution,
} as const;

export type Step = StepOf<typeof steps>;

const choices = { first: 'the first better one', best: 'the best of all' } as const;

const options = {
  choice: { type: 'choice', label: 'Swap to make', values: choices, default: 'first' },
  sideways: { type: 'integer', label: 'Most sideways moves in a row', min: 0, max: 10_000, default: 0 },
  limit: { type: 'integer', label: 'Most swaps to try', min: 1, max: 1_000_000_000, default: 10_000_000 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  const wrong = (...others: Step[]) => others.map((other) => ({ step: other, right: false }));
  const improving = (cell: number, other: number): Step => ({ kind: 'improve', cell, other, delta: -1 });
  const sideways = (cell: number, other: number): Step => ({ kind: 'sidestep', cell, other, delta: 0 });
  switch (step.kind) {
    case 'look':
      return wrong(...otherDifferences(step.delta, state.puzzle.grid.size).map((delta) => ({ ...step, delta })));
    case 'improve':
      return wrong(sideways(step.cell, step.other), { kind: 'optimum' });
    case 'sidestep':
      return wrong(improving(step.cell, step.other), { kind: 'optimum' });
    case 'optimum':
      return wrong(improving(-1, -1), sideways(-1, -1));
    default:
      return [];
  }
}

/** Returns 1 or 0: only the order in which a climber looks is random. Before the boxes are filled, 1 for every possible change. */
function chanceOf(state: State, difference: number): number {
  const { choice, sideways } = state.settings;
  if (difference > 0 || (difference === 0 && state.sideways >= sideways)) return 0;
  if (difference < 0 && choice === 'first') return 1;
  return difference === Math.min(...(landscapeOf(state)?.keys() ?? [difference])) ? 1 : 0;
}

/**
 * Hill climbing with random restarts: only swaps that improve the grid, or keep its energy for a while; where there is none, it restarts.
 */
export const hillClimbing = {
  id: 'hill-climbing',
  title: 'Hill climbing',
  summary: 'Fill the boxes at random and make only swaps that help; where none is left, begin again from another random grid.',
  input: 'puzzle',
  shows: ['looks', 'better', 'sideways', 'optima'],
  steps,
  options,
  counters: {
    looks: { label: 'swaps looked at', kinds: ['look'] },
    better: { label: 'better swaps made', kinds: ['improve'] },
    sideways: { label: 'sideways', kinds: ['sidestep'] },
    optima: { label: 'local optima', kinds: ['optimum'] },
    starts: { label: 'starts', kinds: ['newStart'] },
  },
  paces: { milestone: 'climbs', step: 'swaps made' },
  metric: { label: 'energy', of: (state) => state.energy },
  refuses: refusesBoxGrid,
  draws: true,
  start,
  run,
  apply: {
    newStart: (state, { seed }) => newStart(state, seed),
    look: (state, { delta }) => look(state, delta),
    improve: (state, { cell, other, delta }) => improve(state, cell, other, delta),
    sidestep: (state, { cell, other }) => sidestep(state, cell, other),
  },
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  picture: pictureOf,
  localSearch: { landscapeOf, chanceOf, drawsAfter: () => false },
  solution: (state) => state.digits,
  alternatives,
  manual: { moves: { look: 'say', optimum: 'say', improve: 'say', sidestep: 'say' }, thoughts: [] },
  because: swapRestsOn,
  inFull: newStartInFull,
} satisfies Algorithm<State, typeof steps, typeof options>;
