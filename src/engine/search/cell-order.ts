import { boxHouses } from '../grid.ts';
import { digitsAllowed, type Puzzle } from '../puzzle.ts';

/** The orders in which a search can fill the empty cells. All are fixed before the search starts. */
export const cellOrders = {
  rows: 'row by row',
  columns: 'column by column',
  boxes: 'box by box',
  spiral: 'spiral',
  fewest: 'fewest candidates first',
} as const;

export type CellOrder = keyof typeof cellOrders;

/** The empty cells of the puzzle in the given order. Ties keep reading order; a grid without boxes or regions is filled row by row. */
export function orderCells(puzzle: Puzzle, order: CellOrder): number[] {
  const { grid, givens } = puzzle;
  const all = Array.from(givens, (_, cell) => cell);
  const isEmpty = (cell: number) => givens[cell] === 0;
  switch (order) {
    case 'rows':
      return all.filter(isEmpty);
    case 'columns':
      return grid.cellsOfHouse
        .slice(grid.size, 2 * grid.size)
        .flat()
        .filter(isEmpty);
    case 'boxes': {
      const boxes = boxHouses(grid);
      return boxes.length === 0 ? all.filter(isEmpty) : boxes.flatMap((box) => grid.cellsOfHouse[box]).filter(isEmpty);
    }
    case 'spiral':
      return spiral(grid.size).filter(isEmpty);
    case 'fewest':
      return all.filter(isEmpty).sort((a, b) => candidateCount(puzzle, a) - candidateCount(puzzle, b) || a - b);
  }
}

/** Every cell, clockwise from the top left corner inwards. */
function spiral(size: number): number[] {
  const cells: number[] = [];
  for (let ring = 0; ring < size / 2; ring++) {
    const last = size - 1 - ring;
    if (ring === last) cells.push(ring * size + ring);
    for (let column = ring; column < last; column++) cells.push(ring * size + column);
    for (let row = ring; row < last; row++) cells.push(row * size + last);
    for (let column = last; column > ring; column--) cells.push(last * size + column);
    for (let row = last; row > ring; row--) cells.push(row * size + ring);
  }
  return cells;
}

/** Returns how many digits are allowed in the cell and at no given peer. */
function candidateCount(puzzle: Puzzle, cell: number): number {
  const seen = new Set(puzzle.grid.peersOfCell[cell].map((peer) => puzzle.givens[peer]));
  return digitsAllowed(puzzle, cell).filter((digit) => !seen.has(digit)).length;
}
