import { select } from 'd3-selection';
import { digitsOf } from '../../../engine/candidates.ts';
import type { Grid } from '../../../engine/grid.ts';
import { cellsOfEnd, type Highlight } from '../../../engine/grid-picture.ts';
import { hundredth } from '../../ui/numbers.ts';
import { pathOf } from '../kit/curve.ts';
import { classes, type Layer } from '../kit/elements.ts';
import { curvesOfLinks } from './link-curves.ts';
import { outlineAround } from './outlines.ts';
import type { GridParts } from './parts.ts';
import { left, MARGIN, markSize, markX, markY, type Place, RING_OF_MARK, top } from './places.ts';

type Link = GridParts['links'][number];

/** In the drawing's units: how far an outline is inside its cells, and how much farther the next one, which may share a cell. */
const INSET = 1.8;
const NEXT = 2;
/** The letter of a set, in shares of a cell's side. Marks leave this much of the corners of four cells free. */
const TAG = { radius: 0.145, text: 0.215 };

/** The middles of the outermost marks of each group of a chain; the places of a digit in an almost locked set are one only where they lie in a line. */
export function placesOfGroups(parts: Place & Pick<GridParts, 'links'>, side: number) {
  const ends = parts.links.flatMap(({ from, to }) => [from, to]).filter(({ also = [] }) => also.length > 0);
  const groups = new Map(ends.map((end) => [`${end.digit} ${cellsOfEnd(end)}`, end]));
  return [...groups.values()]
    .map((end) => {
      const [x, y] = [markX, markY].map((at) => cellsOfEnd(end).map((cell) => at(parts, cell, end.digit, side))) as [number[], number[]];
      return { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) };
    })
    .filter(({ left, top, right, bottom }) => left === right || top === bottom);
}

