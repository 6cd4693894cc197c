import { endSteps, searchSteps } from '../../engine/shared-steps.ts';
import type { StepTable } from '../../engine/step.ts';

/** The kinds of step that every trace may have. */
export const coreKinds: StepTable = {
  ...searchSteps,
  takeBackTo: { label: 'jump back', fields: { to: 'count' }, detail: 'step', tone: 'removed', depth: -1, backTo: 'to', undoes: true },
  strike: {
    label: 'strike a mark',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    marks: true,
  },
  note: { label: 'note', fields: { text: 'index' }, detail: 'step', tone: 'quiet' },
  line: { label: 'line', fields: {}, detail: 'micro', tone: 'quiet' },
  ...endSteps,
};
