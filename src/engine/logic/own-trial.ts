import { bitOf, digitsOf, leastDigit } from '../candidates.ts';
import { housesOf, type Position, placesIn, sees } from './position.ts';
import { type CellDigit, type Instance, seen } from './technique.ts';
import { afterTrial } from './trial.ts';

/** What comes of a digit that a reader writes on trial, after others. */
export type WrittenOnTrial =
  /** It must be there. `instance` has it next in its pattern; `isOver` says that the digits on trial now contradict each other. */
  | { readonly kind: 'follows'; readonly instance: Instance; readonly isOver: boolean }
  /** A digit on trial rules it out. */
  | { readonly kind: 'struck'; readonly by: CellDigit }
  /** It has other places, and its cell other digits: the house in which it has the fewest places. */
  | { readonly kind: 'open'; readonly house: number; readonly places: readonly number[] }
  /** The digit that is supposed is followed alone. */
  | { readonly kind: 'other-digit' };

/** Writes a candidate of an empty cell after the digits on trial of an instance that supposes its first one. */
export function writeOnTrial(position: Position, instance: Instance, written: readonly CellDigit[], next: CellDigit): WrittenOnTrial {
  const { grid } = position;
  const { cell, digit } = next;
  const isOfOneDigit = instance.technique === 'nishio';
  if (isOfOneDigit && digit !== written[0].digit) return { kind: 'other-digit' };
  const before = { ...position, ...afterTrial(position, written) };
  const by = written.find((each) => each.cell === cell || (each.digit === digit && sees(grid, each.cell, cell)));
  if (by) return { kind: 'struck', by };
  const houses = grid.housesOfCell[cell].map((house) => ({ house, places: placesIn(before, house, digit) }));
  const narrowest = houses.reduce((least, each) => (each.places.length < least.places.length ? each : least));
  const isLastOfCell = !isOfOneDigit && before.candidates[cell] === bitOf(digit);
  if (narrowest.places.length > 1 && !isLastOfCell) return { kind: 'open', ...narrowest };

  const isNext = (each: CellDigit) => each.cell === cell && each.digit === digit;
  const all = instance.pattern.slice(0, -1).map(({ cells, digits }) => ({ cell: cells[0], digit: leastDigit(digits) }));
  const isWritten = (one: CellDigit) => isNext(one) || written.some((each) => each.cell === one.cell);
  const now = [...written, next];
  const end = contradictionAfter(position, now, isOfOneDigit ? [digit] : digitsOf(2 ** grid.size - 1));
  const rest = end ? [] : all.filter((one) => !isWritten(one));
  const marks = [...now, ...rest].map((each, index) => seen([each.cell], bitOf(each.digit), index === 0 ? 0 : 1));
  const pattern = [...marks, end ? end.nothing : instance.pattern.at(-1)!];
  return { kind: 'follows', instance: { ...instance, pattern, houses: end ? end.houses : instance.houses }, isOver: end !== undefined };
}

/** A house without a place for one of these digits, or, where all are followed, a cell without a digit. */
function contradictionAfter(position: Position, written: readonly CellDigit[], digits: readonly number[]) {
  const { grid } = position;
  const after = { ...position, ...afterTrial(position, written) };
  for (const house of housesOf(grid))
    for (const digit of digits) {
      const isThere = grid.cellsOfHouse[house].some((cell) => after.digits[cell] === digit);
      if (!isThere && placesIn(after, house, digit).length === 0)
        return { nothing: seen(placesIn(position, house, digit), bitOf(digit), 2), houses: [house] };
    }
  if (digits.length === 1) return undefined;
  const empty = after.digits.findIndex((digit, cell) => digit === 0 && after.candidates[cell] === 0);
  return empty < 0 ? undefined : { nothing: seen([empty], 0, 2), houses: [] };
}
