import { seedOption } from '../options.ts';
import { endSteps } from '../shared-steps.ts';

/** The kinds of step of every search for exact covers. */
export const searchSteps = {
  given: { label: 'row of a given', fields: { option: 'index', cell: 'cell' }, detail: 'step', tone: 'quiet' },
  clash: { label: 'givens clash', fields: { item: 'index' }, detail: 'milestone', tone: 'conflict' },
  choose: { label: 'choose a column', fields: { item: 'index' }, detail: 'step', tone: 'trying', predict: ['item'] },
  pick: {
    label: 'choose a row',
    fields: { option: 'index', cell: 'cell' },
    detail: 'milestone',
    tone: 'placed',
    depth: 1,
    predict: ['option'],
    writes: true,
  },
  solution: { label: 'solution', fields: {}, detail: 'milestone', tone: 'done' },
  deadEnd: { label: 'dead end', fields: { item: 'index' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  takeBack: {
    label: 'take a row back',
    fields: { option: 'index', cell: 'cell' },
    detail: 'milestone',
    tone: 'removed',
    depth: -1,
    undoes: true,
    predict: ['option'],
  },
  allFound: { label: 'all found', fields: {}, detail: 'milestone', tone: 'done' },
  noSolution: endSteps.noSolution,
} as const;

/** The settings of a search for exact covers. */
export const searchOptions = {
  rule: {
    type: 'choice',
    label: 'Column rule',
    values: { fewest: 'fewest rows', ties: 'fewest rows, ties at random', leftmost: 'leftmost', random: 'random' },
    default: 'fewest',
  },
  solutions: { type: 'integer', label: 'Solutions wanted', min: 0, max: 1_000_000, default: 1, zero: 'all of them' },
  givens: {
    type: 'choice',
    label: 'Givens',
    values: { left: 'left out of the matrix', covered: 'covered first' },
    default: 'left',
  },
  seed: { ...seedOption, when: ['rule', 'random'], orWhen: ['rule', 'ties'] },
} as const;
