import type { Alternative } from '../algorithm.ts';
import { type CoverSearch, type CoverState, cellOf } from './cover-state.ts';

/**
 * The other columns that a reader might expect to be chosen from the open ones, no question where chance decides: one with as
 * few rows that stands further right, the leftmost, then those with few rows.
 */
export function columnAlternatives<Step extends { readonly item: number }>(
  { S }: CoverState,
  open: readonly number[],
  step: Step,
  rule: CoverSearch['rule'],
): Alternative<Step>[] {
  if (rule === 'random') return [];
  const others = open.filter((item) => item !== step.item);
  const tie = others.find((item) => S[item] === S[step.item]);
  const likely = [tie, others[0]].filter((item) => item !== undefined);
  const few = others.filter((item) => S[item] !== S[step.item]).sort((a, b) => S[a] - S[b]);
  return [...new Set([...likely, ...few, ...others])].map((item) => ({ step: { ...step, item }, right: false }));
}

/** The other rows of the column that a reader might expect to be chosen. */
export function rowAlternatives<Step extends { readonly option: number; readonly cell: number }>(
  state: CoverState,
  rows: readonly number[],
  step: Step,
): Alternative<Step>[] {
  return rows
    .filter((option) => option !== step.option)
    .map((option) => ({ step: { ...step, option, cell: cellOf(state, option) }, right: false }));
}
