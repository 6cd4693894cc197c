import { select } from 'd3-selection';
import { cellName, cellNamed, type Grid } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { left, SIDE, top } from '../../views/grid/places.ts';

const NAME = /\br\d+c\d+\b/g;
/** Of a cell's side, the size of its name and the room beside it. */
const TYPE = 0.3;
const BESIDE = 0.06;

/** The cells that texts name, each once. */
export function cellsNamedIn(grid: Grid, texts: readonly string[]): number[] {
  const names = new Set(texts.flatMap((text) => text.match(NAME) ?? []));
  return [...names].map((name) => cellNamed(grid, name)).filter((cell) => cell >= 0);
}

/** Writes the names of cells into a drawn grid, all alike: who reads a choice finds its cell without counting. */
export function drawCellNames(svg: SVGSVGElement, puzzle: Puzzle, cells: readonly number[]): void {
  const side = SIDE / puzzle.grid.size;
  select(svg.querySelector<SVGGElement>('g.world')!)
    .selectAll<SVGTextElement, number>(':scope > text.cell-name')
    .data(cells, (cell) => cell)
    .join('text')
    .attr('class', 'cell-name')
    .attr('x', (cell) => left({ puzzle }, cell, side) + side * BESIDE)
    .attr('y', (cell) => top({ puzzle }, cell, side) + side * TYPE)
    .attr('font-size', side * TYPE)
    .text((cell) => cellName(puzzle.grid, cell));
}
