import type { CandidateLink, Highlight } from '../../engine/grid-picture.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Changed } from './changed.ts';
import { type Curve, pathOf } from './curve.ts';
import type { GridParts, Mark } from './grid-parts.ts';
import { left, markSize, markX, markY, type Place, round, SIDE, top } from './grid-places.ts';
import type { Layer } from './layer.ts';

type CellDigit = Pick<Mark, 'cell' | 'digit'>;

/** Sets of cells: a hue, an outline and a number, so that nothing is told by colour alone. */
export function drawSets(layer: Layer, parts: Place & Pick<GridParts, 'sets' | 'houses'>, side: number): void {
  const cells = parts.sets.flatMap((set, index) => set.cells.map((cell, place) => ({ set, index, cell, first: place === 0 })));
  const groups = layer
    .selectAll<SVGGElement, (typeof cells)[number]>('g')
    .data(cells)
    .join('g')
    .attr('class', ({ set }: { set: Highlight }) => `set hue-${set.hue + 1}`)
    .attr('transform', ({ cell }) => `translate(${round(left(parts, cell, side))} ${round(top(parts, cell, side))})`);
  groups
    .selectAll('rect')
    .data((datum) => [datum])
    .join('rect')
    .attr('x', 1.5)
    .attr('y', 1.5)
    .attr('width', round(side - 3))
    .attr('height', round(side - 3))
    .attr('rx', 3);
  groups
    .selectAll('text')
    .data((datum) => (datum.first && parts.sets.length > 1 ? [datum] : []))
    .join('text')
    .attr('x', round(side - 4))
    .attr('y', round(side * 0.26))
    .attr('font-size', round(side * 0.22))
    .text(({ index }) => index + 1);
  const { size, boxRows, boxColumns } = parts.puzzle.grid;
  layer
    .selectAll('rect.house')
    .data([...parts.houses])
    .join('rect')
    .attr('class', 'house')
    .attr('x', (house) => round(left(parts, parts.puzzle.grid.cellsOfHouse[house]![0]!, side)))
    .attr('y', (house) => round(top(parts, parts.puzzle.grid.cellsOfHouse[house]![0]!, side)))
    .attr('width', (house) => round(house < size ? SIDE : house < 2 * size ? side : side * boxColumns))
    .attr('height', (house) => round(house < size ? side : house < 2 * size ? SIDE : side * boxRows));
}

/** Pencil marks: each candidate at its own place in the cell, those being struck crossed out. */
export function drawMarks(layer: Layer, parts: Place & Pick<GridParts, 'marks'>, side: number, changed: Changed): void {
  const { puzzle, marks } = parts;
  layer
    .selectAll<SVGTextElement, Mark>('text')
    .data(marks, (mark) => mark?.key)
    .join('text')
    .filter(changed((mark: Mark) => Number(mark.struck) + 2 * Number(mark.lit)))
    .attr('class', (mark) => `mark${mark.struck ? ' struck' : ''}${mark.lit ? ' lit' : ''}`)
    .attr('x', ({ cell, digit }) => round(markX(parts, cell, digit, side)))
    .attr('y', ({ cell, digit }) => round(markY(parts, cell, digit, side) + markSize(parts, side) * 0.36))
    .attr('font-size', round(markSize(parts, side)))
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

export function curveOfLink(parts: Place, { from, to }: CandidateLink, side: number): Curve {
  const [x1, y1] = [markX(parts, from.cell, from.digit, side), markY(parts, from.cell, from.digit, side)];
  const [x2, y2] = [markX(parts, to.cell, to.digit, side), markY(parts, to.cell, to.digit, side)];
  return { from: [x1, y1], to: [x2, y2], bend: [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 + (x1 - x2) * 0.12] };
}

/** Chains and wings: a line between two candidates, solid where the link is strong. */
export function drawLinks(layer: Layer, parts: Place & Pick<GridParts, 'links'>, side: number): void {
  layer
    .selectAll('path')
    .data([...parts.links])
    .join('path')
    .attr('class', ({ strong }) => (strong ? 'link strong' : 'link weak'))
    .attr('d', (link) => pathOf(curveOfLink(parts, link, side)));
}
