import type { Layer } from '../kit/elements.ts';
import type { Lit } from '../lit.ts';
import { routeText } from './arrow-routes.ts';
import { type Arrow, drawArrowHeads } from './arrows.ts';
import type { Box } from './boxes.ts';
import type { LinksLayers, LinksScene } from './movement.ts';
import type { Place } from './plan.ts';

/** The size of a lit arrow's head, and how far a ring is from the node it is around. */
const HEADS = { lit: 9 };
const APART = 4;

/** What is in the light: arrows, nodes with a ring, and copies of all that the veil must not cover. */
interface Shown {
  readonly arrows: readonly Arrow[];
  readonly rings: readonly Place[];
  readonly copied: readonly Element[];
}

function shownOf({ arrows = [], nodes = [] }: Lit, layers: LinksLayers, scene: LinksScene): Shown | undefined {
  const keys = new Set(arrows.map(([array, node]) => `${array}:${node}`));
  const lit = scene.arrows.filter(({ key }) => keys.has(key));
  const ringed = nodes.filter((node) => scene.plan.places.has(node));
  if (lit.length === 0 && ringed.length === 0) return undefined;
  const open = new Set([...ringed, ...lit.flatMap(({ from, to }) => [from, to])]);
  const boxes = [layers.nodes.selectAll<SVGGElement, Box>('g'), layers.headers.selectAll<SVGGElement, Box>('g.header')];
  const copied: Element[] = boxes.flatMap((each) => each.filter(({ node }) => open.has(node)).nodes());
  if (open.has(scene.root)) copied.unshift(layers.headers.node()!.querySelector('g.root')!);
  return { arrows: lit, rings: ringed.map((node) => scene.plan.places.get(node)!), copied };
}

/** Lights arrows and nodes over a veil, with the nodes at both ends of an arrow; nothing is left of a light that is taken away. */
export function drawLight(world: Layer, layers: LinksLayers, scene: LinksScene, lit: Lit | undefined): void {
  const shown = lit && shownOf(lit, layers, scene);
  world.selectAll(':scope > g.lights').remove();
  if (!shown) return;
  const { width, height } = scene.plan;
  const lights = world.append('g').attr('class', 'lights').attr('aria-hidden', 'true');
  drawArrowHeads(lights, HEADS);
  // Over what is beside the drawing in its frame, too.
  lights
    .append('rect')
    .attr('class', 'veil')
    .attr('x', -width)
    .attr('y', -height)
    .attr('width', 3 * width)
    .attr('height', 3 * height);
  for (const { whole } of shown.arrows) lights.append('path').attr('class', 'casing').attr('d', routeText(whole));
  for (const element of shown.copied) lights.node()!.append(element.cloneNode(true));
  for (const { whole } of shown.arrows)
    lights.append('path').attr('class', 'arrow lit').attr('marker-end', 'url(#arrow-lit)').attr('d', routeText(whole));
  lights
    .selectAll('rect.ring')
    .data(shown.rings as Place[])
    .join('rect')
    .attr('class', 'ring')
    .attr('x', ({ x, width }) => x - width / 2 - APART)
    .attr('y', ({ y, height }) => y - height / 2 - APART)
    .attr('width', ({ width }) => width + 2 * APART)
    .attr('height', ({ height }) => height + 2 * APART)
    .attr('rx', 9);
}
