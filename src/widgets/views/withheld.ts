import { select } from 'd3-selection';
import { withheld as words } from '#words/views.ts';

/** Says beside the past of a run that what comes is not shown. */
export function drawWithheld(element: Element, on: boolean): void {
  select(element)
    .selectAll('p.withheld')
    .data(on ? [words] : [])
    .join('p')
    .attr('class', 'withheld')
    .text((text) => text);
}
