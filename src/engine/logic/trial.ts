import { bitOf, digitsOf, leastDigit } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { type Position, placesIn, sees } from './position.ts';
import type { CellDigit, Instance } from './technique.ts';

/** A digit on trial that must be where it is, because of those before it: its last place in a house, or the last digit of its cell. */
export interface TrialEntry extends CellDigit {
  /** Undefined where it is the last of its cell. */
  readonly house: number | undefined;
  /** The digits on trial that leave nothing else, in the order in which they were written. */
  readonly because: readonly CellDigit[];
}

/** The contradiction at the end, and the digits on trial that cause it: a house without a place for a digit, or a cell without one. */
export type TrialEnd = { readonly because: readonly CellDigit[]; readonly places: readonly CellDigit[] } & (
  | { readonly house: number }
  | { readonly house: undefined; readonly cell: number }
);

/** A supposition with the singles that follow, each with its reason, and the contradiction to which they come. */
export interface Trial {
  readonly supposed: CellDigit;
  readonly entries: readonly TrialEntry[];
  readonly end: TrialEnd;
}

/** The trial of an instance whose pattern is a supposition, the singles that follow, and where nothing is left. */
export function trialOf(position: Position, { pattern, houses }: Instance): Trial {
  const { grid, candidates } = position;
  const written = pattern.slice(0, -1).map(({ cells, digits }) => ({ cell: cells[0], digit: leastDigit(digits) }));
  const nothing = pattern.at(-1)!;
  const [house] = houses;
  const marksOfCell = (cell: number) => digitsOf(candidates[cell]).map((digit) => ({ cell, digit }));
  const marksOfHouse = (each: number, digit: number) => placesIn(position, each, digit).map((cell) => ({ cell, digit }));
  const places = house === undefined ? marksOfCell(nothing.cells[0]) : marksOfHouse(house, leastDigit(nothing.digits));
  const because = strikersOf(grid, written, places);
  return {
    supposed: written[0],
    entries: written.slice(1).map((entry, index) => entryAfter(written.slice(0, index + 1), entry)),
    end: house === undefined ? { house, cell: nothing.cells[0], places, because } : { house, places, because },
  };

  /** A box is seen at once, a line is looked along, and the marks of a cell are looked through. */
  function entryAfter(before: readonly CellDigit[], entry: CellDigit): TrialEntry {
    const isOther = ({ cell, digit }: CellDigit) => cell !== entry.cell || digit !== entry.digit;
    const houses = grid.housesOfCell[entry.cell];
    const reasons = [...houses.slice(2), ...houses.slice(0, 2)].map((each) => ({
      house: each,
      others: marksOfHouse(each, entry.digit).filter(isOther),
    }));
    const found = reasons.find(({ others }) => others.every((mark) => before.some((one) => strikes(grid, one, mark))));
    const others = found?.others ?? marksOfCell(entry.cell).filter(isOther);
    return { ...entry, house: found?.house, because: strikersOf(grid, before, others) };
  }
}

/** Whether a digit in its cell rules a candidate out. */
const strikes = (grid: Grid, by: CellDigit, { cell, digit }: CellDigit): boolean =>
  by.cell === cell ? by.digit !== digit : by.digit === digit && sees(grid, by.cell, cell);

/**
 * Chooses a few of these digits that together rule out all of the candidates, greedily by how many they rule out; returns them in their own
 * order.
 */
function strikersOf(grid: Grid, digits: readonly CellDigit[], candidates: readonly CellDigit[]): CellDigit[] {
  const taken = new Set<CellDigit>();
  let left = candidates;
  while (left.length > 0) {
    const rest = left;
    const countOf = (by: CellDigit) => rest.filter((each) => strikes(grid, by, each)).length;
    const best = digits.reduce((most, by) => (countOf(by) > countOf(most) ? by : most));
    if (countOf(best) === 0) break;
    taken.add(best);
    left = left.filter((each) => !strikes(grid, best, each));
  }
  return digits.filter((each) => taken.has(each));
}

/** The marks of a position once these digits are written on trial. Returns digits and candidates, both indexed by cell, as sets of bits. */
export function afterTrial({ grid, digits, candidates }: Position, written: readonly CellDigit[]) {
  const after = { digits: digits.slice(), candidates: candidates.slice() };
  for (const entry of written) {
    after.digits[entry.cell] = entry.digit;
    for (const cell of grid.peersOfCell[entry.cell]) after.candidates[cell] &= ~bitOf(entry.digit);
  }
  for (const { cell } of written) after.candidates[cell] = 0;
  return after;
}
