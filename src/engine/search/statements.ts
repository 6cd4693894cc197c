import type { Grid } from '../grid.ts';

/*
 * A Sudoku as statements and promises, which are the rows and columns of its exact cover. A statement says that a cell has a digit, and may
 * turn out true or false. A promise is a list of statements of which exactly one is true: a cell has one of its digits, or a house has a
 * digit in one of its cells. Both are numbered as in `sudokuItems` and `wholeOption`.
 */

export interface Statements {
  readonly size: number;
  /** How many statements there are. */
  readonly count: number;
  /** How many promises there are: those of the cells come first. */
  readonly promises: number;
  /** The statements of every promise, `size` of them each, one promise after the other. */
  readonly members: Int32Array;
  /** By statement: where the list of its promises begins. */
  readonly first: Int32Array;
  /** The promises of every statement: that of its cell, then those of the houses of the cell. */
  readonly promisesOf: Int32Array;
}

const made = new WeakMap<Grid, Statements>();

/** Returns the statements and promises of a grid. The same grid gives the same object. */
export function statementsOf(grid: Grid): Statements {
  const known = made.get(grid);
  if (known) return known;
  const { size, cellCount, cellsOfHouse, housesOfCell } = grid;
  const promises = cellCount + cellsOfHouse.length * size;
  const members = new Int32Array(promises * size);
  const first = new Int32Array(cellCount * size + 1);
  const promisesOf: number[] = [];
  for (let statement = 0; statement < cellCount * size; statement++) {
    const [cell, digit] = [Math.floor(statement / size), (statement % size) + 1];
    members[statement] = statement;
    first[statement] = promisesOf.length;
    promisesOf.push(cell, ...housesOfCell[cell].map((house) => cellCount + house * size + digit - 1));
  }
  first[cellCount * size] = promisesOf.length;
  for (const [house, cells] of cellsOfHouse.entries()) {
    for (let digit = 1; digit <= size; digit++) {
      const promise = cellCount + house * size + digit - 1;
      for (const [place, cell] of cells.entries()) members[promise * size + place] = cell * size + digit - 1;
    }
  }
  const statements = { size, count: cellCount * size, promises, members, first, promisesOf: Int32Array.from(promisesOf) };
  made.set(grid, statements);
  return statements;
}

/** The statement that a cell has a digit 1 … n. */
export const statementOf = ({ size }: Pick<Statements, 'size'>, cell: number, digit: number): number => cell * size + digit - 1;

/** What a statement says, as the fields of a step. */
export const cellAndDigit = ({ size }: Pick<Statements, 'size'>, statement: number): { cell: number; digit: number } => ({
  cell: Math.floor(statement / size),
  digit: (statement % size) + 1,
});

/** The same, by a state. */
export const about = ({ statements }: { readonly statements: Statements }, statement: number): { cell: number; digit: number } =>
  cellAndDigit(statements, statement);

export const cellOfStatement = ({ size }: Pick<Statements, 'size'>, statement: number): number => Math.floor(statement / size);

export const digitOfStatement = ({ size }: Pick<Statements, 'size'>, statement: number): number => (statement % size) + 1;

/** What a promise is about: a cell, or a digit in a house; −1 and 0 for what it isn't about. */
export function promiseAbout(
  { size }: Pick<Statements, 'size'>,
  { cellCount }: Grid,
  promise: number,
): { cell: number; house: number; digit: number } {
  if (promise < cellCount) return { cell: promise, house: -1, digit: 0 };
  const rest = promise - cellCount;
  return { cell: -1, house: Math.floor(rest / size), digit: (rest % size) + 1 };
}
