import { InputError } from './errors.ts';

export const MIN_SIZE = 4;
export const MAX_SIZE = 64;

export type HouseType = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window';

/**
 * The geometry of an n × n Sudoku. Cells, rows, columns, boxes and houses are zero-based; cell = row · n + column. Each house has n cells:
 * first come the n rows, then the n columns, then the boxes or regions, if there are any, and then what else has to hold each digit once.
 */
export interface Grid {
  /** n: cells in a house, and digits. */
  readonly size: number;
  /** Rows and columns of a box; 0 where the boxes are no rectangles, or where there are none. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** n². */
  readonly cellCount: number;
  /** All indexed by cell. The box is an irregular region where there are such regions, and −1 where the grid has no boxes. */
  readonly rowOfCell: Uint8Array;
  readonly columnOfCell: Uint8Array;
  readonly boxOfCell: Int8Array;
  /** Indexed by house: its type, and its one-based number among the houses of that type. */
  readonly houses: readonly HouseName[];
  /** Indexed by house: its n cells in reading order. */
  readonly cellsOfHouse: readonly (readonly number[])[];
  /** Indexed by cell: its row, its column, its box or region if there is one, and further houses, in ascending order. */
  readonly housesOfCell: readonly (readonly number[])[];
  /** Indexed by cell: the other cells that share a house with it, in reading order (20 of them at 9 × 9). */
  readonly peersOfCell: readonly (readonly number[])[];
}

export interface HouseName {
  readonly type: HouseType;
  readonly number: number;
}

/** What makes a grid. Without more than a size, it has the usual boxes. */
export interface GridForm {
  readonly size: number;
  /** Rows of a rectangular box; 0 for a grid without boxes, a Latin square. */
  readonly boxRows?: number | undefined;
  /** In place of boxes: the region of each cell, 0 … n − 1, n cells each. */
  readonly regions?: ArrayLike<number> | undefined;
  /** Whether both diagonals are houses (Sudoku X). */
  readonly diagonals?: boolean | undefined;
  /** Whether the windows are houses (Windoku): boxes between the boxes, four of them at 9 × 9. */
  readonly windows?: boolean | undefined;
}

const made = new Map<string, Grid>();
/** Grids with regions of their own, of which there are any number: the newest few hundred. */
const irregular = new Map<string, Grid>();
const MAX_IRREGULAR = 500;

/**
 * The grid of a size (4 to 64) with the given number of rows in a box; boxes are size ÷ boxRows wide, and 0 means no boxes.
 * The same arguments give the same object. Throws InputError for a size or box shape that does not fit.
 */
export const gridOf = (size: number, boxRows?: number): Grid => gridWith({ size, boxRows });

/** The grid of a form: see `gridOf`. Throws InputError too for regions that are not n times n cells, and for windows without square boxes. */
export function gridWith(form: GridForm): Grid {
  const { size, regions, diagonals = false, windows = false } = form;
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) {
    throw new InputError(`size ${size} is not supported`, { expected: `a whole number from ${MIN_SIZE} to ${MAX_SIZE}` });
  }
  const boxRows = regions ? 0 : boxRowsIn(form);
  const side = Math.sqrt(size);
  if (windows && !Number.isInteger(side))
    throw new InputError(`a ${size} × ${size} grid has no windows`, { expected: 'a square number as its size' });
  // Regions are the same whatever their names.
  const boxOfCell = regions && regionOfCell(size, regions);
  const key = [size, boxRows, diagonals, windows, boxOfCell?.join()].join('/');
  const known = (regions ? irregular : made).get(key);
  if (known) return known;
  const grid = makeGrid(size, boxRows, boxOfCell ?? rectangularBoxes(size, boxRows), [
    ...(diagonals ? diagonalsOf(size) : []),
    ...(windows ? windowsOf(size, side) : []),
  ]);
  if (irregular.size >= MAX_IRREGULAR) irregular.delete(irregular.keys().next().value!);
  (regions ? irregular : made).set(key, grid);
  return grid;
}

/** The rows of a box that a size has when nothing else is said: the shape nearest to a square. Undefined for a prime. */
export function usualBoxRows(size: number): number | undefined {
  for (let rows = Math.floor(Math.sqrt(size)); rows > 1; rows--) if (size % rows === 0) return rows;
  return undefined;
}

function boxRowsIn({ size, boxRows = usualBoxRows(size) }: GridForm): number {
  if (boxRows === undefined)
    throw new InputError(`a ${size} × ${size} grid cannot be cut into boxes`, {
      expected: 'a size such as 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25',
    });
  if (boxRows === 0) return 0;
  if (!Number.isInteger(boxRows) || boxRows < 1 || size % boxRows !== 0) {
    throw new InputError(`boxes of ${boxRows} rows do not fit a ${size} × ${size} grid`, { expected: `a divisor of ${size}` });
  }
  return boxRows;
}

function rectangularBoxes(size: number, boxRows: number): Int8Array {
  if (boxRows === 0) return new Int8Array(size * size).fill(-1);
  const boxColumns = size / boxRows;
  return Int8Array.from(
    { length: size * size },
    (_, cell) => Math.floor(Math.floor(cell / size) / boxRows) * boxRows + Math.floor((cell % size) / boxColumns),
  );
}

