import { digitsOf } from '../../../engine/candidates.ts';
import type { HouseType } from '../../../engine/grid.ts';
import type { Highlight } from '../../../engine/grid-picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { pathOf } from '../kit/curve.ts';
import type { Layer } from '../kit/elements.ts';
import { outlineAround } from './outlines.ts';
import type { Argument, GridParts, Mark } from './parts.ts';
import { left, markSize, markX, markY, type Place, SIDE, top, veilOver } from './places.ts';

/** In shares of a cell's side. Between the marks of two cells there is room for nothing thicker than the pill. */
const FOOT = 0.1;
const CORNER = 0.05;
const PILL = { digit: 0.19, ends: 0.14, thick: 0.215, text: 0.205 };

type Point = readonly [x: number, y: number];

/** The geometry of a bracket, along its house and away from it, in the drawing's units. */
export interface BracketPlace {
  /** The middle of each foot, along the house. */
  readonly feet: readonly number[];
  /** How far its feet reach into the house, and the line of its bar, which is the edge of the house. */
  readonly edge: number;
  readonly bar: number;
  /** Turns what is along the house and what is away from it into x and y. */
  at(along: number, away: number): Point;
}

/** Houses whose cells lie in a rectangle: a bracket has an edge to stand on. */
const HAVE_BRACKETS: ReadonlySet<HouseType> = new Set(['row', 'column', 'box', 'window']);

/** Places a bracket along the upper edge of its row, box or window, or the left one of its column; along the other where that is the border of the grid. Undefined where none is drawn. */
export function placeOfBracket(place: Place, { set, house }: Argument, side: number): BracketPlace | undefined {
  if (!set || house === undefined) return undefined;
  const { grid } = place.puzzle;
  if (!HAVE_BRACKETS.has(grid.houses[house]!.type)) return undefined;
  const isColumn = house >= grid.size && house < 2 * grid.size;
  const [along, away] = isColumn ? [top, left] : [left, top];
  const edges = grid.cellsOfHouse[house]!.map((cell) => away(place, cell, side));
  const [near, far] = [Math.min(...edges), Math.max(...edges) + side];
  const isBefore = near > side / 2;
  const out = isBefore ? -1 : 1;
  const edge = isBefore ? near : far;
  return {
    feet: [...new Set(set.cells.map((cell) => along(place, cell, side) + side / 2))].sort((a, b) => a - b),
    edge: edge - out * FOOT * side,
    bar: edge,
    at: (one, other) => (isColumn ? [other, one] : [one, other]),
  };
}

const text = ([x, y]: Point) => `${hundredth(x)} ${hundredth(y)}`;

/** The bar with its feet: the outermost are rounded into it. */
function outline({ feet, edge, bar, at }: BracketPlace, side: number): string {
  const [first, last] = [feet[0]!, feet.at(-1)!];
  const inner = feet.slice(1, -1).map((foot) => `M${text(at(foot, edge))}L${text(at(foot, bar))}`);
  if (first === last) return `M${text(at(first, edge))}L${text(at(first, bar))}`;
  const corner = CORNER * side;
  const turned = bar + Math.sign(edge - bar) * corner;
  const path = [
    `M${text(at(first, edge))}L${text(at(first, turned))}Q${text(at(first, bar))} ${text(at(first + corner, bar))}`,
    `L${text(at(last - corner, bar))}Q${text(at(last, bar))} ${text(at(last, turned))}L${text(at(last, edge))}`,
  ];
  return [...path, ...inner].join('');
}

/** From the nearer end of the bracket to a mark, away from the house first. */
function fanTo(place: Place, { feet, bar, edge, at }: BracketPlace, { cell, digit }: Mark, side: number): string {
  const [along, away] = at(markX(place, cell, digit, side), markY(place, cell, digit, side));
  const [first, last] = [feet[0]!, feet.at(-1)!];
  const from = along < (first + last) / 2 ? first : last;
  const end = away + Math.sign(bar - edge) * markSize(place, side) * 0.5;
  const bend = Math.max(0.3 * side, Math.abs(along - from) * 0.5) * Math.sign(along - from || 1);
  const bends = [at(from + bend, bar), at(along, bar + (end - bar) * 0.2)] as const;
  return `M${text(at(from, bar))}C${text(bends[0])} ${text(bends[1])} ${text(at(along, end))}`;
}

