import { hasDigit } from '../candidates.ts';
import { triedFirst } from '../picture/digit-tray.ts';
import { type AnyStep, fieldOf } from '../step.ts';
import type { SearchState } from './backtracking.ts';

/** The digits of the cell that a step is about, in the order in which a search tries them that fills its cells in a fixed order. */
export function orderAt({ digitOrder, tried, depth }: SearchState, step: AnyStep | undefined): number[] {
  const level = step?.kind === 'place' ? depth - 1 : depth;
  return triedFirst(digitOrder, tried[level], step ? fieldOf(step, 'digit') : 0);
}

/** The digits that have not been tried in the cell of the present level, in the order in which such a search tries them. */
export function untried({ digitOrder, tried, depth }: SearchState): number[] {
  return digitOrder.filter((digit) => !hasDigit(tried[depth], digit));
}
