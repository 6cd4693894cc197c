import type { Grid } from '../grid.ts';
import type { Random } from '../random.ts';

/**
 * In which order cells are tried for a hole, as in Xue and others, 'Sudoku Puzzles Generating: from Easy to Evil' (2009). The snake goes to the
 * right in one row and to the left in the next; 'jump' takes every second cell along it, then those left out.
 */
export const diggingOrders = {
  random: 'at random',
  jump: 'every second cell',
  s: 'in a snake',
  rows: 'row by row',
} as const;

export type DiggingOrder = keyof typeof diggingOrders;

/** All cells (zero-based), in the order. The second pass of `jump` is an interpretation: the paper's figure shows the first alone. */
export function cellsInOrder(grid: Grid, order: DiggingOrder, random: Random): number[] {
  const rows = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  if (order === 'rows') return rows;
  if (order === 'random') return random.shuffled(rows);
  const path = grid.cellsOfHouse.slice(0, grid.size).flatMap((row, index) => (index % 2 === 0 ? row : row.toReversed()));
  if (order === 's') return path;
  const jumped = (cell: number) => (grid.rowOfCell[cell] + grid.columnOfCell[cell]) % 2 === 0;
  return [...path.filter(jumped), ...path.filter((cell) => !jumped(cell))];
}
