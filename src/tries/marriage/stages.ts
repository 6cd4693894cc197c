import type { MarkedHouse } from '../set/set.ts';
import { type Filling, fillingOf, type Growth, growthOf, written } from './hall.ts';

/** A house with a digit written that makes it impossible, and the group which shows that. */
export interface Hall {
  /** The house before the digit was written. */
  readonly before: MarkedHouse;
  readonly house: MarkedHouse;
  readonly cell: number;
  readonly digit: number;
  readonly filling: Filling;
  readonly growth: readonly Growth[];
}

export function hallOf(before: MarkedHouse, cell: number, digit: number): Hall {
  const house = written(before, cell, digit);
  const filling = fillingOf(house);
  return { before, house, cell, digit, filling, growth: growthOf(house, filling) };
}

/** The last stage takes the digit back; in the one before it the group is whole. */
export const lastStage = ({ growth }: Hall): number => growth.length + 1;

/** The cells of the group at a stage: none at first, then one more each time. */
export const groupAt = ({ growth }: Hall, stage: number): number[] => growth.slice(0, stage).map(({ cell }) => cell);