/** The cells of a set that lie side by side, part by part, each in reading order. */
function partsOfSet({ size, columnOfCell }: Grid, cells: readonly number[]): number[][] {
  const open = new Set([...cells].sort((a, b) => a - b));
  const parts: number[][] = [];
  for (const first of open) {
    const part = [first];
    open.delete(first);
    for (const cell of part)
      for (const next of [cell - size, cell + size, cell - 1, cell + 1]) {
        const isBeside = Math.abs(next - cell) === size || Math.abs((columnOfCell[next] ?? -9) - columnOfCell[cell]!) === 1;
        if (isBeside && open.delete(next)) part.push(next);
      }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}

interface Tag {
  readonly name: string;
  readonly hue: number;
  readonly x: number;
  readonly y: number;
}

/** The letters of sets, one for each part: where four cells meet, since the marks leave the corners of cells free. */
export function tagsOf({ puzzle: { grid } }: Place, sets: readonly Highlight[], side: number): Tag[] {
  const taken = new Set<string>();
  return sets.flatMap(({ name, hue, cells }) => {
    if (name === undefined) return [];
    return partsOfSet(grid, cells).flatMap((part) => {
      const corners = part.flatMap((cell) =>
        [0, 1, 2, 3].map((corner) => [grid.columnOfCell[cell]! + (corner & 1), grid.rowOfCell[cell]! + (corner >> 1)] as const),
      );
      const isFree = ([column, row]: readonly [number, number]) =>
        Math.min(column, row) > 0 && Math.max(column, row) < grid.size && !taken.has(`${column} ${row}`);
      const corner = corners.find(isFree);
      if (!corner) return [];
      taken.add(corner.join(' '));
      const [x, y] = corner;
      return [{ name, hue, x: x * side + MARGIN, y: y * side + MARGIN }];
    });
  });
}

/** What is right and wrong so far, the cells with which a supposition begins, and the almost locked sets. */
function drawTints(layer: Layer, parts: Place & Pick<GridParts, 'sets'>, side: number): void {
  const { grid } = parts.puzzle;
  const sets = parts.sets.filter(({ around }) => around === 'cells');
  layer
    .selectAll('path')
    .data(sets)
    .join('path')
    .attr('class', ({ hue }) => `whole hue-${hue + 1}`)
    .attr('d', ({ cells }, index) => outlineAround(grid, cells, side, INSET + (index % 2) * NEXT));
  const ends = parts.sets.filter(({ around }) => around === 'marks');
  layer
    .selectAll('rect')
    .data([...new Set(ends.filter(({ begins }) => begins).flatMap(({ cells }) => cells))])
    .join('rect')
    .attr('class', 'begins')
    .attr('x', (cell) => hundredth(left(parts, cell, side) + INSET))
    .attr('y', (cell) => hundredth(top(parts, cell, side) + INSET))
    .attr('width', hundredth(side - 2 * INSET))
    .attr('height', hundredth(side - 2 * INSET))
    .attr('rx', 4);
  const marks = ends.flatMap(({ cells, digits, hue }) => cells.flatMap((cell) => digitsOf(digits).map((digit) => ({ cell, digit, hue }))));
  layer
    .selectAll(':scope > circle')
    .data(marks)
    .join('circle')
    .attr('class', ({ hue }) => `end hue-${hue + 1}`)
    .attr('cx', ({ cell, digit }) => hundredth(markX(parts, cell, digit, side)))
    .attr('cy', ({ cell, digit }) => hundredth(markY(parts, cell, digit, side)))
    .attr('r', hundredth(markSize(parts, side) * RING_OF_MARK));
  const tags = layer
    .selectAll('g')
    .data(tagsOf(parts, sets, side))
    .join('g')
    .attr('class', ({ hue }) => `tag hue-${hue + 1}`)
    .attr('transform', ({ x, y }) => `translate(${hundredth(x)} ${hundredth(y)})`);
  tags
    .selectAll('circle')
    .data([TAG.radius])
    .join('circle')
    .attr('r', (share) => hundredth(share * side));
  tags
    .selectAll('text')
    .data(({ name }) => [name])
    .join('text')
    .attr('y', hundredth(side * TAG.text * 0.36))
    .attr('font-size', hundredth(side * TAG.text))
    .text((name) => name);
}

/** The groups of a chain, each drawn as one place: an outline around its marks. */
function drawGroups(layer: Layer, parts: Place & Pick<GridParts, 'links'>, side: number): void {
  const reach = markSize(parts, side) * RING_OF_MARK;
  layer
    .selectAll(':scope > rect')
    .data(placesOfGroups(parts, side))
    .join('rect')
    .attr('class', 'group')
    .attr('x', ({ left }) => hundredth(left - reach))
    .attr('y', ({ top }) => hundredth(top - reach))
    .attr('width', ({ left, right }) => hundredth(right - left + 2 * reach))
    .attr('height', ({ top, bottom }) => hundredth(bottom - top + 2 * reach))
    .attr('rx', hundredth(reach));
}

/** Lines between two candidates, solid where the link is strong; of all links, or of some. */
export function drawLinks(layer: Layer, parts: Place & Pick<GridParts, 'links' | 'digits'>, side: number, some = parts.links): void {
  const curves = curvesOfLinks(parts, side);
  layer
    .selectAll<SVGPathElement, Link>(':scope > path')
    .data([...some])
    .join('path')
    .attr('class', ({ strong, hue, isPast }) =>
      classes('link', strong ? 'strong' : 'weak', hue !== undefined && `hue-${hue + 1}`, isPast && 'past'),
    )
    .attr('d', (link) => pathOf(curves.get(link)!));
}

/** All of a chain but its links. */
export function drawEnds(layer: Layer, parts: Place & Pick<GridParts, 'links' | 'sets'>, side: number): void {
  const ends = layer
    .selectAll<SVGGElement, unknown>(':scope > g.ends')
    .data(parts.sets.some(({ around }) => around) ? [0] : [])
    .join((enter) => enter.insert('g', ':first-child').attr('class', 'ends'));
  ends.each((_, index, all) => drawTints(select(all[index]!) as unknown as Layer, parts, side));
  drawGroups(layer, parts, side);
}

/** Chains and wings: their candidates, groups, sets and links. */
export function drawChain(layer: Layer, parts: Place & Pick<GridParts, 'links' | 'sets' | 'digits'>, side: number): void {
  drawEnds(layer, parts, side);
  drawLinks(layer, parts, side);
}
