import { type CandidateLink, cellsOfEnd, type Highlight, type LinkEnd } from '../../../engine/grid-picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf, pointOn } from '../kit/curve.ts';
import { type Changed, classes, type Layer } from '../kit/elements.ts';
import { outlineAround } from './outlines.ts';
import type { GridParts, Mark } from './parts.ts';
import { left, markSize, markX, markY, middleX, middleY, type Place, top } from './places.ts';

type CellDigit = Pick<Mark, 'cell' | 'digit'>;

/** The cells of all sets, each with the number that it bears, if any. */
export const setCells = ({ sets }: Pick<GridParts, 'sets'>) =>
  sets.flatMap((set, index) => set.cells.map((cell) => ({ set, cell, number: set.numbered ? index + 1 : undefined })));

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

/** How far a link may be bent, in shares of its length, and how near a written digit it may come, in shares of a cell's side. */
const BENDS = [0.12, -0.12, 0.24, -0.24, 0.36, -0.36];
const CLEAR = 0.3;

type Point = readonly [x: number, y: number];

const lengthOf = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => Math.hypot(x2 - x1, y2 - y1);

/** A link, bent a little; more, or to the other side, where it would run through written digits or out of the drawing. */
export function curveOfLink(parts: Place & Pick<GridParts, 'digits'>, { from, to }: CandidateLink, side: number): Curve {
  const marksOf = (end: LinkEnd) =>
    cellsOfEnd(end).map((cell) => [markX(parts, cell, end.digit, side), markY(parts, cell, end.digit, side)] as const);
  // Of groups, the two marks that are nearest to each other.
  const pairs = marksOf(from).flatMap((one) => marksOf(to).map((other) => [one, other] as const));
  const [[x1, y1], [x2, y2]] = pairs.reduce((best, pair) => (lengthOf(pair) < lengthOf(best) ? pair : best));
  const digits = parts.digits.map(({ cell }) => [middleX(parts, cell, side), middleY(parts, cell, side)] as const);
  const curves = BENDS.map((share): Curve => {
    const bend = [(x1 + x2) / 2 + (y2 - y1) * share, (y1 + y2) / 2 + (x1 - x2) * share] as const;
    return { from: [x1, y1], to: [x2, y2], bend };
  });
  const edge = parts.puzzle.grid.size * side;
  const hits = (curve: Curve) => {
    const points = Array.from({ length: 19 }, (_, index) => pointOn(curve, (index + 1) / 20));
    return points.filter(
      ([x, y]) => Math.min(x, y) < 0 || Math.max(x, y) > edge || digits.some(([left, top]) => Math.hypot(x - left, y - top) < CLEAR * side),
    ).length;
  };
  return curves.reduce((best, curve) => (hits(curve) < hits(best) ? curve : best));
}

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

/** The groups of a chain, each drawn as one place: an outline around its marks. */
export function drawGroups(layer: Layer, parts: Place & Pick<GridParts, 'links'>, side: number): void {
  const reach = markSize(parts, side) * 0.62;
  layer
    .selectAll('rect')
    .data(placesOfGroups(parts, side))
    .join('rect')
    .attr('class', 'group')
    .attr('x', ({ left }) => hundredth(left - reach))
    .attr('y', ({ top }) => hundredth(top - reach))
    .attr('width', ({ left, right }) => hundredth(right - left + 2 * reach))
    .attr('height', ({ top, bottom }) => hundredth(bottom - top + 2 * reach))
    .attr('rx', hundredth(reach));
}

/** Chains and wings: a line between two candidates, solid where the link is strong. */
export function drawLinks(layer: Layer, parts: Place & Pick<GridParts, 'links' | 'digits'>, side: number): void {
  layer
    .selectAll('path')
    .data([...parts.links])
    .join('path')
    .attr('class', ({ strong, hue }) => classes('link', strong ? 'strong' : 'weak', hue !== undefined && `hue-${hue + 1}`))
    .attr('d', (link) => pathOf(curveOfLink(parts, link, side)));
}
