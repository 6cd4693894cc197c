import type { Grid } from '../../engine/grid.ts';
import { either } from '../sentence.ts';

/** The types of a grid's houses: 'row, column or box', 'row, column, region or diagonal'. */
export const houseTypes = ({ houses }: Grid): string => either([...new Set(houses.map(({ type }) => type))]);

/** The name of a grid's boxes: 'region' where they are no rectangles. */
export const boxWord = ({ boxRows }: Grid): 'box' | 'region' => (boxRows > 0 ? 'box' : 'region');

/** A text about grids in general, in the words of this one: 'a region', where it says 'a box'. */
export const inWordsOf = (grid: Pick<Grid, 'boxRows'> | undefined, text: string): string =>
  grid === undefined || grid.boxRows > 0
    ? text
    : text.replace(/\b([Bb])ox(es)?\b/g, (_, first, many) => `${first === 'B' ? 'R' : 'r'}egion${many ? 's' : ''}`);

/** The houses of a cell by their types: 'row, column or box'. */
export const eitherHouse = ({ houses, housesOfCell }: Grid, cell: number): string =>
  either([...new Set(housesOfCell[cell]!.map((house) => houses[house]!.type))]);
