import type { Selection } from 'd3-selection';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { enableHover, pointIn } from '../kit/hover.ts';
import { drawVeil } from './light.ts';
import { MARGIN, SIDE, veilOver } from './places.ts';
import type { GridScene } from './scene.ts';

/** A cell with all that sees it: its row, column and box, and its cage. */
function seenBy({ grid, cages }: Puzzle, cell: number): Set<number> {
  const cage = cages.find(({ cells }) => cells.includes(cell));
  return new Set([cell, ...grid.peersOfCell[cell]!, ...(cage?.cells ?? [])]);
}

/** Highlights a cell on hover by a veil over the cells that do not see it. `world` holds the drawing of `scene`. */
export function enableCellHover(
  svg: SVGSVGElement,
  world: Selection<SVGGElement, unknown, null, undefined>,
  scene: () => GridScene | undefined,
): void {
  const at = (x: number, y: number) => {
    const [drawn, point] = [scene(), pointIn(world.node()!, x, y)];
    if (!drawn || !point) return undefined;
    const { size } = drawn.puzzle.grid;
    const [row, column] = [point.y, point.x].map((along) => Math.floor(((along - MARGIN) / SIDE) * size)) as [number, number];
    return Math.min(row, column) >= 0 && Math.max(row, column) < size ? row * size + column : undefined;
  };
  enableHover(svg, {
    kind: 'cell',
    at,
    atWork: () => scene()?.focus?.cell,
    light(cell) {
      const drawn = scene();
      const lit = drawn && cell !== undefined && cell < drawn.puzzle.grid.cellCount;
      drawVeil(world, lit ? veilOver(drawn, seenBy(drawn.puzzle, cell)) : undefined);
    },
  });
}
