import { InputError } from './errors.ts';

export const MIN_SIZE = 4;
export const MAX_SIZE = 25;

/** Box shape (rows × columns) that a size has when nothing else is said: the one nearest to a square. */
const USUAL_BOX_ROWS: Readonly<Record<number, number>> = {
  4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 14: 2, 15: 3, 16: 4, 18: 3, 20: 4, 21: 3, 22: 2, 24: 4, 25: 5,
}; // biome-ignore format: a table

/**
 * The geometry of an n × n Sudoku. Cells, rows, columns, boxes and houses are zero-based;
 * cell = row · n + column; houses are the n rows, then the n columns, then the n boxes.
 */
export interface Grid {
  /** n: cells in a house, and digits. */
  readonly size: number;
  readonly boxRows: number;
  readonly boxColumns: number;
  /** n². */
  readonly cellCount: number;
  /** All indexed by cell. */
  readonly rowOfCell: Uint8Array;
  readonly columnOfCell: Uint8Array;
  readonly boxOfCell: Uint8Array;
  /** Indexed by house: its n cells in reading order. */
  readonly cellsOfHouse: readonly (readonly number[])[];
  /** Indexed by cell: its row, column and box, as houses. */
  readonly housesOfCell: readonly (readonly [row: number, column: number, box: number])[];
  /** Indexed by cell: the other cells that share a house with it, in reading order (20 of them at 9 × 9). */
  readonly peersOfCell: readonly (readonly number[])[];
}

const made = new Map<string, Grid>();

/**
 * The grid of a size (4 to 25) with the given number of rows in a box; boxes are size ÷ boxRows wide.
 * The same arguments give the same object. Throws InputError for a size or box shape that does not fit.
 */
export function gridOf(size: number, boxRows: number | undefined = USUAL_BOX_ROWS[size]): Grid {
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) {
    throw new InputError(`size ${size} is not supported`, { expected: `a whole number from ${MIN_SIZE} to ${MAX_SIZE}` });
  }
  if (boxRows === undefined)
    throw new InputError(`a ${size} × ${size} grid cannot be cut into boxes`, {
      expected: 'a size such as 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25',
    });
  if (!Number.isInteger(boxRows) || boxRows < 1 || size % boxRows !== 0) {
    throw new InputError(`boxes of ${boxRows} rows do not fit a ${size} × ${size} grid`, { expected: `a divisor of ${size}` });
  }
  const key = `${size}/${boxRows}`;
  const grid = made.get(key) ?? makeGrid(size, boxRows);
  made.set(key, grid);
  return grid;
}

function makeGrid(size: number, boxRows: number): Grid {
  const boxColumns = size / boxRows;
  const cellCount = size * size;
  const rowOfCell = new Uint8Array(cellCount);
  const columnOfCell = new Uint8Array(cellCount);
  const boxOfCell = new Uint8Array(cellCount);
  const cellsOfHouse: number[][] = Array.from({ length: 3 * size }, () => []);
  const housesOfCell: [number, number, number][] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns);
    rowOfCell[cell] = row;
    columnOfCell[cell] = column;
    boxOfCell[cell] = box;
    const houses: [number, number, number] = [row, size + column, 2 * size + box];
    housesOfCell.push(houses);
    for (const house of houses) cellsOfHouse[house].push(cell);
  }
  const peersOfCell = housesOfCell.map((houses, cell) => {
    const peers = new Set(houses.flatMap((house) => cellsOfHouse[house]));
    peers.delete(cell);
    return [...peers].sort((a, b) => a - b);
  });
  return { size, boxRows, boxColumns, cellCount, rowOfCell, columnOfCell, boxOfCell, cellsOfHouse, housesOfCell, peersOfCell };
}

export type HouseType = 'row' | 'column' | 'box';

/** Returns the type of a house, and its one-based number among houses of that type. */
export function describeHouse(grid: Grid, house: number): { type: HouseType; number: number } {
  const type = (['row', 'column', 'box'] as const)[Math.floor(house / grid.size)];
  return { type, number: (house % grid.size) + 1 };
}

/** The house types that two cells share; empty when they do not see each other. */
export function sharedHouses(grid: Grid, a: number, b: number): HouseType[] {
  const shared: HouseType[] = [];
  if (grid.rowOfCell[a] === grid.rowOfCell[b]) shared.push('row');
  if (grid.columnOfCell[a] === grid.columnOfCell[b]) shared.push('column');
  if (grid.boxOfCell[a] === grid.boxOfCell[b]) shared.push('box');
  return shared;
}

/** A cell's name, one-based: cell 0 is `r1c1`. */
export function cellName(grid: Grid, cell: number): string {
  return `r${grid.rowOfCell[cell] + 1}c${grid.columnOfCell[cell] + 1}`;
}
