import { select } from 'd3-selection';
import { hasDigit } from '../../../engine/candidates.ts';
import type { Grid } from '../../../engine/grid.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import type { MarkRun } from '../../views/grid/marks.ts';
import type { ShownDigit } from '../../views/grid/parts.ts';
import { digitSize, digitY, left, middleX, middleY, notchOf, SIDE, top } from '../../views/grid/places.ts';
import type { GridScene } from '../../views/grid/scene.ts';
import type { Layer } from '../../views/kit/elements.ts';
import type { HintPicture } from './hint.ts';

/** The drawing of a hint, or of digits that clash. */
export type Picture = HintPicture & { readonly clashes?: readonly { readonly from: number; readonly to: number }[] };

/** The cells that stay clear while all others are dimmed: those of the houses where nothing else is pointed at. */
export function litCells({ highlights, houses, blockers, strikes, placements, wrong }: Picture, grid: Grid): Set<number> {
  const lit = [
    ...highlights.flatMap(({ cells }) => cells),
    ...[...strikes, ...placements].map(({ cell }) => cell),
    ...blockers.map(({ from }) => from),
    ...wrong,
  ];
  return new Set(lit.length > 0 ? lit : houses.flatMap((house) => [...grid.cellsOfHouse[house]!]));
}

/** Returns the layer of this name; it is made once, before another layer of the grid. */
function layerBefore(svg: SVGSVGElement, name: string, next: string): Layer {
  const found = svg.querySelector(`g.${name}`);
  const layer = found ?? svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  if (!found) {
    layer.setAttribute('class', name);
    layer.setAttribute('aria-hidden', 'true');
    const before = svg.querySelector(`g.${next}`)!;
    before.parentElement!.insertBefore(layer, before);
  }
  return select(layer as SVGGElement);
}

/** Draws a hint's picture over a grid that is drawn mark by mark, or removes it when there is none. Nothing is dimmed once the hint is done. */
export function drawHint(svg: SVGSVGElement, scene: GridScene, picture: Picture | undefined, isDone: boolean): void {
  const side = SIDE / scene.puzzle.grid.size;
  const lit = picture && !isDone ? litCells(picture, scene.puzzle.grid) : undefined;
  select(svg)
    .classed('hinted', lit !== undefined)
    .classed('clashing', (picture?.clashes ?? []).length > 0);
  const texts = <Datum>(layer: string) => select(svg).select(`g.${layer}`).selectAll<SVGTextElement, Datum>('text');
  const isVeiled = ({ cell }: { readonly cell: number }) => lit !== undefined && !lit.has(cell);
  texts<ShownDigit>('digits').classed('veiled', isVeiled);
  const marks = texts<MarkRun>('marks').classed('veiled', isVeiled);
  for (const hue of [0, 1, 2, 3]) {
    marks.classed(`in-set-${hue + 1}`, ({ cell, marks: [mark] }) =>
      (picture?.highlights ?? []).some((set) => set.hue === hue && hasDigit(set.digits, mark!.digit) && set.cells.includes(cell)),
    );
  }
  const same = picture || !scene.focus ? 0 : scene.digits[scene.focus.cell]!;
  marks.classed('same', ({ marks: [mark] }) => mark!.digit === same);
  drawRings(layerBefore(svg, 'rings', 'lines'), scene, side, picture, isDone);
  const over = layerBefore(svg, 'hint', 'hits');
  drawBlockers(over, scene, side, picture);
  drawClashes(over, scene, side, picture);
  drawPlacements(over, scene, side, picture);
  drawNames(over, scene, side, picture, lit ?? new Set());
}

/** Cells that lose something, cells that get a digit, and wrong ones, which also have a notch in a corner. */
function drawRings(layer: Layer, scene: GridScene, side: number, picture: Picture | undefined, isDone: boolean): void {
  const { strikes = [], placements = [], wrong = [] } = picture ?? {};
  const rings = [
    ...[...new Set(strikes.map(({ cell }) => cell))].map((cell) => ({ cell, tone: isDone ? 'gets' : 'loses' })),
    ...placements.map(({ cell }) => ({ cell, tone: 'gets' })),
    ...wrong.map((cell) => ({ cell, tone: 'wrong' })),
  ];
  layer
    .selectAll('rect')
    .data(rings)
    .join('rect')
    .attr('class', ({ tone }) => `ring ${tone}`)
    .attr('x', ({ cell }) => hundredth(left(scene, cell, side) + 2))
    .attr('y', ({ cell }) => hundredth(top(scene, cell, side) + 2))
    .attr('width', hundredth(side - 4))
    .attr('height', hundredth(side - 4))
    .attr('rx', 4);
  layer
    .selectAll('path')
    .data(wrong)
    .join('path')
    .attr('class', 'notch')
    .attr('d', (cell) => notchOf(scene, cell, side));
}

