import type { Highlight } from '../../../engine/grid-picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf } from '../kit/curve.ts';
import { type Changed, classes, type Layer } from '../kit/elements.ts';
import { outlineAround } from './outlines.ts';
import type { GridParts, Mark } from './parts.ts';
import { left, markSize, markX, markY, type Place, top } from './places.ts';

type CellDigit = Pick<Mark, 'cell' | 'digit'>;

/** The cells of all sets that are outlined cell by cell, each with the number that it bears, if any. */
export const setCells = ({ sets }: Pick<GridParts, 'sets'>) =>
  sets.flatMap((set, index) => (set.around ? [] : set.cells).map((cell) => ({ set, cell, number: set.numbered ? index + 1 : undefined })));

/** Sets of cells: a hue and an outline, of some a number, so that nothing is shown by colour alone. */
export function drawSets(layer: Layer, parts: Place & Pick<GridParts, 'sets' | 'houses'>, side: number): void {
  const cells = setCells(parts);
  const groups = layer
    .selectAll<SVGGElement, (typeof cells)[number]>('g')
    .data(cells)
    .join('g')
    .attr('class', ({ set }: { set: Highlight }) => `set hue-${set.hue + 1}`)
    .attr('transform', ({ cell }) => `translate(${hundredth(left(parts, cell, side))} ${hundredth(top(parts, cell, side))})`);
  groups
    .selectAll('rect')
    .data((datum) => [datum])
    .join('rect')
    .attr('x', 1.5)
    .attr('y', 1.5)
    .attr('width', hundredth(side - 3))
    .attr('height', hundredth(side - 3))
    .attr('rx', 3);
  groups
    .selectAll('text')
    .data((datum) => (datum.number === undefined ? [] : [datum]))
    .join('text')
    .attr('x', hundredth(side - 4))
    .attr('y', hundredth(side * 0.26))
    .attr('font-size', hundredth(side * 0.22))
    .text(({ number }) => number!);
  const { grid } = parts.puzzle;
  layer
    .selectAll('path.house')
    .data([...parts.houses])
    .join('path')
    .attr('class', 'house')
    .attr('d', (house) => outlineAround(grid, grid.cellsOfHouse[house]!, side));
}

/** Pencil marks: each candidate at its own place in the cell, those being struck crossed out. */
export function drawMarks(layer: Layer, parts: Place & Pick<GridParts, 'marks'>, side: number, changed: Changed): void {
  const { puzzle, marks } = parts;
  layer
    .selectAll<SVGTextElement, Mark>('text')
    .data(marks, (mark) => mark?.key)
    .join('text')
    .filter(changed((mark: Mark) => Number(mark.struck) + 2 * Number(mark.lit)))
    .attr('class', (mark) => classes('mark', mark.struck && 'struck', mark.lit && 'lit', mark.own && 'own'))
    .attr('x', ({ cell, digit }) => hundredth(markX(parts, cell, digit, side)))
    .attr('y', ({ cell, digit }) => hundredth(markY(parts, cell, digit, side) + markSize(parts, side) * 0.36))
    .attr('font-size', hundredth(markSize(parts, side)))
    .text(({ digit }) => symbolOf(puzzle, digit));
  layer
    .selectAll<SVGPathElement, Mark>('path')
    .data(
      marks.filter((mark) => mark.struck),
      (mark) => mark?.key,
    )
    .join('path')
    .filter(changed(() => 'strike'))
    .attr('class', 'strike')
    .attr('d', (mark) => pathOf(curveOfStrike(parts, mark, side)));
}

/** The stroke through a pencil mark. */
export function curveOfStrike(parts: Place, { cell, digit }: CellDigit, side: number): Curve {
  const [x, y, r] = [markX(parts, cell, digit, side), markY(parts, cell, digit, side), markSize(parts, side) * 0.42];
  return { from: [x - r, y + r], to: [x + r, y - r] };
}
