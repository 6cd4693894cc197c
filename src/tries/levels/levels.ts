import type { diggingOrders } from '../../engine/generate/digging-order.ts';
import { type DiggingLevel, diggingLevels } from '../../engine/generate/levels.ts';

/** The levels of the paper, easiest first, with their numbers. */
export const LEVELS: readonly (DiggingLevel & { readonly order: keyof typeof diggingOrders })[] = diggingLevels.paper;

/** The numbers of givens that can be chosen: from the fewest that a puzzle with one solution can have to a full grid. */
export const [FEWEST, MOST] = [17, 81];
export const BEGINNING = 30;

/** The index of the level that asks for a number of givens; undefined where none does. */
export function levelOf(givens: number): number | undefined {
  const index = LEVELS.findIndex(({ givens: [least, most] }) => least <= givens && givens <= most);
  return index < 0 ? undefined : index;
}

/** Whether levels ask for fewer and for more givens than this, but none for this number. */
export const isGap = (givens: number): boolean =>
  levelOf(givens) === undefined &&
  LEVELS.some(({ givens: [, most] }) => most < givens) &&
  LEVELS.some(({ givens: [least] }) => least > givens);