/** From a digit to the open cells that it rules out: a line to the cell's edge, and a cross in it. */
function drawBlockers(layer: Layer, scene: GridScene, side: number, picture: Picture | undefined): void {
  const ends = (picture?.blockers ?? []).map(({ from, to }) => {
    const [x1, y1, x2, y2] = [middleX(scene, from, side), middleY(scene, from, side), middleX(scene, to, side), middleY(scene, to, side)];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const step = (part: number) => [((x2 - x1) / length) * side * part, ((y2 - y1) / length) * side * part] as const;
    const [[awayX, awayY], [nearX, nearY]] = [step(0.36), step(0.18)];
    return { x1: x1 + awayX, y1: y1 + awayY, x2: x2 - nearX, y2: y2 - nearY, x: x2, y: y2, to };
  });
  layer
    .selectAll('line')
    .data(ends)
    .join('line')
    .attr('class', 'fan')
    .attr('x1', ({ x1 }) => hundredth(x1))
    .attr('y1', ({ y1 }) => hundredth(y1))
    .attr('x2', ({ x2 }) => hundredth(x2))
    .attr('y2', ({ y2 }) => hundredth(y2));
  const crossed = [...new Map(ends.map((end) => [end.to, end])).values()];
  const arm = side * 0.11;
  layer
    .selectAll('path.cross')
    .data(crossed)
    .join('path')
    .attr('class', 'cross')
    .attr(
      'd',
      ({ x, y }) =>
        `M${hundredth(x - arm)} ${hundredth(y - arm)}l${hundredth(2 * arm)} ${hundredth(2 * arm)}m0 ${hundredth(-2 * arm)}l${hundredth(-2 * arm)} ${hundredth(2 * arm)}`,
    );
}

/** Between two digits of one house that are the same: a line with a cross in its middle. */
function drawClashes(layer: Layer, scene: GridScene, side: number, picture: Picture | undefined): void {
  const pairs = (picture?.clashes ?? []).map(({ from, to }) => {
    const [x1, y1, x2, y2] = [middleX(scene, from, side), middleY(scene, from, side), middleX(scene, to, side), middleY(scene, to, side)];
    const [awayX, awayY] = [Math.sign(x2 - x1) * side * 0.46, Math.sign(y2 - y1) * side * 0.46];
    const arm = side * 0.07;
    return `M${hundredth(x1 + awayX)} ${hundredth(y1 + awayY)}L${hundredth(x2 - awayX)} ${hundredth(y2 - awayY)}M${hundredth((x1 + x2) / 2 - arm)} ${hundredth((y1 + y2) / 2 - arm)}l${hundredth(2 * arm)} ${hundredth(2 * arm)}m0 ${hundredth(-2 * arm)}l${hundredth(-2 * arm)} ${hundredth(2 * arm)}`;
  });
  layer
    .selectAll('path.clash')
    .data(pairs)
    .join('path')
    .attr('class', 'clash')
    .attr('d', (path) => path);
}

function drawPlacements(layer: Layer, scene: GridScene, side: number, picture: Picture | undefined): void {
  layer
    .selectAll('text.comes')
    .data((picture?.placements ?? []).filter(({ cell }) => scene.digits[cell] === 0))
    .join('text')
    .attr('class', 'comes')
    .attr('x', ({ cell }) => hundredth(middleX(scene, cell, side)))
    .attr('y', ({ cell, digit }) => digitY(scene, cell, symbolOf(scene.puzzle, digit), side))
    .attr('font-size', ({ digit }) => digitSize(symbolOf(scene.puzzle, digit), side))
    .text(({ digit }) => symbolOf(scene.puzzle, digit));
}

/** The names of the houses, each in a cell of its house that has nothing else drawn in it. */
function drawNames(layer: Layer, scene: GridScene, side: number, picture: Picture | undefined, lit: ReadonlySet<number>): void {
  const { grid } = scene.puzzle;
  const taken = new Set(lit);
  const names = (picture?.houses ?? []).map((house) => {
    const cells = grid.cellsOfHouse[house]!;
    const cell = cells.findLast((each) => !taken.has(each)) ?? cells.at(-1)!;
    taken.add(cell);
    const name = houseName(grid, house);
    const width = name.length * 4.7 + 9;
    const x = Math.min(Math.max(middleX(scene, cell, side), width / 2), SIDE - width / 2);
    return { name, width, x, y: top(scene, cell, side) + side - 9 };
  });
  const groups = layer
    .selectAll<SVGGElement, (typeof names)[number]>('g')
    .data(names)
    .join('g')
    .attr('class', 'house-name')
    .attr('transform', ({ x, y }) => `translate(${hundredth(x)} ${hundredth(y)})`);
  groups
    .selectAll('rect')
    .data((datum) => [datum])
    .join('rect')
    .attr('x', ({ width }) => hundredth(-width / 2))
    .attr('y', -7)
    .attr('width', ({ width }) => hundredth(width))
    .attr('height', 14)
    .attr('rx', 7);
  groups
    .selectAll('text')
    .data((datum) => [datum])
    .join('text')
    .attr('y', 3)
    .attr('font-size', 8.5)
    .text(({ name }) => name);
}
