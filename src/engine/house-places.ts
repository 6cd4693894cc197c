import type { Grid } from './grid.ts';

/** Both indexed by 3 · cell + type of house (row, column, box): the house, and the index of the cell in it. */
export interface HousePlaces {
  readonly houses: Uint8Array;
  readonly placeOf: Uint8Array;
}

const known = new WeakMap<Grid, HousePlaces>();

/** Returns the lists of a grid, cached for each grid. */
export function housePlacesOf(grid: Grid): HousePlaces {
  const made = known.get(grid) ?? {
    houses: Uint8Array.from(grid.housesOfCell.flat()),
    placeOf: Uint8Array.from(grid.housesOfCell.flatMap((houses, cell) => houses.map((house) => grid.cellsOfHouse[house].indexOf(cell)))),
  };
  known.set(grid, made);
  return made;
}
