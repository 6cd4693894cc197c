import type { Selection } from 'd3-selection';
import { symbolOf } from '../../engine/puzzle.ts';
import { left, middleX, middleY, round, top } from './grid-places.ts';
import type { GridScene } from './grid-scene.ts';

/** The cells that a question is about, all outlined alike, and the digit that it supposes, with a question mark. `side` is that of a cell. */
export function drawAsked(layer: Selection<SVGGElement, unknown, null, undefined>, scene: GridScene, side: number): void {
  const { asked, puzzle } = scene;
  // On the lines of the grid: pencil marks reach close to them.
  const inset = 0.5;
  const cells = [...(asked?.cells ?? [])];
  layer
    .selectAll('rect')
    .data(cells)
    .join('rect')
    .attr('x', (cell) => round(left(scene, cell, side) + inset))
    .attr('y', (cell) => round(top(scene, cell, side) + inset))
    .attr('width', round(side - 2 * inset))
    .attr('height', round(side - 2 * inset))
    .attr('rx', 2);
  layer
    .selectAll('text')
    .data(asked?.digit ? cells.slice(0, 1) : [])
    .join('text')
    .attr('x', (cell) => round(middleX(scene, cell, side)))
    .attr('y', (cell) => round(middleY(scene, cell, side) + side * 0.18))
    .attr('font-size', round(side * 0.51))
    .text(`${symbolOf(puzzle, asked?.digit || 1)}?`);
}
