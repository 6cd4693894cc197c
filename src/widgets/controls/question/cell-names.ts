import { select } from 'd3-selection';
import { cellName, cellNamed, type Grid } from '../../../engine/grid.ts';
import { left, SIDE, top } from '../../views/grid/places.ts';
import type { GridScene } from '../../views/grid/scene.ts';

const NAME = /\br\d+c\d+\b/g;
/** Of a cell's side, the size of its name and the room around its frame. */
const TYPE = 0.3;
const INSET = 0.03;

/** The cells that texts name, each once. */
export function cellsNamedIn(grid: Grid, texts: readonly string[]): number[] {
  const names = new Set(texts.flatMap((text) => text.match(NAME) ?? []));
  return [...names].map((name) => cellNamed(grid, name)).filter((cell) => cell >= 0);
}

/** Frames cells of a drawn grid, all alike, and writes their names into those that are empty. */
export function drawCellNames(svg: SVGSVGElement, { puzzle, digits, candidates }: GridScene, cells: readonly number[]): void {
  const side = SIDE / puzzle.grid.size;
  const world = select(svg.querySelector<SVGGElement>('g.world')!);
  world
    .selectAll<SVGRectElement, number>(':scope > rect.cell-frame')
    .data(cells, (cell) => cell)
    .join('rect')
    .attr('class', 'cell-frame')
    .attr('x', (cell) => left({ puzzle }, cell, side) + side * INSET)
    .attr('y', (cell) => top({ puzzle }, cell, side) + side * INSET)
    .attr('width', side * (1 - 2 * INSET))
    .attr('height', side * (1 - 2 * INSET));
  world
    .selectAll<SVGTextElement, number>(':scope > text.cell-name')
    .data(
      cells.filter((cell) => !digits[cell] && !candidates?.[cell]),
      (cell) => cell,
    )
    .join('text')
    .attr('class', 'cell-name')
    .attr('x', (cell) => left({ puzzle }, cell, side) + side / 2)
    .attr('y', (cell) => top({ puzzle }, cell, side) + side * TYPE)
    .attr('font-size', side * TYPE)
    .text((cell) => cellName(puzzle.grid, cell));
}
