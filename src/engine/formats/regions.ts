import { type Grid, type GridForm, usualBoxRows } from '../grid.ts';

/** Numbers regions anew in the order in which they come. */
const renumbered = (regions: readonly unknown[]): string => {
  const numbers = new Map<unknown, number>();
  return regions
    .map((region) => {
      numbers.set(region, numbers.get(region) ?? numbers.size);
      return numbers.get(region);
    })
    .join();
};

/** The region of each cell of a grid with boxes of so many rows. */
export const boxesAsRegions = (size: number, boxRows: number): number[] =>
  Array.from({ length: size ** 2 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / boxRows) * boxRows + Math.floor(column / (size / boxRows));
  });

/** The form of a grid whose regions are listed, as many files do for boxes too. */
export function formOfRegions(size: number, regions: readonly unknown[]): GridForm {
  const own = renumbered(regions);
  const first = usualBoxRows(size) ?? 1;
  const shapes = [first, ...Array.from({ length: size }, (_, index) => index + 1)].filter((rows) => size % rows === 0);
  const boxRows = shapes.find((rows) => renumbered(boxesAsRegions(size, rows)) === own);
  if (boxRows !== undefined) return { size, boxRows };
  return { size, regions: own.split(',').map(Number) };
}

/** The region of each cell, of boxes too; undefined in a grid without either. */
export const regionsIn = ({ boxOfCell }: Grid): number[] | undefined => (boxOfCell[0] < 0 ? undefined : Array.from(boxOfCell));

/** The regions of a grid that others would not expect at its size; undefined where it has the usual boxes. */
export const unusualRegions = (grid: Grid): number[] | undefined =>
  grid.boxRows === usualBoxRows(grid.size) ? undefined : regionsIn(grid);
