import type { Grid } from '../grid.ts';

/** The patterns that givens can be laid out in. */
export const symmetries = {
  none: 'none',
  'half-turn': 'turned by 180°',
  'quarter-turn': 'turned by 90°',
  'left-right': 'mirrored left to right',
  'top-bottom': 'mirrored top to bottom',
  diagonal: 'mirrored in the diagonal',
} as const;

export type Symmetry = keyof typeof symmetries;

type Image = (row: number, column: number, last: number) => readonly [row: number, column: number];

const images: Readonly<Record<Symmetry, Image>> = {
  none: (row, column) => [row, column],
  'half-turn': (row, column, last) => [last - row, last - column],
  'quarter-turn': (row, column, last) => [column, last - row],
  'left-right': (row, column, last) => [row, last - column],
  'top-bottom': (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
};

/** The cells (zero-based) that go or stay together, the first in reading order first; every cell is in one of the groups. */
export function cellGroups(grid: Grid, symmetry: Symmetry): number[][] {
  const image = images[symmetry];
  const grouped = new Set<number>();
  const groups: number[][] = [];
  for (let first = 0; first < grid.cellCount; first++) {
    const group: number[] = [];
    for (let cell = first; !grouped.has(cell); ) {
      grouped.add(cell);
      group.push(cell);
      const [row, column] = image(grid.rowOfCell[cell], grid.columnOfCell[cell], grid.size - 1);
      cell = row * grid.size + column;
    }
    if (group.length > 0) groups.push(group);
  }
  return groups;
}
