import { hasDigit } from '../../engine/candidates.ts';
import { type MarkedHouse, numbersInOrder, unionOf } from '../set/set.ts';
import { type Filling, fillingOf, isTooFew, leftOver, ownerOf, poorer, unusedBy, written } from './hall.ts';

/** A house with a digit written that makes it impossible. */
export interface Hall {
  /** The house before the digit was written. */
  readonly before: MarkedHouse;
  readonly house: MarkedHouse;
  readonly cell: number;
  readonly digit: number;
}

/** How far a reader has come: how the house is filled, the group in the order in which it grew, and whether the digit is taken back. */
export interface Stage {
  readonly hall: Hall;
  readonly filling: Filling;
  readonly group: readonly number[];
  readonly isBack: boolean;
  /** Whether after that a full filling is shown, and the lines that are in none. */
  readonly isFull: boolean;
}

/** The beginning: one cell more than need be has no digit. */
export function stageOf(before: MarkedHouse, cell: number, digit: number): Stage {
  const house = written(before, cell, digit);
  return { hall: { before, house, cell, digit }, filling: poorer(house, fillingOf(house)), group: [], isBack: false, isFull: false };
}

/** Whether every digit of the group is used inside it. */
export const isClosed = ({ hall: { house }, group }: Stage): boolean => group.length > 0 && isTooFew(house, group);

/** What brings a reader one step further: a cell that joins, a digit that nobody has, the digit that is taken back, or the lines of no filling. */
export function nextOf(stage: Stage): { readonly cell: number } | { readonly digit: number } | 'back' | 'full' | undefined {
  const { hall, filling, group, isBack, isFull } = stage;
  if (isBack) return isFull ? undefined : 'full';
  if (isClosed(stage)) return 'back';
  if (group.length === 0) {
    const [cell] = leftOver(hall.house, filling);
    return cell === undefined ? undefined : { cell };
  }
  const [unused] = unusedBy(hall.house, filling, group);
  if (unused !== undefined) return { digit: unused };
  const known = unionOf(hall.house, group);
  const owners = numbersInOrder(hall.house).flatMap((digit) => (hasDigit(known, digit) ? [ownerOf(filling, digit)!] : []));
  return { cell: owners.find((cell) => !group.includes(cell))! };
}
