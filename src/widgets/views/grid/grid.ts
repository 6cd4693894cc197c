import { viewThatNeeds } from '../view.ts';
import { drawnGrid } from './drawn-grid.ts';
import { gridMovement } from './movement.ts';
import type { GridParts } from './parts.ts';
import { MAX_LEGIBLE_SIZE, SIDE } from './places.ts';
import { gridScene } from './scene.ts';

/** A grid of any size: givens, digits, pencil marks, the lit cell and its reason. */
export const gridView = viewThatNeeds({ picture: ['grid'] }, (element, { algorithm, pick }) => {
  const { layers, draw, light } = drawnGrid(element, pick, { walkable: pick !== undefined });
  let shown: GridParts | undefined;
  return {
    draw({ picture, step }) {
      shown = draw(gridScene(algorithm, picture.grid, step));
    },
    move({ position, picture, step }, previous) {
      const before = shown;
      const now = draw(gridScene(algorithm, picture.grid, step));
      shown = now;
      // Of a grid that is drawn without its digits there is nothing to move.
      if (before?.puzzle !== now.puzzle || now.puzzle.grid.size > MAX_LEGIBLE_SIZE) return undefined;
      const [earlier, later] = position < previous.position ? [now, before] : [before, now];
      return gridMovement(layers, earlier, later, SIDE / now.puzzle.grid.size);
    },
    highlight: light,
  };
});
