import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { emptyScene } from '../../widgets/views/grid/scene.ts';
import { ANSWER, type Giving, nearestOther, puzzleFor } from './proper.ts';

/** Draws the givens; where a second solution fits, the cells in which the two differ show both digits. */
export function properDrawing(element: Element, pick?: (cell: number) => void): (giving: Giving) => void {
  const drawGrid = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (giving) => {
    const other = nearestOther(giving);
    const tried = giving.last ?? -1;
    drawGrid({ ...emptyScene(puzzleFor(giving)), second: other && { answer: ANSWER, other, tried } });
  };
}
