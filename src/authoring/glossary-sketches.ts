import { gridOf } from '../engine/grid.ts';

/** A small picture of a term of the grid. Cells are those of a 9 × 9 grid. */
export interface Sketch {
  /** The cells that the term means. */
  readonly cells: readonly number[];
  /** Cells in lines of their own: the cages or houses around. */
  readonly frames?: readonly (readonly number[])[];
  /** The cell whose peers are meant. */
  readonly from?: number;
  readonly digits?: Readonly<Record<number, string>>;
  /** Whether frames are those of cages. */
  readonly isCaged?: true;
}

const grid = gridOf(9);
const at = (row: number, column: number) => (row - 1) * 9 + column - 1;
const all = Array.from({ length: 81 }, (_, cell) => cell);
const box = (number: number) => all.filter((cell) => grid.boxOfCell[cell] === number - 1);
const middle = at(5, 5);
const [row, column] = [all.filter((cell) => grid.rowOfCell[cell] === 1), all.filter((cell) => grid.columnOfCell[cell] === 7)];

/** Cages that fill box 1 but for its last cell, which is in a cage with the cell beside it. */
const cages = [
  [at(1, 1), at(1, 2), at(2, 1)],
  [at(1, 3), at(2, 2), at(2, 3)],
  [at(3, 1), at(3, 2)],
  [at(3, 3), at(3, 4)],
];

/** By the id of the entry. */
export const sketches: Readonly<Record<string, Sketch>> = {
  cell: { cells: [middle] },
  box: { cells: box(5) },
  band: { cells: [1, 2, 3].flatMap(box) },
  stack: { cells: [1, 4, 7].flatMap(box) },
  house: { cells: [...new Set([...row, ...column, ...box(7)])], frames: [row, column, box(7)] },
  peer: { cells: grid.peersOfCell[middle]!, from: middle },
  cage: { cells: cages[0]!, frames: [cages[0]!], isCaged: true, digits: { [at(1, 1)]: '15' } },
  innie: { cells: [at(3, 3)], frames: cages, isCaged: true },
  outie: { cells: [at(3, 4)], frames: cages, isCaged: true },
  'deadly-rectangle': {
    cells: [at(1, 2), at(1, 5), at(3, 2), at(3, 5)],
    digits: { [at(1, 2)]: '3', [at(1, 5)]: '7', [at(3, 2)]: '7', [at(3, 5)]: '3' },
  },
};
