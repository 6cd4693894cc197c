import type { Selection } from 'd3-selection';
import type { Grid } from '../../../engine/grid.ts';
import type { Cage, Puzzle } from '../../../engine/puzzle.ts';

/** Above this share of a cell’s height there is room for the sum of a cage: the marks begin under it. */
export const SUM_ROOM = 0.275;
/** The size of a sum, its left edge and its base, as shares of a cell: it is clear of the grid's lines, of a digit, and of the pencil marks. */
export const SUM_SIZE = 0.21;
const SUM_LEFT = 0.1;
export const SUM_BASE = 0.24;

const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of a cage as a path, a little inside its cells. `side` is a cell's side and `margin` the grid's, in the drawing's units. */
export function outlineOf(grid: Grid, cells: readonly number[], side: number, margin: number): string {
  const inside = new Set(cells);
  const inset = Math.max(1.2, side * 0.07);
  const has = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < grid.size && column < grid.size && inside.has(row * grid.size + column);
  // Where a line ends: at the cage's own corner, straight on into the next cell, or round an inner corner.
  const reach = (hasNeighbour: boolean, diagonal: boolean) => (hasNeighbour ? (diagonal ? -inset : 0) : inset);
  const parts: string[] = [];
  for (const cell of cells) {
    const [row, column] = [grid.rowOfCell[cell]!, grid.columnOfCell[cell]!];
    const [x, y] = [column * side + margin, row * side + margin];
    const [leftCell, rightCell, aboveCell, belowCell] = [
      has(row, column - 1),
      has(row, column + 1),
      has(row - 1, column),
      has(row + 1, column),
    ];
    for (const [open, dy, at] of [
      [!aboveCell, -1, y + inset],
      [!belowCell, 1, y + side - inset],
    ] as const) {
      const from = x + reach(leftCell, has(row + dy, column - 1));
      const to = x + side - reach(rightCell, has(row + dy, column + 1));
      if (open) parts.push(`M${round(from)} ${round(at)}H${round(to)}`);
    }
    for (const [open, dx, at] of [
      [!leftCell, -1, x + inset],
      [!rightCell, 1, x + side - inset],
    ] as const) {
      const from = y + reach(aboveCell, has(row - 1, column + dx));
      const to = y + side - reach(belowCell, has(row + 1, column + dx));
      if (open) parts.push(`M${round(at)} ${round(from)}V${round(to)}`);
    }
  }
  return parts.join('');
}

/** Every cage as a dashed inset with its sum in the corner. */
export function drawCages(layer: Selection<SVGGElement, unknown, null, undefined>, puzzle: Puzzle, side: number, margin: number): void {
  const { grid, cages } = puzzle;
  const first = ({ cells }: Cage) => Math.min(...cells);
  const size = round(Math.max(side * SUM_SIZE, 5));
  const groups = layer
    .selectAll<SVGGElement, Cage>('g')
    .data([...cages])
    .join('g')
    .attr('class', 'cage')
    .attr('data-cage', (_, cage) => cage);
  groups
    .selectAll('path')
    .data((cage) => [cage])
    .join('path')
    .attr('d', ({ cells }) => outlineOf(grid, cells, side, margin))
    .attr('stroke-dasharray', `${round(side * 0.07)} ${round(side * 0.05)}`);
  groups
    .selectAll('text')
    .data((cage) => [cage])
    .join('text')
    .attr('x', (cage) => round(grid.columnOfCell[first(cage)]! * side + margin + side * SUM_LEFT))
    .attr('y', (cage) => round(grid.rowOfCell[first(cage)]! * side + margin + side * SUM_BASE))
    .attr('font-size', size)
    .text(({ sum }) => sum);
}
