import type { Lit } from '../lit.ts';
import type { MatchingLayers } from './drawing.ts';
import type { DrawnEdge, DrawnNode, MatchingScene } from './layout.ts';

/** Lights the slots of the cells that words are about, with their lines. By digit, slots are no cells and nothing is lit. */
export function drawMatchingLight(layers: MatchingLayers, scene: MatchingScene | undefined, lit: Lit | undefined): void {
  const cells = new Set((lit?.cells ?? []).flat());
  const slots = new Set((scene?.slots ?? []).filter(({ cell }) => cells.has(cell)).map(({ key }) => key));
  // A house that is lit as a whole is what is drawn.
  const isPart = slots.size > 0 && slots.size < (scene?.slots.length ?? 0);
  layers.slots.selectAll<SVGGElement, DrawnNode>(':scope > g').classed('lit', ({ key }) => isPart && slots.has(key));
  layers.edges
    .selectAll<SVGPathElement, DrawnEdge>('path.edge')
    .classed('lit', ({ slot }) => isPart && slots.has(`s${slot}`))
    .classed('faint', ({ slot }) => isPart && !slots.has(`s${slot}`));
}
