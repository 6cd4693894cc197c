import { select } from 'd3-selection';
import { grid as words } from '#words/grid-view.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { cellName, type Grid } from '../../../engine/grid.ts';
import { isGiven } from '../../../engine/players-part.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Layer, setAttributes } from '../kit/elements.ts';
import { type GridScene, shownMarks } from './scene.ts';
import { seldom } from './seldom.ts';

/** Draws invisible cells that take the pointer, row by row; `side` is a cell's, in the drawing's own units. */
export function drawCells(layer: Layer, { size }: Grid, side: number, margin: number, pick: (cell: number) => void): void {
  const lines = Array.from({ length: size }, (_, k) => k);
  const cells = layer
    .selectAll<SVGGElement, number>('g')
    .data(lines)
    .join('g')
    .selectAll<SVGRectElement, number>('rect')
    .data((row) => lines.map((column) => row * size + column))
    .join('rect')
    .on('click', (_, cell) => pick(cell));
  setAttributes(cells, {
    class: 'hit',
    'data-cell': (cell) => cell,
    x: (cell) => hundredth((cell % size) * side + margin),
    y: (cell) => hundredth(Math.floor(cell / size) * side + margin),
    width: hundredth(side),
    height: hundredth(side),
  });
}

/** A cell's place and what it holds: 'r3c4: 5, given', 'r3c5: 6, wrong', 'r3c6: marks 2 7', 'r3c7: empty'. */
export function cellWords(scene: GridScene, cell: number): string {
  const { puzzle, digits, wrong } = scene;
  const name = cellName(puzzle.grid, cell);
  if (digits[cell] !== 0) {
    const how = isGiven(puzzle, cell) ? 'given' : wrong?.has(cell) ? 'wrong' : 'right';
    const holds = words.holds(name, symbolOf(puzzle, digits[cell]!), how);
    return (scene.implications && seldom()?.withLevel(holds, cell, scene.implications)) ?? holds;
  }
  const marks = digitsOf(shownMarks(scene).sets?.[cell] ?? 0).map((digit) => symbolOf(puzzle, digit));
  return words.marks(name, marks);
}

/** The cell that a key leads to, around the edges; undefined when the key is not one that walks. */
export function cellAfterKey({ key, ctrlKey }: { key: string; ctrlKey: boolean }, cell: number, size: number): number | undefined {
  const [row, column] = [Math.floor(cell / size), cell % size];
  if (key === 'Home') return ctrlKey ? 0 : row * size;
  if (key === 'End') return ctrlKey ? size * size - 1 : row * size + size - 1;
  if (ctrlKey) return undefined;
  if (key === 'ArrowUp') return ((row + size - 1) % size) * size + column;
  if (key === 'ArrowDown') return ((row + 1) % size) * size + column;
  if (key === 'ArrowLeft') return row * size + ((column + size - 1) % size);
  if (key === 'ArrowRight') return row * size + ((column + 1) % size);
  return undefined;
}

/**
 * Makes cells drawn by `drawCells` a grid to assistive technology and to the keyboard: rows and cells with their places and
 * names, one of them in the order of the Tab key; arrows, Home and End walk. Keys that walk are taken: whoever listens
 * further out finds them prevented. To follow the reader listen to 'focusin'. The function that is given back is to be called
 * with every scene; the Tab key comes to the scene's lit cell, or to the one that had focus.
 */
export function enableKeyboardNavigation(svg: SVGSVGElement, layer: SVGGElement): (scene: GridScene, label: string) => void {
  let current = 0;
  let cells: SVGRectElement[] = [];
  /** What each cell held when it was named, as one number. */
  let named: number[] = [];
  let puzzle: Puzzle | undefined;
  let grid: Grid | undefined;
  const rove = (cell: number) => {
    cells[current]?.setAttribute('tabindex', '-1');
    cells[cell]!.setAttribute('tabindex', '0');
    current = cell;
  };
  const build = (next: Grid) => {
    grid = next;
    cells = [...layer.querySelectorAll<SVGRectElement>('.hit')];
    for (const cell of cells) cell.setAttribute('tabindex', '-1');
    // A picture until it has cells.
    select(svg).attr('role', 'grid').attr('aria-rowcount', next.size).attr('aria-colcount', next.size);
    // The cells' names say what is drawn.
    for (const drawn of layer.parentElement!.children) if (drawn !== layer) drawn.setAttribute('aria-hidden', 'true');
    for (const [row, line] of [...layer.children].entries()) {
      line.setAttribute('role', 'row');
      line.setAttribute('aria-rowindex', String(row + 1));
      for (const [column, cell] of [...line.children].entries()) {
        cell.setAttribute('role', 'gridcell');
        cell.setAttribute('aria-colindex', String(column + 1));
      }
    }
    rove(Math.min(current, next.cellCount - 1));
  };
  // Not on the layer itself: a part of a drawing that listens for the focus would be a Tab stop of its own.
  svg.parentElement!.addEventListener('focusin', ({ target }) => {
    // The first scene may be yet to come, while another drawing of these cells is still in place.
    if (grid && layer.contains(target as Node)) rove(Number((target as SVGElement).dataset.cell));
  });
  layer.addEventListener('keydown', (event) => {
    if (!grid || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') (event.target as SVGElement).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const next = cellAfterKey(event, current, grid.size);
    if (next !== undefined) cells[next]!.focus({ preventScroll: true });
    if (next !== undefined || event.key === 'Enter') event.preventDefault();
  });
  return (scene, label) => {
    if (scene.puzzle !== puzzle) {
      puzzle = scene.puzzle;
      named = [];
      if (puzzle.grid !== grid) build(puzzle.grid);
    }
    svg.setAttribute('aria-label', label);
    const { digits, wrong, implications } = scene;
    const { sets } = shownMarks(scene);
    for (const [cell, drawn] of cells.entries()) {
      const holds =
        digits[cell] !== 0
          ? digits[cell]! +
            (wrong?.has(cell) ? 0.5 : 0) +
            (implications?.guesses.includes(cell) ? 0.25 : 0) +
            64 * (implications?.levels[cell] ?? 0)
          : -(sets?.[cell] ?? 0) - 1;
      if (named[cell] === holds) continue;
      named[cell] = holds;
      drawn.setAttribute('aria-label', cellWords(scene, cell));
    }
    if (scene.focus && scene.focus.cell !== current && !layer.contains(layer.ownerDocument.activeElement)) rove(scene.focus.cell);
  };
}

/** Moves the focus to a cell of a grid inside an element, without scrolling. */
export function focusCell(element: Element, cell: number): void {
  element.querySelector<SVGRectElement>(`.hit[data-cell="${cell}"]`)?.focus({ preventScroll: true });
}
