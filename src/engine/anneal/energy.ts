import type { Grid } from '../grid.ts';

/** The cost of a grid: over all rows and columns, how many digits are missing there. 0 means that every row and column is right. */
export function energyOf(grid: Grid, digits: ArrayLike<number>): number {
  let missing = 0;
  for (const line of linesOf(grid)) missing += grid.size - new Set(line.map((cell) => digits[cell]).filter((digit) => digit !== 0)).size;
  return missing;
}

/** Over all rows and columns, how many digits are there once too often. On a full grid this is the same number as the energy. */
export function duplicatesOf(grid: Grid, digits: ArrayLike<number>): number {
  let duplicates = 0;
  for (const line of linesOf(grid)) {
    const times = new Uint8Array(grid.size + 1);
    for (const cell of line) times[digits[cell]]++;
    for (let digit = 1; digit <= grid.size; digit++) duplicates += Math.max(0, times[digit] - 1);
  }
  return duplicates;
}

function linesOf(grid: Grid): (readonly number[])[] {
  return grid.cellsOfHouse.slice(0, 2 * grid.size);
}

/** How often each digit stands in each row and in each column. Indexed by line · (size + 1) + digit. */
export interface LineCounts {
  readonly grid: Grid;
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
}

export function countLines(grid: Grid, digits: ArrayLike<number>): LineCounts {
  const stride = grid.size + 1;
  const rows = new Uint8Array(grid.size * stride);
  const columns = new Uint8Array(grid.size * stride);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    rows[grid.rowOfCell[cell] * stride + digits[cell]]++;
    columns[grid.columnOfCell[cell] * stride + digits[cell]]++;
  }
  return { grid, rows, columns };
}

/**
 * By how much the energy changes when the digits of two cells change places. Keeps the counts and leaves `digits` alone;
 * looks at two rows and two columns at most: a line that both cells share keeps its digits.
 */
export function countSwap({ grid, rows, columns }: LineCounts, digits: ArrayLike<number>, a: number, b: number): number {
  const stride = grid.size + 1;
  const [rowA, rowB] = [grid.rowOfCell[a], grid.rowOfCell[b]];
  const [columnA, columnB] = [grid.columnOfCell[a], grid.columnOfCell[b]];
  let difference = 0;
  if (rowA !== rowB) {
    difference += exchange(rows, rowA * stride, digits[a], digits[b]);
    difference += exchange(rows, rowB * stride, digits[b], digits[a]);
  }
  if (columnA !== columnB) {
    difference += exchange(columns, columnA * stride, digits[a], digits[b]);
    difference += exchange(columns, columnB * stride, digits[b], digits[a]);
  }
  return difference;
}

/** One digit leaves a line and another comes: one more is missing if it was the only one, one fewer if the other is new there. */
function exchange(counts: Uint8Array, line: number, leaving: number, coming: number): number {
  counts[line + leaving]--;
  counts[line + coming]++;
  return (counts[line + leaving] === 0 ? 1 : 0) - (counts[line + coming] === 1 ? 1 : 0);
}
