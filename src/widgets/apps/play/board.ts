import { bitOf } from '../../../engine/candidates.ts';
import { focusCell } from '../../views/grid/cells.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { emptyScene, type GridScene } from '../../views/grid/scene.ts';
import type { Game } from './game.ts';
import { drawHint, type Picture } from './hint-drawing.ts';

/** What the board shows in addition to the game. */
export interface BoardView {
  /** The chosen cell. */
  readonly cell: number;
  readonly wrong: ReadonlySet<number>;
  readonly picture: Picture | undefined;
  /** Whether what the picture is about has been done. */
  readonly isDone: boolean;
}

/** The game as a grid in which the chosen cell goes where the focus goes. */
export class Board {
  readonly #element: HTMLElement;
  readonly #draw: (scene: GridScene) => void;

  /** Calls `select` with the cell a reader has moved to, and `picked` when one was clicked or tapped. */
  constructor(element: HTMLElement, select: (cell: number) => void, picked: () => void) {
    this.#element = element;
    this.#draw = gridDrawing(
      element,
      (cell) => {
        this.focus(cell);
        picked();
      },
      { walkable: true, numbered: true },
    );
    element.addEventListener('focusin', ({ target }) => {
      const { cell } = (target as SVGElement).dataset;
      if (cell !== undefined) select(Number(cell));
    });
  }

  get hasFocus(): boolean {
    return this.#element.contains(document.activeElement);
  }

  /** The accessible name of a cell, with its contents. */
  nameOf(cell: number): string {
    return this.#element.querySelector(`.hit[data-cell="${cell}"]`)?.getAttribute('aria-label') ?? '';
  }

  focus(cell: number): void {
    focusCell(this.#element, cell);
  }

  show(game: Game, { cell, wrong, picture, isDone }: BoardView): void {
    const { puzzle, digits, marks } = game;
    const digit = digits[cell]!;
    const scene: GridScene = {
      ...emptyScene(puzzle),
      digits,
      candidates: picture ? withRoom(picture) : marks,
      focus: { cell, digit: 0, tone: 'quiet', undoes: false },
      wrong,
      ...(picture
        ? { highlights: picture.highlights, houses: picture.houses, links: picture.links, struck: strikesOf(picture) }
        : { same: new Set([...digits.keys()].filter((each) => digit !== 0 && digits[each] === digit)) }),
    };
    this.#draw(scene);
    drawHint(this.#element.querySelector('svg')!, scene, picture, isDone);
  }
}

/** Indexed by cell: the marks of a picture, none where it writes a digit. */
function withRoom({ candidates, placements }: Picture): Uint32Array {
  const shown = candidates.slice();
  for (const { cell } of placements) shown[cell] = 0;
  return shown;
}

/** Indexed by cell: what the picture strikes, as sets of digits. */
function strikesOf({ candidates, strikes }: Picture): Uint32Array {
  const struck = new Uint32Array(candidates.length);
  for (const { cell, digit } of strikes) struck[cell]! |= bitOf(digit);
  return struck;
}
