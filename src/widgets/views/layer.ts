import type { Selection } from 'd3-selection';

/** An element of a drawing, with what stands in it. */
export type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** The one element of a name in a layer: made when it is first drawn. */
export const one = (parent: Layer, tag: string, name: string): Layer =>
  parent.selectAll<SVGGElement, null>(`${tag}.${name}`).data([null]).join(tag).attr('class', name) as unknown as Layer;
