import { select } from 'd3-selection';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { left, SIDE, top } from '../../widgets/views/grid/places.ts';
import { emptyScene } from '../../widgets/views/grid/scene.ts';
import { ensureChild } from '../../widgets/views/kit/elements.ts';
import { ANSWER, type Digging, isRefusal } from './dig.ts';

const CELL = SIDE / 9;

/**
 * Draws a grid that is dug into, any state after any other: the last hole is lit with all that it sees, what had to stay is underlined, and
 * a second answer divides the cells that it changes.
 */
export function digDrawing(element: Element, pick?: (cell: number) => void): (digging: Digging) => void {
  const drawGrid = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (digging) => {
    const { puzzle, kept, last } = digging;
    const focus = last && !isRefusal(last) ? ({ cell: last.cell, digit: 0, tone: 'done', undoes: false } as const) : undefined;
    const second = isRefusal(last) ? { answer: ANSWER, other: last.second, tried: last.cell } : undefined;
    drawGrid({ ...emptyScene(puzzle), focus, second });
    const world = select(element).select<SVGGElement>('svg.grid > g.world');
    // Below what is laid over the grid; for who does not see it the verdict tells it.
    const stays = ensureChild(world, 'g', 'stays').attr('aria-hidden', 'true');
    world.node()!.insertBefore(stays.node()!, world.node()!.querySelector(':scope > g.second'));
    const place = { puzzle };
    stays
      .selectAll('path')
      .data([...kept])
      .join('path')
      .attr(
        'd',
        (cell) =>
          `M${hundredth(left(place, cell, CELL) + 0.3 * CELL)} ${hundredth(top(place, cell, CELL) + 0.87 * CELL)}h${hundredth(0.4 * CELL)}`,
      );
  };
}
