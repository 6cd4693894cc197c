import type { Grid } from '../../../engine/grid.ts';
import { hundredth } from '../../ui/numbers.ts';
import { MARGIN, SIDE } from './places.ts';

// `side` is that of a cell, here and below.

type Corner = readonly [row: number, column: number];

/** The sides of a cell, clockwise from its upper left corner: where each begins, and the neighbour beyond it. */
const SIDES = [
  { from: [0, 0], beyond: [-1, 0] },
  { from: [0, 1], beyond: [0, 1] },
  { from: [1, 1], beyond: [1, 0] },
  { from: [1, 0], beyond: [0, -1] },
] as const;

/** The closed lines around a set of cells, each clockwise from its first corner in reading order. Cells that only touch have lines of their own. */
function loopsAround({ size, rowOfCell, columnOfCell }: Grid, cells: readonly number[]): Corner[][] {
  const inside = new Set(cells);
  const has = (row: number, column: number) => row >= 0 && column >= 0 && row < size && column < size && inside.has(row * size + column);
  /** The border of the set on a side of a cell. */
  const isBorder = ([row, column]: Corner, turn: number) => {
    const [down, across] = SIDES[turn]!.beyond;
    return has(row, column) && !has(row + down, column + across);
  };
  const nameOf = ([row, column]: Corner, turn: number) => (row * size + column) * 4 + turn;
  const walked = new Set<number>();
  const loops: Corner[][] = [];
  for (const start of [...inside].sort((a, b) => a - b)) {
    const first: Corner = [rowOfCell[start]!, columnOfCell[start]!];
    if (!isBorder(first, 0) || walked.has(nameOf(first, 0))) continue;
    const loop: Corner[] = [];
    let [at, turn]: [Corner, number] = [first, 0];
    do {
      walked.add(nameOf(at, turn));
      const next = (turn + 1) % 4;
      // Round the corner of this cell; straight on; or round that of the cell which is diagonally ahead.
      const ahead = SIDES[next]!.beyond;
      const aside = SIDES[turn]!.beyond;
      const straight: Corner = [at[0] + ahead[0], at[1] + ahead[1]];
      const around: Corner = [straight[0] + aside[0], straight[1] + aside[1]];
      if (!has(...straight)) turn = next;
      else if (isBorder(straight, turn)) at = straight;
      else [at, turn] = [around, (turn + 3) % 4];
      const { from } = SIDES[turn]!;
      loop.push([at[0] + from[0], at[1] + from[1]]);
    } while (nameOf(at, turn) !== nameOf(first, 0));
    const isBend = ([row, column]: Corner, index: number) => {
      const [before, after] = [loop.at(index - 1)!, loop[(index + 1) % loop.length]!];
      return !(before[0] === row && row === after[0]) && !(before[1] === column && column === after[1]);
    };
    const bends = loop.filter(isBend);
    loops.push([bends.at(-1)!, ...bends.slice(0, -1)]);
  }
  return loops;
}

/** Returns the direction from one corner to the next, as a step of rows and columns. */
const towards = ([row, column]: Corner, [nextRow, nextColumn]: Corner) =>
  [Math.sign(nextRow - row), Math.sign(nextColumn - column)] as const;

/** The outline of cells as a path: one closed line, or several where the cells lie apart. It is on the lines of the grid, or inside the cells by an inset. */
export function outlineAround(grid: Grid, cells: readonly number[], side: number, inset = 0): string {
  const at = (index: number, inwards: number) => hundredth(index * side + MARGIN + inwards * inset);
  return loopsAround(grid, cells)
    .map((loop) => {
      const points = loop.map((corner, index) => {
        const [down, across] = towards(loop.at(index - 1)!, corner);
        const [nextDown, nextAcross] = towards(corner, loop[(index + 1) % loop.length]!);
        // The cells are on the right of the line.
        return { x: at(corner[1], -down - nextDown), y: at(corner[0], across + nextAcross) };
      });
      const lines = points.slice(1).map(({ x, y }, index) => (y === points[index]!.y ? `H${x}` : `V${y}`));
      return `M${points[0]!.x} ${points[0]!.y}${lines.join('')}Z`;
    })
    .join('');
}

/** The lines between rows and between columns as two paths, the plain ones and the strong: those around boxes or regions, and around the grid. */
export function gridLines({ size, boxOfCell }: Grid, side: number): { readonly plain: string; readonly strong: string } {
  const paths = { plain: '', strong: '' };
  const at = (index: number) => hundredth(index * side + MARGIN);
  const boxAt = (row: number, column: number) => boxOfCell[row * size + column]!;
  const draw = (isStrong: (along: number) => boolean, path: (from: number, to: number) => string) => {
    let from = 0;
    for (let to = 1; to <= size; to++) {
      if (to < size && isStrong(to) === isStrong(from)) continue;
      paths[isStrong(from) ? 'strong' : 'plain'] += path(from, to);
      from = to;
    }
  };
  for (let k = 0; k <= size; k++) {
    const isEdge = k === 0 || k === size;
    draw(
      (column) => isEdge || boxAt(k - 1, column) !== boxAt(k, column),
      (from, to) => `M${at(from)} ${at(k)}H${at(to)}`,
    );
    draw(
      (row) => isEdge || boxAt(row, k - 1) !== boxAt(row, k),
      (from, to) => `M${at(k)} ${at(from)}V${at(to)}`,
    );
  }
  return paths;
}

/** A line through each diagonal that is a house, from corner to corner. */
export function diagonalLines({ houses }: Grid): string {
  const [near, far] = [MARGIN, SIDE + MARGIN];
  return houses
    .filter(({ type }) => type === 'diagonal')
    .map(({ number }) => (number === 1 ? `M${near} ${near}L${far} ${far}` : `M${far} ${near}L${near} ${far}`))
    .join('');
}
