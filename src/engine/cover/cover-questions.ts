import type { Alternative } from '../algorithm.ts';
import { type CoverState, cellOf } from './cover-state.ts';

/**
 * The other columns that a reader might expect to be chosen from the open ones; no question where chance decides.
 * One with as few rows as the chosen one is right too; it comes last, so that there is something to choose between.
 */
export function columnAlternatives<Step extends { readonly item: number }>(
  { S }: CoverState,
  open: readonly number[],
  step: Step,
  rule: 'fewest' | 'leftmost' | 'random',
): Alternative<Step>[] {
  if (rule === 'random') return [];
  const others = open.filter((item) => item !== step.item);
  const ties = rule === 'fewest' ? others.filter((item) => S[item] === S[step.item]) : [];
  const wrong = others.filter((item) => !ties.includes(item)).sort((a, b) => S[a]! - S[b]!);
  return [...wrong, ...ties].map((item) => ({ step: { ...step, item }, right: ties.includes(item) }));
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
