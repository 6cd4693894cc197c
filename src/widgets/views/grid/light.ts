import type { Layer } from '../kit/elements.ts';
import type { Lit } from '../lit.ts';
import { outlineAround } from './outlines.ts';
import { type Place, SIDE, veilOver } from './places.ts';

/** How heavy the ring around lit cells is, and at most which share of a cell's side. */
const RING = 3;
const RING_SHARE = 0.2;

/** Draws a veil over a grid, under the places that can be pressed; none without a path. */
export function drawVeil(world: Layer, path: string | undefined): void {
  world
    .selectAll('path.veil')
    .data(path === undefined ? [] : [path])
    .join((enter) => enter.insert('path', ':scope > g.hits'))
    .attr('class', 'veil')
    .attr('d', (d) => d);
}

/** Lights groups of cells by a ring around each and a veil over all other cells but those `about`; nothing is left of a light that is taken away. */
export function drawLight(world: Layer, place: Place, groups: NonNullable<Lit['cells']>, about: readonly number[] = []): void {
  const { grid } = place.puzzle;
  const side = SIDE / grid.size;
  const weight = Math.min(RING, side * RING_SHARE);
  const open = new Set([...groups.flat(), ...about]);
  drawVeil(world, open.size > 0 ? veilOver(place, open) : undefined);
  world
    .classed('is-lit', groups.length > 0)
    .selectAll(':scope > g.lights')
    .data(groups.length > 0 ? [groups] : [])
    .join((enter) => enter.insert('g', ':scope > g.hits').attr('class', 'lights'))
    .selectAll('path')
    .data((rings) => rings)
    .join('path')
    .attr('d', (cells) => outlineAround(grid, cells, side, weight / 2))
    .attr('stroke-width', weight);
}
