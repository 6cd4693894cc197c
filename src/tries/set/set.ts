import { countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import type { Grid } from '../../engine/grid.ts';
import { type PreemptiveSet, preemptiveSetsIn, strikesOf } from '../../engine/logic/set-finder.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';

/** A house of a position, with the markups of its open cells. */
export interface MarkedHouse {
  readonly grid: Grid;
  readonly house: number;
  /** Both indexed by cell; what lies outside the house is left out. A markup is a set of bits, empty where a digit is. */
  readonly digits: Uint8Array;
  readonly markups: Uint32Array;
}

/** A house from what its cells hold, in order: a digit, or the digits of a markup one behind the other where there are several. */
export function markedHouse(grid: Grid, house: number, holds: readonly { readonly digit: number; readonly markup: number }[]): MarkedHouse {
  const digits = new Uint8Array(grid.cellCount);
  const markups = new Uint32Array(grid.cellCount);
  for (const [place, cell] of grid.cellsOfHouse[house]!.entries()) {
    digits[cell] = holds[place]!.digit;
    markups[cell] = holds[place]!.markup;
  }
  return { grid, house, digits, markups };
}

export const openCells = ({ grid, house, markups }: MarkedHouse): number[] =>
  grid.cellsOfHouse[house]!.filter((cell) => markups[cell] !== 0);

/** What cells hold between them, as a set of bits. */
export const unionOf = ({ markups }: MarkedHouse, cells: readonly number[]): number => cells.reduce((set, cell) => set | markups[cell]!, 0);

/** The digits that have no place outside these cells, as a set of bits. */
export function onlyIn(house: MarkedHouse, cells: readonly number[]): number {
  const others = openCells(house).filter((cell) => !cells.includes(cell));
  return unionOf(house, openCells(house)) & ~unionOf(house, others);
}

/** A preemptive set with all that its theorem strikes in the house. */
interface Found {
  readonly set: PreemptiveSet;
  readonly strikes: readonly CellDigit[];
}

/** What chosen cells are. */
export type Standing =
  | { readonly kind: 'none' | 'all' }
  /** They hold as many numbers as they are. */
  | ({ readonly kind: 'naked' } & Found)
  /** As many numbers as they are have no other place: the other open cells are the set. */
  | ({ readonly kind: 'hidden' } & Found)
  /** They hold more numbers. Either they can still grow into a set, or one cell brings too many, as a set of bits. */
  | { readonly kind: 'more'; readonly tooMany: number; readonly culprit?: { readonly cell: number; readonly brings: number } };

/** Every preemptive set of the house, small ones first. */
export function setsOf({ grid, house, markups }: MarkedHouse): PreemptiveSet[] {
  const open = grid.cellsOfHouse[house]!.filter((cell) => markups[cell] !== 0).length;
  return Array.from({ length: Math.max(0, open - 1) }, (_, index) => preemptiveSetsIn(grid, markups, house, index + 1)).flat();
}

function found({ grid, markups }: MarkedHouse, set: PreemptiveSet): Found {
  const strikes = strikesOf(grid, markups, set).flatMap(([cell, digits]) => digitsOf(digits).map((digit) => ({ cell, digit })));
  return { set, strikes };
}

const isWithin = (cells: readonly number[], others: readonly number[]) => cells.every((cell) => others.includes(cell));

/** What these open cells of the house are. */
export function standingOf(house: MarkedHouse, cells: readonly number[]): Standing {
  const open = openCells(house);
  if (cells.length === 0) return { kind: 'none' };
  if (cells.length === open.length) return { kind: 'all' };
  const union = unionOf(house, cells);
  const sets = setsOf(house);
  const naked = sets.find((set) => set.cells.length === cells.length && isWithin(cells, set.cells));
  if (naked) return { kind: 'naked', ...found(house, naked) };
  const others = (set: PreemptiveSet) => open.filter((cell) => !set.cells.includes(cell));
  const twin = sets.find((set) => set.cells.length + cells.length === open.length && isWithin(cells, others(set)));
  if (twin) return { kind: 'hidden', ...found(house, twin) };
  const tooMany = countDigits(union) - cells.length;
  if (sets.some((set) => isWithin(cells, set.cells) || isWithin(cells, others(set)))) return { kind: 'more', tooMany };
  return { kind: 'more', tooMany, culprit: culpritOf(house, cells) };
}

/** The cell without which the others hold the fewest numbers, and what it brings in; of several the one that was chosen last. */
function culpritOf(house: MarkedHouse, cells: readonly number[]): { cell: number; brings: number } {
  const brought = cells.map((cell) => {
    const rest = unionOf(
      house,
      cells.filter((other) => other !== cell),
    );
    return { cell, brings: house.markups[cell]! & ~rest };
  });
  return brought.reduce((most, each) => (countDigits(each.brings) >= countDigits(most.brings) ? each : most));
}

/** The first set of the house that strikes something. There must be one. */
export const usefulSetOf = (house: MarkedHouse): PreemptiveSet => setsOf(house).find((set) => found(house, set).strikes.length > 0)!;

/** The cells of the smallest hidden set that strikes something: those outside the largest set. */
export function hiddenCellsOf(house: MarkedHouse): number[] {
  const { cells } = setsOf(house).findLast((set) => found(house, set).strikes.length > 0)!;
  return openCells(house).filter((cell) => !cells.includes(cell));
}

/** Numbers that the house lacks, in the order in which their lines to the cells cross least: by the middle of their places. */
export function numbersInOrder(house: MarkedHouse): number[] {
  const open = openCells(house);
  const middle = (digit: number) => {
    const places = open.flatMap((cell, place) => (hasDigit(house.markups[cell]!, digit) ? [place] : []));
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  return digitsOf(unionOf(house, open)).sort((a, b) => middle(a) - middle(b) || a - b);
}

/** Where each number can stand: a line of the drawing a pair. */
export const linesOf = (house: MarkedHouse): CellDigit[] =>
  openCells(house).flatMap((cell) =>
    numbersInOrder(house)
      .filter((digit) => hasDigit(house.markups[cell]!, digit))
      .map((digit) => ({ cell, digit })),
  );
