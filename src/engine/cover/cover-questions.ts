import type { Alternative } from '../algorithm.ts';
import { type CoverSearch, type CoverState, cellOf } from './cover-state.ts';

/**
 * Returns other open columns that a reader might expect to be chosen: a later one with as few rows, the leftmost, then those with few rows.
 * Where ties are drawn, those with as few rows are just as right. Empty where the whole choice is random.
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
  const isRight = (item: number) => rule === 'ties' && S[item] === S[step.item];
  return [...new Set([...likely, ...few, ...others])].map((item) => ({ step: { ...step, item }, right: isRight(item) }));
}

/**
 * Returns the choices that are as right as the run's own for a reader who makes the moves: where the fewest rows decide, every column with
 * as few. Which of them the run takes is only its habit. The columns' sizes have to be counted.
 */
export function columnTies<Step extends { readonly item: number }>(
  { S }: CoverState,
  open: readonly number[],
  step: Step,
  rule: CoverSearch['rule'],
): Step[] {
  if (rule !== 'fewest' && rule !== 'ties') return [];
  return open.filter((item) => item !== step.item && S[item] === S[step.item]).map((item) => ({ ...step, item }));
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

/** Returns other rows that a reader might expect to be taken back: the chosen ones, the last one first, then some others. */
export function takenBackAlternatives<Step extends { readonly option: number; readonly cell: number }>(
  state: CoverState,
  step: Step,
): Alternative<Step>[] {
  const { problem, rows, depth, columns } = state;
  const earlier = Array.from(rows.subarray(0, Math.max(0, depth - 1))).reverse();
  const column = columns[depth - 1];
  const rivals = problem.options.flatMap(({ items }, option) => (items.includes(column) && option !== step.option ? [option] : []));
  return [...new Set([...earlier, ...rivals])].map((option) => ({ step: { ...step, option, cell: cellOf(state, option) }, right: false }));
}

/** Returns the things nearest to a given one, the nearest first. Those with `isOut` come before the others. */
export function nearest(count: number, one: number, isOut: (other: number) => boolean): number[] {
  const others = Array.from({ length: count }, (_, other) => other).filter((other) => other !== one);
  return others.sort((a, b) => Number(isOut(b)) - Number(isOut(a)) || Math.abs(a - one) - Math.abs(b - one));
}
