import { select } from 'd3-selection';
import type { AnyNarrator } from '../../narration/narrator.ts';
import { viewThatNeeds } from './view.ts';

type Lines = NonNullable<AnyNarrator['pseudocode']>;

/** Draws an algorithm in a few lines; what comes back lights those that a kind of step belongs to. */
export function pseudocodeDrawing(element: Element, pseudocode: Lines): (kind: string | undefined) => void {
  const lines = select(element)
    .selectAll('ol')
    .data([null])
    .join('ol')
    .selectAll<HTMLLIElement, Lines[number]>('li')
    .data(pseudocode)
    .join('li')
    // What a line is set in by is part of what it says.
    .attr('style', ([line]) => `--indent:${/^ */.exec(line)![0].length / 2}`)
    .text(([line]) => line.trim());
  return (kind) => {
    lines.attr('aria-current', ([, kinds]) => (kind !== undefined && kinds.includes(kind) ? 'step' : null));
  };
}

/** Scrolls a pane that has no room for all lines, as on a phone, so that the lit one is in its middle; one that is in sight stays where it is. */
function bringLitIntoSight(pane: Element): void {
  const lit = pane.scrollHeight > pane.clientHeight ? pane.querySelector('[aria-current]') : null;
  if (!lit) return;
  const [line, room] = [lit.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (line.top < room.top || line.bottom > room.bottom) pane.scrollTop += (line.top + line.bottom - room.top - room.bottom) / 2;
}

/** The algorithm in a few lines, from its words: lights those that the step belongs to. */
export const pseudocodeView = viewThatNeeds({}, (element, { words }) => {
  const light = pseudocodeDrawing(element, words.pseudocode ?? []);
  return {
    draw({ step }) {
      light(step?.kind);
      bringLitIntoSight(element);
    },
  };
});
