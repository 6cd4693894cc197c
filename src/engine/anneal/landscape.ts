import type { GridPicture } from '../grid-picture.ts';
import { type BoxGrid, swappableBoxes, swapsOf } from './box-grid.ts';
import { countLines, swapDifference } from './energy.ts';

/** How many of all single swaps would change the energy by how much. */
export type Landscape = ReadonlyMap<number, number>;

/** Looks at every swap that the board allows, and makes none of them. Undefined before the boxes are filled. */
export function landscapeOf({ puzzle, digits }: Pick<BoxGrid, 'puzzle' | 'digits'>): Landscape | undefined {
  if (digits.includes(0)) return undefined;
  const counts = countLines(puzzle.grid, digits);
  const landscape = new Map<number, number>();
  for (const [a, b] of swappableBoxes(puzzle).flatMap(swapsOf)) {
    const difference = swapDifference(counts, digits, a, b);
    landscape.set(difference, (landscape.get(difference) ?? 0) + 1);
  }
  return landscape;
}

/** Indexed by cell: how many other cells of its row and column, and of its diagonals and windows, have the same digit. */
export function heatOf({ puzzle: { grid }, digits }: Pick<BoxGrid, 'puzzle' | 'digits'>): Uint8Array {
  return Uint8Array.from(digits, (digit, cell) => {
    if (digit === 0) return 0;
    const same = (house: number) => grid.cellsOfHouse[house].filter((other) => other !== cell && digits[other] === digit).length;
    return grid.housesOfCell[cell].reduce((heat, house) => heat + same(house), 0);
  });
}

/** Returns the picture of a full, wrong board: its digits, warmer the more they clash. */
export function pictureOf({ puzzle, digits }: Pick<BoxGrid, 'puzzle' | 'digits'>): { readonly grid: GridPicture } {
  return { grid: { puzzle, digits, heat: heatOf({ puzzle, digits }) } };
}
