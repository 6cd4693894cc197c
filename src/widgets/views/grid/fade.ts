import { select } from 'd3-selection';
import { type Layer, rememberShown } from '../kit/elements.ts';
import { Actors, fadeOf, type Movement } from '../kit/movement.ts';
import { drawArgument } from './argument.ts';
import { drawDigits, drawFills, drawFocus, drawLines, squares } from './drawing.ts';
import { drawMarks, drawSets, setCells } from './marks.ts';
import type { GridParts } from './parts.ts';
import { SIDE } from './places.ts';

/** In grids of more cells, each picture of a movement would cost a browser several milliseconds. */
const MANY_CELLS = 256;
/** As soon as more cells than this change nobody follows them one by one. */
const MAX_FADING = 200;
/** In milliseconds. */
const LASTS = 160;
/** Around a cell, what its lines and an outline along them take. */
const OUTLINE = 1;

export const isLarge = ({ puzzle }: GridParts): boolean => puzzle.givens.length > MANY_CELLS;

/** How each cell looks, in words; cells with nothing in them are left out. */
function looksOf(parts: GridParts): ReadonlyMap<number, string> {
  const looks = new Map<number, string>();
  const add = (cell: number, look: string) => looks.set(cell, `${looks.get(cell) ?? ''} ${look}`);
  for (const [cell, tone] of parts.fills) add(cell, tone);
  for (const { cell, set, number } of setCells(parts)) add(cell, `${set.hue} ${number}`);
  for (const house of parts.houses) for (const cell of parts.puzzle.grid.cellsOfHouse[house]!) add(cell, 'house');
  for (const { cell, digit, struck, lit } of parts.marks) add(cell, `${digit} ${struck} ${lit}`);
  for (const { cell, digit, tone } of parts.digits) add(cell, `${digit} ${tone}`);
  for (const { cell, tone } of parts.rings) add(cell, `ring ${tone}`);
  for (const name of ['wrong', 'blockers', 'notched'] as const) for (const cell of parts[name]) add(cell, name);
  if (parts.takenBack !== undefined) add(parts.takenBack, 'back');
  return looks;
}

/**
 * How a large grid changes: over the cells that look otherwise now lies a picture of how they were, and fades. The grid itself is painted
 * once, and the browser needs one picture more.
 */
export function fadeFrom(
  layers: Readonly<Record<string, Layer>>,
  was: GridParts,
  now: GridParts,
  side: number,
  isLater: boolean,
): Movement | undefined {
  const [before, after] = [looksOf(was), looksOf(now)];
  const cells = [...new Set([...before.keys(), ...after.keys()])].filter((cell) => before.get(cell) !== after.get(cell));
  if (cells.length === 0 || cells.length > MAX_FADING) return undefined;
  const isFading = new Set(cells);
  const [actors, hits] = [new Actors(), layers.hits!.node()!];
  const picture = actors.layer(hits.parentElement!, hits);
  const clipped = select(picture)
    .append('g')
    .style('clip-path', `path("${squares(now, cells, side, OUTLINE)}")`);
  clipped.append('rect').attr('class', 'paper').attr('width', SIDE).attr('height', SIDE);
  const draw = [
    (layer: Layer) =>
      drawFills(layer, { ...was, fills: new Map([...was.fills].filter(([cell]) => isFading.has(cell))) }, side, rememberShown()),
    (layer: Layer) => drawSets(layer, was, side),
    (layer: Layer) => drawLines(layer, was, side),
    (layer: Layer) => drawMarks(layer, { ...was, marks: was.marks.filter(({ cell }) => isFading.has(cell)) }, side, rememberShown()),
    (layer: Layer) => drawDigits(layer, { ...was, digits: was.digits.filter(({ cell }) => isFading.has(cell)) }, side, rememberShown()),
    (layer: Layer) => drawArgument(layer, was, side),
    (layer: Layer) => drawFocus(layer, was, side, rememberShown()),
  ];
  for (const each of draw) each(clipped.append('g') as unknown as Layer);
  return fadeOf(picture, LASTS, isLater, actors);
}