/** Regions, numbered anew in the order in which they come. */
function regionOfCell(size: number, regions: ArrayLike<number>): Int8Array {
  if (regions.length !== size * size) {
    throw new InputError(`${regions.length} cells have a region`, { expected: `${size * size}, all cells of a ${size} × ${size} grid` });
  }
  const numbers = new Map<number, number>();
  const of = Int8Array.from(Array.from(regions), (region) => {
    const number = numbers.get(region) ?? numbers.size;
    numbers.set(region, number);
    return number;
  });
  for (const [region, number] of numbers) {
    const count = of.filter((each) => each === number).length;
    if (count !== size) {
      throw new InputError(`region ${region} has ${count} cells`, { expected: `${size}, so that it holds each symbol once` });
    }
  }
  return of;
}

function diagonalsOf(size: number): ExtraHouse[] {
  const rows = Array.from({ length: size }, (_, row) => row);
  return [
    { type: 'diagonal', cells: rows.map((row) => row * size + row) },
    { type: 'diagonal', cells: rows.map((row) => row * size + size - 1 - row) },
  ];
}

function windowsOf(size: number, side: number): ExtraHouse[] {
  const starts = Array.from({ length: side - 1 }, (_, index) => 1 + index * (side + 1));
  const square = Array.from({ length: size }, (_, index) => [Math.floor(index / side), index % side]);
  return starts.flatMap((top) =>
    starts.map((left): ExtraHouse => ({ type: 'window', cells: square.map(([row, column]) => (top + row) * size + left + column) })),
  );
}

interface ExtraHouse {
  readonly type: HouseType;
  readonly cells: readonly number[];
}

function makeGrid(size: number, boxRows: number, boxOfCell: Int8Array, extra: readonly ExtraHouse[]): Grid {
  const cellCount = size * size;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const rowOfCell = Uint8Array.from(cells, (cell) => Math.floor(cell / size));
  const columnOfCell = Uint8Array.from(cells, (cell) => cell % size);
  const all: ExtraHouse[] = [];
  const divide = (type: HouseType, of: ArrayLike<number>) => {
    const parts: number[][] = Array.from({ length: size }, () => []);
    for (const cell of cells) parts[of[cell]].push(cell);
    all.push(...parts.map((part) => ({ type, cells: part })));
  };
  divide('row', rowOfCell);
  divide('column', columnOfCell);
  if (boxOfCell[0] >= 0) divide(boxRows > 0 ? 'box' : 'region', boxOfCell);
  all.push(...extra);

  const numbers = new Map<HouseType, number>();
  const houses = all.map(({ type }) => {
    const number = (numbers.get(type) ?? 0) + 1;
    numbers.set(type, number);
    return { type, number };
  });
  const housesOfCell: number[][] = cells.map(() => []);
  for (const [house, own] of all.entries()) for (const cell of own.cells) housesOfCell[cell].push(house);
  const cellsOfHouse = all.map((house) => house.cells);
  const peersOfCell = housesOfCell.map((own, cell) => {
    const peers = new Set(own.flatMap((house) => cellsOfHouse[house]));
    peers.delete(cell);
    return [...peers].sort((a, b) => a - b);
  });
  const boxColumns = boxRows === 0 ? 0 : size / boxRows;
  return { size, boxRows, boxColumns, cellCount, rowOfCell, columnOfCell, boxOfCell, houses, cellsOfHouse, housesOfCell, peersOfCell };
}

/** Whether the houses are rows, columns and rectangular boxes, and nothing else. */
export const isRegular = ({ boxRows, houses, size }: Grid): boolean => boxRows > 0 && houses.length === 3 * size;

/** How many boxes or regions there are; 0 in a grid without boxes. They are the houses after the rows and columns. */
export const boxCount = ({ size, boxOfCell }: Grid): number => (boxOfCell[0] < 0 ? 0 : size);

/** The boxes or regions, as houses; empty in a grid without boxes. */
export function boxHouses(grid: Grid): number[] {
  return Array.from({ length: boxCount(grid) }, (_, box) => 2 * grid.size + box);
}

/** Returns the form of a grid, from which `gridWith` makes it again. */
export function formOf(grid: Grid): GridForm {
  const has = (type: HouseType) => grid.houses.some((house) => house.type === type);
  return {
    size: grid.size,
    ...(has('region') ? { regions: Array.from(grid.boxOfCell) } : { boxRows: grid.boxRows }),
    ...(has('diagonal') ? { diagonals: true } : {}),
    ...(has('window') ? { windows: true } : {}),
  };
}

/** Returns the type of a house, and its one-based number among houses of that type. */
export function describeHouse(grid: Grid, house: number): HouseName {
  return grid.houses[house];
}

/** The houses that two cells share. */
export function housesShared({ housesOfCell }: Grid, a: number, b: number): number[] {
  return housesOfCell[a].filter((house) => housesOfCell[b].includes(house));
}

/** The house types that two cells share; empty when they do not see each other. */
export function sharedHouses(grid: Grid, a: number, b: number): HouseType[] {
  return housesShared(grid, a, b).map((house) => grid.houses[house].type);
}

/** A cell's name, one-based: cell 0 is `r1c1`. */
export function cellName(grid: Grid, cell: number): string {
  return `r${grid.rowOfCell[cell] + 1}c${grid.columnOfCell[cell] + 1}`;
}

/** The cell of a name: 0 for `r1c1`; −1 where the grid has none of that name. */
export const cellNamed = (grid: Grid, name: string): number => grid.rowOfCell.findIndex((_, cell) => cellName(grid, cell) === name);
