import { svgElement } from '../../ui/element.ts';
import { SIDE } from '../../views/grid/places.ts';
import type { GridScene } from '../../views/grid/scene.ts';
import { COLOURS, tintOf } from './colouring.ts';
import type { Game } from './game.ts';
import type { Note } from './notes-drawing.ts';

/** The side of a pattern’s tile, in the units of the board. */
const TILE = 8;
/** What is drawn on each colour, so that it can be told without seeing colours. The first has nothing on it. */
const PATTERNS = ['', 'M-1 9L9 -1', 'M-1 -1L9 9', 'M0 4H8', 'M3 4h2', 'M0 4H8M4 0V8'] as const;

const idOf = (colour: number): string => `play-colour-${colour}`;

function patterns(): SVGElement {
  const defs = svgElement('defs', {});
  for (let colour = 1; colour <= COLOURS; colour++) {
    const pattern = svgElement('pattern', {
      id: idOf(colour),
      class: `cell-colour-${colour}`,
      width: TILE,
      height: TILE,
      patternUnits: 'userSpaceOnUse',
    });
    pattern.append(svgElement('rect', { width: TILE, height: TILE }), svgElement('path', { d: PATTERNS[colour - 1]! }));
    defs.append(pattern);
  }
  return defs;
}

/** A sample of a colour for its key. */
export function swatchOf(colour: number): SVGElement {
  const svg = svgElement('svg', { class: 'swatch', viewBox: '0 0 32 16', width: 32, height: 16, 'aria-hidden': 'true' });
  svg.append(svgElement('rect', { width: 32, height: 16, rx: 3, fill: `url(#${idOf(colour)})` }));
  return svg;
}

function layerOf(svg: SVGSVGElement, name: string, next: string): SVGElement {
  const found = svg.querySelector<SVGGElement>(`g.${name}`);
  if (found) return found;
  const layer = svgElement('g', { class: name, 'aria-hidden': 'true' });
  const before = svg.querySelector(`g.${next}`)!;
  before.parentElement!.insertBefore(layer, before);
  return layer;
}

/** Draws the colours of cells under everything that is written in them. */
export function drawColours(svg: SVGSVGElement, size: number, { colours }: Pick<Game, 'colours'>): void {
  const layer = layerOf(svg, 'colours', 'notes');
  const side = SIDE / size;
  const rects = [...colours.entries()]
    .filter(([, colour]) => colour > 0)
    .map(([cell, colour]) =>
      svgElement('rect', {
        class: 'coloured',
        'data-colour': colour,
        x: (cell % size) * side,
        y: Math.floor(cell / size) * side,
        width: side,
        height: side,
        fill: `url(#${idOf(colour)})`,
      }),
    );
  layer.replaceChildren(patterns(), ...rects);
}

/** Draws the colours of marks behind them: the first is round, the second a box with an edge. */
export function drawTints(svg: SVGSVGElement, { puzzle: { grid } }: GridScene, notes: readonly Note[], game: Game): void {
  const layer = layerOf(svg, 'tints', 'notes');
  const side = SIDE / grid.size;
  const shapes = notes.flatMap(({ cell, digit, layer: name, x, y, size }) => {
    const tint = name === 'struck' ? 0 : tintOf(game, cell, digit);
    if (tint === 0) return [];
    const [middleX, middleY] = [((cell % grid.size) + x) * side, (Math.floor(cell / grid.size) + y) * side];
    // No wider than the digit: marks are close to each other.
    const [rx, ry] = [size * 0.33 * side, size * 0.54 * side];
    return tint === 1
      ? [svgElement('ellipse', { class: 'tint-a', cx: middleX, cy: middleY, rx, ry })]
      : [svgElement('rect', { class: 'tint-b', x: middleX - rx, y: middleY - ry, width: 2 * rx, height: 2 * ry })];
  });
  layer.replaceChildren(...shapes);
}
