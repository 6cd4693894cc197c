import { symbolOf } from '../../../../engine/puzzle.ts';
import { svgElement } from '../../../ui/element.ts';
import { outlineOf } from '../../../views/grid/cages.ts';
import { gridLines } from '../../../views/grid/outlines.ts';
import type { Game } from '../game.ts';

/** The side of a thumbnail, in its own units. */
const SIDE = 108;

/** A small drawing of a game. It is for the eyes alone; its card says the rest. */
export function thumbnail({ puzzle, digits }: Pick<Game, 'puzzle' | 'digits'>): SVGElement {
  const { grid, givens } = puzzle;
  const step = SIDE / grid.size;
  const svg = svgElement('svg', { viewBox: `-1 -1 ${SIDE + 2} ${SIDE + 2}`, class: 'thumbnail', 'aria-hidden': 'true' });
  const { plain, strong } = gridLines(grid, step);
  svg.append(svgElement('path', { d: plain, class: 'thin' }), svgElement('path', { d: strong, class: 'thick' }));
  for (const { cells } of puzzle.cages) svg.append(svgElement('path', { d: outlineOf(grid, cells, step, 0), class: 'caged' }));
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    const at = { x: (grid.columnOfCell[cell]! + 0.5) * step, y: (grid.rowOfCell[cell]! + 0.5) * step, 'font-size': step * 0.72 };
    svg.append(svgElement('text', { ...at, class: givens[cell] === 0 ? 'own' : 'given' }, symbolOf(puzzle, digit)));
  }
  return svg;
}
