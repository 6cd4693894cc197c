import { countDigits, digitsOf, leastDigit } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { MAX_MARKED_SIZE } from '../puzzle.ts';
import { marksOf } from './marks.ts';
import { boxesOf, columnsOf, type Position, placesOf, rowsOf } from './position.ts';

/*
 * A template of a digit has one place in each row, column and box where the digit has any. Diagonals and windows are not asked: they only
 * rule templates out, and a place that is in no template of the larger number is in none of the smaller.
 */

/** On larger grids there are too many templates, and it may take long to find one. */
const MAX_GRID = 9;

/** Whether templates are looked for: on small grids whose boxes are rectangles. */
export const hasTemplates = ({ size, boxRows }: Grid): boolean => size <= MAX_GRID && boxRows > 0;

/**
 * The rows in which the digit has a place, top down; undefined where it has places in more or fewer columns or boxes: a house that lacks
 * the digit has none left then, and nothing follows from the others.
 */
export function rowsOfTemplates(position: Position, digit: number): readonly number[] | undefined {
  const { grid } = position;
  const marks = marksOf(position);
  const [rows, ...others] = [rowsOf(grid), columnsOf(grid), boxesOf(grid)].map((houses) =>
    houses.filter((house) => marks.placesIn(house, digit) !== 0),
  );
  return others.some((houses) => houses.length !== rows.length) ? undefined : rows;
}

/**
 * Returns the places of a digit that are in none of its templates, in reading order: the only ones that a look at one digit alone can
 * strike. On grids that are too large to enumerate it returns all places.
 */
export function placesInNoTemplate(position: Position, digit: number): readonly number[] {
  const marks = marksOf(position);
  return marks.derive(nameOf[digit], () => findPlaces(position, digit), marks.versionOfDigit[digit]);
}

const nameOf = Array.from({ length: MAX_MARKED_SIZE + 1 }, (_, digit) => `in no template of ${digit}`);

function findPlaces(position: Position, digit: number): readonly number[] {
  const { grid } = position;
  const marks = marksOf(position);
  const rows = rowsOfTemplates(position, digit);
  if (!rows || !hasTemplates(grid)) return placesOf(position, digit);
  const isInSome = templateFinder(grid, rows, (row) => marks.placesIn(row, digit));
  return rows.flatMap((row) =>
    digitsOf(marks.placesIn(row, digit))
      .filter((place) => !isInSome(row, place - 1))
      .map((place) => grid.cellsOfHouse[row][place - 1]),
  );
}

/** Tells whether a template goes through a place. Sets of columns are bits, the n-th for the n-th column. */
function templateFinder(grid: Grid, rows: readonly number[], placesIn: (row: number) => number): (row: number, column: number) => boolean {
  const { size, boxRows, boxColumns } = grid;
  const shortestFirst = [...rows].sort((a, b) => countDigits(placesIn(a)) - countDigits(placesIn(b)));
  const ofBox = (1 << boxColumns) - 1;
  /** Indexed by row: the column taken there, and the union over all templates. */
  const taken = new Uint32Array(size);
  const known = new Uint32Array(size);
  /** Indexed by band of boxes: the columns of its boxes that have the digit. */
  const filled = new Uint32Array(boxColumns);

  /** Takes a column in a row, or gives it back. */
  const turn = (row: number, column: number): void => {
    taken[row] ^= 1 << column;
    filled[Math.floor(row / boxRows)] ^= ofBox << (column - (column % boxColumns));
  };
  const fill = (index: number, columns: number): boolean => {
    if (index === shortestFirst.length) return true;
    const row = shortestFirst[index];
    if (taken[row] !== 0) return fill(index + 1, columns);
    for (let rest = placesIn(row) & ~columns & ~filled[Math.floor(row / boxRows)]; rest !== 0; rest &= rest - 1) {
      const column = leastDigit(rest) - 1;
      turn(row, column);
      if (fill(index + 1, columns | (1 << column))) return true;
      turn(row, column);
    }
    return false;
  };
  return (row, column) => {
    if ((known[row] >>> column) & 1) return true;
    taken.fill(0);
    filled.fill(0);
    turn(row, column);
    if (!fill(0, 1 << column)) return false;
    for (const each of rows) known[each] |= taken[each];
    return true;
  };
}
