import type { Selection } from 'd3-selection';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { digitSize, digitY, left, middleX, top } from './places.ts';
import type { GridScene } from './scene.ts';

/** The cells that a question is about, all outlined alike, and the digit that it supposes, with a question mark. `side` is that of a cell. */
export function drawQuestion(layer: Selection<SVGGElement, unknown, null, undefined>, scene: GridScene, side: number): void {
  const { asked, puzzle } = scene;
  // On the lines of the grid: pencil marks reach close to them.
  const inset = 0.5;
  const cells = [...(asked?.cells ?? [])];
  const text = `${symbolOf(puzzle, asked?.digit || 1)}?`;
  layer
    .selectAll('rect')
    .data(cells)
    .join('rect')
    .attr('x', (cell) => hundredth(left(scene, cell, side) + inset))
    .attr('y', (cell) => hundredth(top(scene, cell, side) + inset))
    .attr('width', hundredth(side - 2 * inset))
    .attr('height', hundredth(side - 2 * inset))
    .attr('rx', 2);
  layer
    .selectAll('text')
    .data(asked?.digit ? cells.slice(0, 1) : [])
    .join('text')
    .attr('x', (cell) => hundredth(middleX(scene, cell, side)))
    .attr('y', (cell) => digitY(scene, cell, text, side))
    .attr('font-size', digitSize(text, side))
    .text(text);
}
