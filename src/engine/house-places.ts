import type { Grid } from './grid.ts';

/**
 * The houses of each cell in one list, cell after cell: the house, and the index of the cell in it. In a grid with boxes and nothing else
 * the index is 3 · cell + type of house (row, column, box).
 */
export interface HousePlaces {
  /** Indexed by cell, and one more: where its houses begin. */
  readonly from: Uint16Array;
  readonly houses: Uint8Array;
  readonly placeOf: Uint8Array;
}

const known = new WeakMap<Grid, HousePlaces>();

/** Returns the lists of a grid, cached for each grid. */
export function housePlacesOf(grid: Grid): HousePlaces {
  const made = known.get(grid) ?? {
    from: startsOf(grid),
    houses: Uint8Array.from(grid.housesOfCell.flat()),
    placeOf: Uint8Array.from(grid.housesOfCell.flatMap((houses, cell) => houses.map((house) => grid.cellsOfHouse[house].indexOf(cell)))),
  };
  known.set(grid, made);
  return made;
}

function startsOf({ housesOfCell }: Grid): Uint16Array {
  const from = new Uint16Array(housesOfCell.length + 1);
  for (const [cell, houses] of housesOfCell.entries()) from[cell + 1] = from[cell] + houses.length;
  return from;
}
