import { select } from 'd3-selection';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { outlineAround } from '../../views/grid/outlines.ts';
import { left, markSize, markX, markY, SIDE, top } from '../../views/grid/places.ts';
import type { WhyRow } from './why-rows.ts';

/** What is drawn over a grid: the cell of the question, and of the causes their cells and houses. */
export interface DrawnWhy {
  readonly puzzle: Puzzle;
  readonly cell: number | undefined;
  /** A mark that is gone there; 0 for none. */
  readonly digit: number;
  readonly rows: readonly WhyRow[];
  /** The place in `rows` of the one that the reader is at. */
  readonly chosen: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle that cells extend over. */
function boxOf({ puzzle }: Pick<DrawnWhy, 'puzzle'>, cells: readonly number[], side: number): Box {
  const [xs, ys] = [cells.map((cell) => left({ puzzle }, cell, side)), cells.map((cell) => top({ puzzle }, cell, side))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + side - x, height: Math.max(...ys) + side - y };
}

/** Where the number of a house is: at the end of a line, at the first corner of any other. A house that has several has them side by side. */
function badgeOf(puzzle: Puzzle, house: number, side: number, before: number): [x: number, y: number] {
  const shift = before * 2.2 * BADGE;
  const { size, cellsOfHouse } = puzzle.grid;
  const cells = cellsOfHouse[house]!;
  const { x, y, width, height } = boxOf({ puzzle }, house < 2 * size ? cells : cells.slice(0, 1), side);
  if (house < size) return [x + width, y + height / 2 + shift];
  return house < 2 * size ? [x + width / 2 + shift, y + height] : [x + shift, y];
}

const BADGE = 9.5;

/** Draws it over a grid, or takes it away. The drawing below is left alone. */
export function drawWhy(svg: SVGSVGElement, drawn: DrawnWhy | undefined): void {
  const world = select(svg).select<SVGGElement>('g.world');
  const layer = world
    .selectAll<SVGGElement, DrawnWhy>(':scope > g.why')
    .data(drawn ? [drawn] : [])
    .join((enter) => enter.insert('g', ':scope > g.hits'))
    .attr('class', 'why')
    .attr('aria-hidden', 'true');
  if (!drawn) return;
  const { puzzle, rows, chosen, cell, digit } = drawn;
  const { grid } = puzzle;
  const side = SIDE / grid.size;
  const place = { puzzle };
  const cells = cell === undefined ? [] : [cell];
  const shown = rows[chosen]?.cells ?? [];
  const rects = [
    ...cells.map((each) => ({ name: 'why-asked', isChosen: false, ...boxOf(place, [each], side) })),
    ...shown.filter((each) => each !== cell).map((each) => ({ name: 'why-cell', isChosen: true, ...boxOf(place, [each], side) })),
  ];
  const outlined = rows.flatMap(({ houses, number }, index) =>
    number === undefined ? [] : houses.map((house) => ({ cells: grid.cellsOfHouse[house]!, isChosen: index === chosen })),
  );
  layer
    .selectAll('rect')
    .data(rects)
    .join('rect')
    .attr('class', ({ name }) => name)
    .classed('chosen', ({ isChosen }) => isChosen)
    .attr('x', ({ x }) => hundredth(x))
    .attr('y', ({ y }) => hundredth(y))
    .attr('width', ({ width }) => hundredth(width))
    .attr('height', ({ height }) => hundredth(height))
    .attr('rx', 3);
  layer
    .selectAll('path')
    .data(outlined)
    .join('path')
    .attr('class', 'why-house')
    .classed('chosen', ({ isChosen }) => isChosen)
    .attr('d', ({ cells }) => outlineAround(grid, cells, side));
  layer
    .selectAll('text.why-mark')
    .data(cells.filter(() => digit > 0))
    .join('text')
    .attr('class', 'why-mark')
    .attr('x', (each) => hundredth(markX(place, each, digit, side)))
    .attr('y', (each) => hundredth(markY(place, each, digit, side) + markSize(place, side) * 0.36))
    .attr('font-size', hundredth(markSize(place, side)))
    .text(symbolOf(puzzle, digit || 1));
  const seen = new Map<number, number>();
  const badges = rows.flatMap(({ houses: [house], number }, index) => {
    if (number === undefined || house === undefined) return [];
    const before = seen.get(house) ?? 0;
    seen.set(house, before + 1);
    const [x, y] = badgeOf(puzzle, house, side, before);
    return [{ number, x, y, isChosen: index === chosen }];
  });
  const groups = layer
    .selectAll<SVGGElement, (typeof badges)[number]>('g')
    .data(badges)
    .join((enter) => {
      const made = enter.append('g');
      made.append('circle').attr('r', BADGE);
      made.append('text').attr('y', 4.2);
      return made;
    })
    .attr('class', 'why-badge')
    .classed('chosen', ({ isChosen }) => isChosen)
    .attr('transform', ({ x, y }) => `translate(${hundredth(x)} ${hundredth(y)})`)
    .raise();
  groups.select('text').text(({ number }) => number);
}
