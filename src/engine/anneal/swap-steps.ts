import type { StepOf } from '../step.ts';
import type { Thing } from '../thing.ts';

/** A swap of two cells of a box: by how much it changes the energy, and which cells. */
export const swapFields = { cell: 'cell', other: 'witness', delta: 'delta' } as const;

/** The kinds of step of searches that swap two cells of a box and then decide whether to keep the swap. */
export const swapSteps = {
  newStart: { label: 'new start', fields: { seed: 'word' }, detail: 'milestone', tone: 'quiet', writes: 'all' },
  propose: {
    label: 'swap two cells',
    fields: swapFields,
    detail: 'micro',
    tone: 'trying',
    predict: ['delta'],
    writes: 'swap',
    proposes: true,
  },
  accept: { label: 'keep', fields: swapFields, detail: 'step', tone: 'placed', predict: ['kind'], keeps: 'no-worse' },
  acceptWorse: { label: 'keep a worse one', fields: swapFields, detail: 'step', tone: 'worse', predict: ['kind'], keeps: 'worse' },
  reject: {
    label: 'swap back',
    fields: swapFields,
    detail: 'micro',
    tone: 'removed',
    undoes: true,
    predict: ['kind'],
  },
  limit: { label: 'limit reached', fields: {}, detail: 'milestone', tone: 'conflict', bound: true },
} as const;

/** The counters of such a search. */
export const swapCounters = {
  proposals: { label: 'swaps proposed', kinds: ['propose'] },
  accepted: { label: 'kept', kinds: ['accept', 'acceptWorse'] },
  worse: { label: 'worse but kept', kinds: ['acceptWorse'] },
  rejected: { label: 'swapped back', kinds: ['reject'] },
} as const;

/** How a reader decides on swaps. */
export const keepingMoves = { moves: { accept: 'say', acceptWorse: 'say', reject: 'say' }, thoughts: [] } as const;

type Decided = Extract<StepOf<typeof swapSteps>, { kind: 'acceptWorse' | 'reject' }>;

/** A worse swap depends on chance, so keeping it and rejecting it are both right. */
export function keptOrNot(_: unknown, step: { readonly kind: string }): Decided[] {
  if (step.kind !== 'reject' && step.kind !== 'acceptWorse') return [];
  const decided = step as Decided;
  return [
    { ...decided, kind: 'acceptWorse' },
    { ...decided, kind: 'reject' },
  ];
}

/** Exports a new start with its digits, because other programs cannot draw them. */
export const newStartInFull = ({ digits }: { readonly digits: Uint8Array }, { kind }: { readonly kind: string }) =>
  kind === 'newStart' ? { digits: Array.from(digits) } : {};

/** The digit that a swap brings to a cell comes from the other one. */
export function swapRestsOn(_: unknown, step: { readonly kind: string }, thing: Thing): Thing[] | undefined {
  if (thing.of !== 'cell' || !('other' in step && 'cell' in step)) return undefined;
  return [{ of: 'cell', cell: Number(thing.cell === step.cell ? step.other : step.cell) }];
}
