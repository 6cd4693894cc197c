import type { Grid } from './grid.ts';

/** Both indexed by 3 · cell + type of house (row, column, box): the house, and which of its cells this is. */
export interface HousePlaces {
  readonly houses: Uint8Array;
  readonly placeOf: Uint8Array;
}

const known = new WeakMap<Grid, HousePlaces>();

/** The same grid gives the same lists. */
export function housePlacesOf(grid: Grid): HousePlaces {
  const made = known.get(grid) ?? {
    houses: Uint8Array.from(grid.housesOfCell.flat()),
    placeOf: Uint8Array.from(grid.housesOfCell.flatMap((houses, cell) => houses.map((house) => grid.cellsOfHouse[house].indexOf(cell)))),
  };
  known.set(grid, made);
  return made;
}
