import { triedFirst } from '../picture/digit-tray.ts';
import { type AnyStep, fieldOf } from '../step.ts';
import type { SearchState } from './backtracking.ts';

/** The digits of the cell that a step is about, in the order in which a search tries them that fills its cells in a fixed order. */
export function orderAt({ orders, tried, depth }: SearchState, step: AnyStep | undefined): number[] {
  const level = step?.kind === 'place' ? depth - 1 : depth;
  return triedFirst(orders[level], tried.digits(level), step ? fieldOf(step, 'digit') : 0);
}

/** The digits that have not been tried in the cell of the present level, in the order in which such a search tries them. */
export function untried({ orders, tried, depth }: SearchState): number[] {
  return orders[depth].filter((digit) => !tried.has(depth, digit));
}

/** The digits that have been tried in the cell of the present level besides one. */
export const triedBefore = ({ tried, depth }: Pick<SearchState, 'tried' | 'depth'>, digit: number): number[] =>
  tried.digits(depth).filter((other) => other !== digit);
