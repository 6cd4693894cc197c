import { notes as words } from '#words/play.ts';
import { cellName } from '../../../engine/grid.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { focusCell } from '../../views/grid/cells.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { onTrial } from '../../views/grid/on-trial.ts';
import { SIDE } from '../../views/grid/places.ts';
import { emptyScene, type GridScene } from '../../views/grid/scene.ts';
import { cellNotes, colourWords } from './cell-notes.ts';
import { type ChosenCells, drawChosen } from './chosen-layer.ts';
import { drawColours, drawTints } from './colour-layer.ts';
import type { Game } from './game.ts';
import { drawHint, litCells, type Picture } from './hint-drawing.ts';
import { strikesIn } from './hint-picture.ts';
import { drawNotes, notesLayer, shownNotes } from './notes-drawing.ts';

/** What the board shows in addition to the game. */
export interface BoardView {
  /** The chosen cell. */
  readonly cell: number;
  readonly wrong: ReadonlySet<number>;
  readonly picture: Picture | undefined;
  /** Whether what the picture is about has been done. */
  readonly isDone: boolean;
  readonly cells: ChosenCells;
  /** The digit that is looked for; 0 for that of the chosen cell. */
  readonly lookedFor: number;
  /** Whether each mark has its own place in the cell. */
  readonly marksInPlace: boolean;
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
      { walkable: true, numbered: true, markwise: true },
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

  show(game: Game, { cell, wrong, picture, isDone, cells, lookedFor, marksInPlace }: BoardView): void {
    const { puzzle, digits } = game;
    const digit = lookedFor || digits[cell]!;
    const scene: GridScene = {
      ...emptyScene(puzzle),
      digits,
      candidates: picture ? withRoom(picture, game) : isLarge(puzzle) ? game.marks : new Uint32Array(digits.length),
      focus: { cell, digit: 0, tone: 'quiet', undoes: false },
      wrong,
      ...(picture
        ? { highlights: picture.highlights, houses: picture.houses, links: picture.links, struck: struckBy(picture, isDone) }
        : { same: new Set([...digits.keys()].filter((each) => digit !== 0 && digits[each] === digit)) }),
    };
    const onBoard = picture?.trial ? onTrial(scene, picture.trial.position, picture.trial.followed) : scene;
    this.#draw(onBoard);
    const svg = this.#element.querySelector('svg')!;
    const litCages = picture ? (picture.cages ?? []) : [cageOf(puzzle, cell)];
    for (const cage of svg.querySelectorAll<SVGElement>('.cage'))
      cage.classList.toggle('lit', litCages.includes(Number(cage.dataset.cage)));
    drawHint(svg, onBoard, picture, isDone || picture?.trial !== undefined);
    const lit = picture && !isDone && !picture.trial ? litCells(picture, puzzle.grid) : undefined;
    const possible = candidatesIn(puzzle, digits);
    const notes = picture?.trial
      ? []
      : shownNotes(
          isLarge(puzzle) ? { ...game, marks: new Uint32Array(digits.length) } : game,
          possible,
          (each) => (picture?.candidates[each] ?? 0) !== 0,
          marksInPlace,
        );
    const layer = notesLayer(svg);
    drawColours(svg, puzzle.grid.size, game);
    drawTints(svg, scene, notes, game);
    drawNotes(layer, scene, SIDE / puzzle.grid.size, notes, digit, (each) => lit !== undefined && !lit.has(each));
    drawChosen(svg, puzzle.grid.size, cells);
    for (const hit of svg.querySelectorAll<SVGElement>('.hit'))
      hit.setAttribute('aria-selected', String(cells.chosen.includes(Number(hit.dataset.cell))));
    this.#describeCells(game);
    this.#nameCells(game, picture);
  }

  /** Colours are heard after the name of a cell. */
  #describeCells(game: Game): void {
    for (const hit of this.#element.querySelectorAll<SVGElement>('.hit')) {
      const says = colourWords(game, Number(hit.dataset.cell));
      if (says === '') hit.removeAttribute('aria-description');
      else hit.setAttribute('aria-description', says);
    }
  }

  /** The grid names a cell by what is drawn in it; the layers of marks are drawn here. */
  #nameCells(game: Game, picture: Picture | undefined): void {
    const { puzzle, digits } = game;
    for (const hit of this.#element.querySelectorAll<SVGElement>('.hit')) {
      const cell = Number(hit.dataset.cell);
      if (digits[cell] !== 0 || (picture?.candidates[cell] ?? 0) !== 0) continue;
      const name = words.cell(cellName(puzzle.grid, cell), cellNotes(game, cell));
      if (hit.getAttribute('aria-label') !== name) hit.setAttribute('aria-label', name);
    }
  }
}

/** Indexed by cell: what a picture strikes, as sets. Once it is done, the marks of the player say so. */
const struckBy = (picture: Picture, isDone: boolean) => (isDone ? new Uint32Array(picture.candidates.length) : strikesIn(picture));

/** The cage of a cell, as an index; −1 for none. */
const cageOf = ({ cages }: Puzzle, cell: number) => cages.findIndex(({ cells }) => cells.includes(cell));

/** The cells of larger grids have no room for a row of marks: they are drawn each at its own place. */
const isLarge = ({ grid }: Puzzle) => grid.size > 9;

/** Indexed by cell: the candidates of a picture, none where it writes a digit. */
function withRoom({ candidates, placements }: Picture, { puzzle, marks }: Game): Uint32Array {
  const shown = candidates.map((set, cell) => set || (isLarge(puzzle) ? marks[cell]! : 0));
  for (const { cell } of placements) shown[cell] = 0;
  return shown;
}
