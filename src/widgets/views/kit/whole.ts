import { select } from 'd3-selection';
import type { Svg, World } from './zoom.ts';

/** Shows the whole of a drawing that somebody may have enlarged, without what enlarges it: its next picture has no need of that. */
export function disableZoom(element: Element, svg: Svg, world: World): void {
  svg.on('.zoom', null).property('__zoom', null).classed('enlarged', false);
  world.attr('transform', null);
  select(element).selectAll('.zoom-bar').remove();
}
