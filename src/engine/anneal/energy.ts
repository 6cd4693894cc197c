import { boxCount, type Grid } from '../grid.ts';

/**
 * The cost of a grid: over all rows and columns, how many digits are missing there. 0 means that every row and column is right. Diagonals
 * and windows count like rows.
 */
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
  return grid.cellsOfHouse.toSpliced(2 * grid.size, boxCount(grid));
}

/** How often each digit occurs in each row and in each column. Indexed by line · (size + 1) + digit. */
export interface LineCounts {
  readonly grid: Grid;
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  /** The same for diagonals and windows, indexed by house · (size + 1) + digit; absent where the grid has none. */
  readonly further?: Uint8Array;
}

/** The diagonals and windows of a cell, as houses. */
const furtherHouses = (grid: Grid, cell: number) =>
  grid.housesOfCell[cell].filter((house) => grid.houses[house].type === 'diagonal' || grid.houses[house].type === 'window');

const hasFurther = (grid: Grid) => grid.houses.length > 2 * grid.size + boxCount(grid);

export function countLines(grid: Grid, digits: ArrayLike<number>): LineCounts {
  const stride = grid.size + 1;
  const rows = new Uint8Array(grid.size * stride);
  const columns = new Uint8Array(grid.size * stride);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    rows[grid.rowOfCell[cell] * stride + digits[cell]]++;
    columns[grid.columnOfCell[cell] * stride + digits[cell]]++;
  }
  if (!hasFurther(grid)) return { grid, rows, columns };
  const further = new Uint8Array(grid.houses.length * stride);
  for (const [house, cells] of grid.cellsOfHouse.entries()) for (const cell of cells) further[house * stride + digits[cell]]++;
  return { grid, rows, columns, further };
}

/**
 * By how much the energy would change if the digits of two cells of a box changed places: nothing is changed. Looks at two
 * rows and two columns at most: a line that both cells share keeps its digits.
 */
export function swapDifference({ grid, rows, columns, further }: LineCounts, digits: ArrayLike<number>, a: number, b: number): number {
  const stride = grid.size + 1;
  const [rowA, rowB] = [grid.rowOfCell[a], grid.rowOfCell[b]];
  const [columnA, columnB] = [grid.columnOfCell[a], grid.columnOfCell[b]];
  let difference = 0;
  if (rowA !== rowB) {
    difference += exchangeDifference(rows, rowA * stride, digits[a], digits[b]);
    difference += exchangeDifference(rows, rowB * stride, digits[b], digits[a]);
  }
  if (columnA !== columnB) {
    difference += exchangeDifference(columns, columnA * stride, digits[a], digits[b]);
    difference += exchangeDifference(columns, columnB * stride, digits[b], digits[a]);
  }
  return further ? difference + furtherDifference(grid, further, digits, a, b) : difference;
}

/** What diagonals and windows add to it: few grids have any, so this is kept out of the function that every proposal calls. */
function furtherDifference(grid: Grid, further: Uint8Array, digits: ArrayLike<number>, a: number, b: number): number {
  const stride = grid.size + 1;
  let difference = 0;
  for (const house of onlyIn(grid, a, b)) difference += exchangeDifference(further, house * stride, digits[a], digits[b]);
  for (const house of onlyIn(grid, b, a)) difference += exchangeDifference(further, house * stride, digits[b], digits[a]);
  return difference;
}

/** The diagonals and windows that have one cell and not the other. */
const onlyIn = (grid: Grid, cell: number, other: number) =>
  furtherHouses(grid, cell).filter((house) => !grid.housesOfCell[other].includes(house));

/** One digit would leave a line and another come: one more is missing if it is the only one, one fewer if the other is new there. */
function exchangeDifference(counts: Uint8Array, line: number, leaving: number, coming: number): number {
  return (counts[line + leaving] === 1 ? 1 : 0) - (counts[line + coming] === 0 ? 1 : 0);
}

/** Counts a swap that was made: `digits` are those after it. */
export function countSwap({ grid, rows, columns, further }: LineCounts, digits: ArrayLike<number>, a: number, b: number): void {
  const stride = grid.size + 1;
  exchange(rows, grid.rowOfCell[a] * stride, digits[b], digits[a]);
  exchange(rows, grid.rowOfCell[b] * stride, digits[a], digits[b]);
  exchange(columns, grid.columnOfCell[a] * stride, digits[b], digits[a]);
  exchange(columns, grid.columnOfCell[b] * stride, digits[a], digits[b]);
  if (further) countFurther(grid, further, digits, a, b);
}

function countFurther(grid: Grid, further: Uint8Array, digits: ArrayLike<number>, a: number, b: number): void {
  const stride = grid.size + 1;
  for (const house of furtherHouses(grid, a)) exchange(further, house * stride, digits[b], digits[a]);
  for (const house of furtherHouses(grid, b)) exchange(further, house * stride, digits[a], digits[b]);
}

function exchange(counts: Uint8Array, line: number, leaving: number, coming: number): void {
  counts[line + leaving]--;
  counts[line + coming]++;
}
