import type { GridPicture } from '../../../engine/grid-picture.ts';
import type { Layer } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';
import { drawnGrid } from './drawn-grid.ts';
import { fadeFrom, isLarge } from './fade.ts';
import type { MarkRun } from './marks.ts';
import { gridMovement } from './movement.ts';
import type { GridParts, Mark } from './parts.ts';
import { MAX_LEGIBLE_SIZE, SIDE } from './places.ts';
import { gridScene } from './scene.ts';

/** So many pencil marks are made at once while a page scrolls: a large grid has thousands. With the first of them all the rest is made. */
const [FIRST_MARKS, MAX_NEW_MARKS] = [60, 300];

/** The marks of the cells that have some in a layer already, and of a few others. */
function withFewNew(layer: Layer, marks: readonly Mark[]): readonly Mark[] {
  const drawn = new Set<number>();
  for (const run of layer.selectAll<SVGTextElement, MarkRun | undefined>('text').data()) if (run) drawn.add(run.cell);
  const most = drawn.size > 0 ? MAX_NEW_MARKS : FIRST_MARKS;
  let made = 0;
  return marks.filter(({ cell }) => {
    if (drawn.has(cell)) return true;
    if (made >= most) return false;
    made++;
    return true;
  });
}

/** Names the marks that the page was built with, so that they are seen until all others are drawn; to move them would lay them out again. */
function keepBuilt(layer: Layer): void {
  layer
    .selectChildren()
    .filter((datum) => datum === undefined)
    .classed('built', true);
}

interface ShownGrid {
  readonly parts: GridParts;
  /** The cage that the step is about, as cells. */
  readonly cage: readonly number[];
  /** Cells that words of a text light. */
  readonly lit: readonly number[];
}

/** What the grid in an element shows. */
export const shownGrids = new WeakMap<Element, ShownGrid>();
/** Called when another scene or light has been drawn in an element. */
export const gridsHeard = new WeakMap<Element, () => void>();

/** A grid of any size: givens, digits, pencil marks, the lit cell and its reason. */
export const gridView = viewThatNeeds({ picture: ['grid'] }, (element, { algorithm, pick }) => {
  const { layers, draw, light } = drawnGrid(element, pick, { walkable: pick !== undefined });
  let shown: GridParts | undefined;
  let cage: readonly number[] = [];
  let lit: readonly number[] = [];
  const tell = (grid?: GridPicture) => {
    if (!pick || !shown) return;
    if (grid) cage = grid.puzzle.cages[grid.cage ?? -1]?.cells ?? [];
    shownGrids.set(element, { parts: shown, cage, lit });
    gridsHeard.get(element)?.();
  };
  const removeBuilt = () => layers.marks!.selectAll('.built').remove();
  return {
    draw({ picture, step }) {
      removeBuilt();
      shown = draw(gridScene(algorithm, picture.grid, step));
      tell(picture.grid);
    },
    drawPart({ picture, step }) {
      if (!picture.grid) return true;
      let lacks = false;
      shown = draw(gridScene(algorithm, picture.grid, step), (parts) => {
        const marks = withFewNew(layers.marks!, parts.marks);
        lacks = marks.length < parts.marks.length;
        if (lacks) keepBuilt(layers.marks!);
        return { ...parts, marks };
      });
      tell(picture.grid);
      if (!lacks) removeBuilt();
      return !lacks;
    },
    move({ position, picture, step }, previous) {
      const before = shown;
      removeBuilt();
      const now = draw(gridScene(algorithm, picture.grid, step));
      shown = now;
      tell(picture.grid);
      // Of a grid that is drawn without its digits there is nothing to move.
      if (before?.puzzle !== now.puzzle || now.puzzle.grid.size > MAX_LEGIBLE_SIZE) return undefined;
      const [side, goesBack] = [SIDE / now.puzzle.grid.size, position < previous.position];
      if (isLarge(now)) return fadeFrom(layers, before, now, side, goesBack);
      return goesBack ? gridMovement(layers, now, before, side) : gridMovement(layers, before, now, side);
    },
    highlight(asked) {
      light(asked);
      lit = asked?.isPointedAt ? [] : (asked?.cells?.flat() ?? []);
      tell();
    },
  };
});