/** From a cell of a set to a mark, past what lies between: the nearest that sees it, or where none does the nearest. */
function arcTo(place: Place, set: Highlight, { cell, digit }: Mark, side: number): string {
  const [x, y] = [markX(place, cell, digit, side), markY(place, cell, digit, side)];
  const peers = place.puzzle.grid.peersOfCell[cell]!;
  const seeing = set.cells.filter((each) => peers.includes(each));
  const starts = (seeing.length > 0 ? seeing : set.cells).map(
    (each) => [markX(place, each, digit, side), markY(place, each, digit, side)] as const,
  );
  const [from] = starts.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  const [x1, y1] = from!;
  return pathOf({ from: [x1, y1], to: [x, y], bend: [(x1 + x) / 2 + (y - y1) * 0.2, (y1 + y) / 2 + (x1 - x) * 0.2] });
}

/** Where each mark that is struck is reached from its reason. */
function fansOf(parts: Place, argument: Argument, side: number): { key: number; path: string }[] {
  const { set, strikes } = argument;
  const bracket = placeOfBracket(parts, argument, side);
  if (!set) return [];
  return strikes.map((mark) => ({ key: mark.key, path: bracket ? fanTo(parts, bracket, mark, side) : arcTo(parts, set, mark, side) }));
}

/** Symbols on a bracket, and the pill under them. */
function pillOf(parts: Place, { set }: Argument, { feet, bar, at }: BracketPlace, side: number) {
  const symbols = digitsOf(set!.digits).map((digit) => symbolOf(parts.puzzle, digit));
  const long = (symbols.length * PILL.digit + PILL.ends) * side;
  const middle = Math.min(Math.max((feet[0]! + feet.at(-1)!) / 2, long / 2), SIDE - long / 2);
  return {
    symbols: symbols.map((symbol, index) => ({ symbol, at: at(middle + (index - (symbols.length - 1) / 2) * PILL.digit * side, bar) })),
    corner: at(middle - long / 2, bar - (PILL.thick * side) / 2),
    size: at(long, PILL.thick * side),
  };
}

/** What holds a set of cells together: a path, and the pill with its digits on it if there is one. */
interface Held {
  readonly path: string;
  readonly hue: number;
  readonly pill: ReturnType<typeof pillOf> | undefined;
}

const heldByBracket = (parts: Place, argument: Argument, bracket: BracketPlace, side: number): Held => ({
  path: outline(bracket, side),
  hue: argument.set!.hue,
  pill: pillOf(parts, argument, bracket, side),
});

/** The outline of a house that has no edge for a bracket; none where a set has no house. */
const heldByOutline = ({ puzzle: { grid } }: Place, { set, house }: Argument, side: number): Held[] =>
  set && house !== undefined ? [{ path: outlineAround(grid, grid.cellsOfHouse[house]!, side), hue: set.hue, pill: undefined }] : [];

/** An argument at work: a veil over all that has nothing to do with it, the bracket of its set with the digits, or the outline of its house, and fans to what it strikes. */
export function drawArgument(layer: Layer, parts: Place & Pick<GridParts, 'argument'>, side: number): void {
  const { argument } = parts;
  layer
    .selectAll('path.dimmed')
    .data(argument ? [veilOver(parts, argument.open)] : [])
    .join('path')
    .attr('class', 'dimmed')
    .attr('d', (path) => path);
  layer
    .selectAll('path.fan')
    .data(argument ? fansOf(parts, argument, side) : [])
    .join('path')
    .attr('class', 'fan')
    .attr('d', ({ path }) => path);
  const bracket = argument && placeOfBracket(parts, argument, side);
  const groups = layer
    .selectAll<SVGGElement, unknown>('g.bracket')
    .data(bracket ? [heldByBracket(parts, argument, bracket, side)] : argument ? heldByOutline(parts, argument, side) : [])
    .join('g')
    .attr('class', ({ hue }) => `bracket hue-${hue + 1}`);
  groups
    .selectAll('path')
    .data(({ path }) => [path])
    .join('path')
    .attr('d', (path) => path);
  groups
    .selectAll('rect')
    .data(({ pill }) => (pill ? [pill] : []))
    .join('rect')
    .attr('x', ({ corner }) => hundredth(corner[0]))
    .attr('y', ({ corner }) => hundredth(corner[1]))
    .attr('width', ({ size }) => hundredth(size[0]))
    .attr('height', ({ size }) => hundredth(size[1]))
    .attr('rx', hundredth((PILL.thick * side) / 2));
  groups
    .selectAll('text')
    .data(({ pill }) => pill?.symbols ?? [])
    .join('text')
    .attr('x', ({ at: [x] }) => hundredth(x))
    .attr('y', ({ at: [, y] }) => hundredth(y + PILL.text * side * 0.36))
    .attr('font-size', hundredth(PILL.text * side))
    .text(({ symbol }) => symbol);
}
