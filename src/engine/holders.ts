import type { Grid } from './grid.ts';

/** For each digit, at its number less one: the first cell that keeps it out of this one, looking along the row, the column, the box; −1 where none does. */
export function holdersAround(grid: Grid, digits: ArrayLike<number>, cell: number): number[] {
  const holders = new Array<number>(grid.size).fill(-1);
  for (const house of grid.housesOfCell[cell]!) {
    for (const other of grid.cellsOfHouse[house]!) {
      const digit = digits[other]!;
      if (digit !== 0 && other !== cell && holders[digit - 1] === -1) holders[digit - 1] = other;
    }
  }
  return holders;
}
