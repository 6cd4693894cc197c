import type { Grid } from '../../engine/grid.ts';
import { either } from '../sentence.ts';

/** The types of a grid's houses: 'row, column or box', 'row, column, region or diagonal'. */
export const houseTypes = ({ houses }: Grid): string => either([...new Set(houses.map(({ type }) => type))]);

/** The name of a grid's boxes: 'region' where they are no rectangles. */
export const boxWord = ({ boxRows }: Grid): 'box' | 'region' => (boxRows > 0 ? 'box' : 'region');

/** The houses of a cell by their types: 'row, column or box'. */
export const eitherHouse = ({ houses, housesOfCell }: Grid, cell: number): string =>
  either([...new Set(housesOfCell[cell]!.map((house) => houses[house]!.type))]);
