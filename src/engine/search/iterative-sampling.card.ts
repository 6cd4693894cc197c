import type { Algorithm, OptionsOf } from '../algorithm.ts';
import { seedOption } from '../options.ts';
import { searchTray, trayAfter, triedFirst } from '../picture/digit-tray.ts';
import { endSteps, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import { candidates, none, run, type State, start, startOver } from './iterative-sampling.ts';

const steps = {
  place: searchSteps.place,
  deadEnd: searchSteps.deadEnd,
  startOver: { label: 'start over', fields: {}, detail: 'milestone', tone: 'removed', depth: 0, undoes: true },
  solved: endSteps.solved,
  limit: { label: 'limit', fields: {}, detail: 'milestone', tone: 'conflict', bound: true },
} as const;

export type Step = StepOf<typeof steps>;

const cellChoices = { fewest: 'fewest candidates', random: 'a random one' } as const;

const options = {
  next: { type: 'choice', label: 'Next cell', values: cellChoices, default: 'fewest' },
  probes: { type: 'integer', label: 'Most probes', min: 1, max: 1_000_000, default: 10_000 },
  seed: seedOption,
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns the candidates of a cell, the drawn one first. The others have no order, because the next draw is random. */
function drawnFirst(state: State, cell: number, step: Step | undefined): number[] {
  return triedFirst(candidates(state, cell), [], step?.kind === 'place' ? step.digit : none);
}

/** Langley's search of 1992: it goes down at random and never back, only down again from the start. */
export const iterativeSampling = {
  id: 'iterative-sampling',
  title: 'Iterative sampling',
  summary: 'Fill cells with random candidates; when a cell has none left, start over from the givens.',
  input: 'puzzle',
  draft: true,
  shows: ['probes', 'placements'],
  steps,
  options,
  counters: {
    probes: { label: 'probes that failed', kinds: ['deadEnd'] },
    placements: { label: 'placements', kinds: ['place'] },
  },
  metric: { label: 'filled cells', of: ({ digits }) => digits.reduce((filled, digit) => filled + Number(digit !== 0), 0) },
  draws: true,
  start,
  run,
  apply: {
    place: (state, { cell, digit }) => {
      state.digits[cell] = digit;
    },
    startOver,
  },
  clone: (state) => ({ ...state, digits: state.digits.slice() }),
  picture: (state, step) => ({ grid: state, tray: trayAfter(step, searchTray, (cell) => drawnFirst(state, cell, step)) }),
  solution: ({ digits }) => digits,
  decisions: (state, step) => (step.kind === 'place' ? candidates(state, step.cell).map((digit) => ({ ...step, digit })) : []),
} satisfies Algorithm<State, typeof steps, typeof options>;
