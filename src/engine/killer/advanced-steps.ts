import { endSteps, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';

/** The kinds of step of the advanced solver. */
export const steps = {
  derive: { label: 'rule of 45', fields: { cage: 'index' }, detail: 'step', tone: 'logic', predict: ['cage'] },
  strikeCombination: {
    label: 'strike a combination',
    fields: { cage: 'index', digits: 'digits' },
    detail: 'micro',
    tone: 'removed',
    predict: ['digits'],
  },
  strikeCandidate: {
    label: 'strike a candidate',
    fields: { cage: 'index', cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'removed',
  },
  strikeOutside: {
    label: 'strike outside the cage',
    fields: { cage: 'index', cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'removed',
  },
  shareCombination: {
    label: 'share out a house: strike a combination',
    fields: { house: 'house', cage: 'index', digits: 'digits' },
    detail: 'micro',
    tone: 'removed',
    predict: ['digits'],
  },
  shareCandidate: {
    label: 'share out a house: strike a candidate',
    fields: { house: 'house', cell: 'cell', digit: 'digit' },
    detail: 'micro',
    tone: 'removed',
  },
  nakedSingle: {
    label: 'last candidate',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    writes: true,
  },
  hiddenSingle: {
    label: 'last place',
    fields: { cell: 'cell', digit: 'digit', house: 'house' },
    detail: 'step',
    tone: 'placed',
    predict: ['cell'],
    writes: true,
  },
  choose: { ...searchSteps.choose, predict: ['cell'] },
  try: {
    label: 'try a digit',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'trying',
    depth: 1,
    writes: true,
  },
  deadCell: { label: 'dead end: a cell', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  deadHouse: {
    label: 'dead end: a house',
    fields: { house: 'house', digit: 'digit' },
    detail: 'milestone',
    tone: 'conflict',
    deadEnd: true,
  },
  deadCage: { label: 'dead end: a cage', fields: { cage: 'index' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  deadShare: {
    label: 'dead end: a house cannot be shared out',
    fields: { house: 'house' },
    detail: 'milestone',
    tone: 'conflict',
    deadEnd: true,
  },
  takeBack: { ...searchSteps.takeBack, predict: ['cell'] },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;
