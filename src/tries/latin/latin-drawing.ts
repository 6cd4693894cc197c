import { type Puzzle, withGivens } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { emptyScene } from '../../widgets/views/grid/scene.ts';
import { cellOf, SIDE } from './latin.ts';

const CELLS = Array.from({ length: SIDE * SIDE }, (_, place) => cellOf(place));

/** Draws the Sudoku of a square: the cells of the square are outlined, and digits that clash are marked. */
export function sudokuDrawing(element: Element): (puzzle: Puzzle, clashing: ReadonlySet<number>) => void {
  const drawGrid = gridDrawing(element);
  return (puzzle, clashing) => {
    const given = withGivens(
      puzzle,
      puzzle.givens.map((digit, cell) => (CELLS.includes(cell) ? 0 : digit)),
    );
    drawGrid({ ...emptyScene(given), digits: puzzle.givens, wrong: clashing, highlights: [{ cells: CELLS, digits: 0, hue: 0 }] });
  };
}
