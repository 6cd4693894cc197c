import { select } from 'd3-selection';
import { type PseudocodeLine, pseudocodeOf } from '../../../narration/narrator.ts';
import { viewThatNeeds } from '../view.ts';

const isApart = (line: string) => line.startsWith('\n');

/** Draws an algorithm in a few lines, with those lit that a kind of step belongs to, and those struck out that are switched off. */
export function pseudocodeDrawing(element: Element): (lines: readonly PseudocodeLine[], kind: string | undefined) => void {
  const list = select(element).selectAll<HTMLOListElement, null>('ol').data([null]).join('ol');
  return (lines, kind) => {
    list
      .selectAll<HTMLLIElement, PseudocodeLine>('li')
      .data([...lines])
      .join('li')
      // What a line is set in by is part of what it says.
      .attr('style', ([line]) => `--indent:${/^ */.exec(line)![0].length / 2}`)
      .attr('class', ([line, , off]) => (off ? 'off' : isApart(line) ? 'apart' : null))
      .attr('aria-current', ([, kinds]) => (kind !== undefined && kinds.includes(kind) ? 'step' : null))
      .text(([line]) => line.trim());
  };
}

/** Scrolls a pane that has no room for all lines, as on a phone, so that the line of the step is in its middle, or the one that words light; one that is in sight with the line after it stays where it is. */
function bringLitIntoSight(pane: Element): void {
  const lit = pane.querySelector('li.lit') ?? pane.querySelector('[aria-current]');
  if (!lit) return;
  const [line, room] = [lit.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (line.top < room.top || line.bottom + line.height > room.bottom)
    pane.scrollTop += (line.top + line.bottom - room.top - room.bottom) / 2;
}

/** The algorithm in a few lines, from its words: lights those that the step belongs to. */
export const pseudocodeView = viewThatNeeds({}, (element, { words }) => {
  const drawLines = pseudocodeDrawing(element);
  // Measured when the pane gets another size, as on a stage, and not at each frame, for which the page would be laid out.
  let overflows = false;
  const bringIntoSight = () => overflows && bringLitIntoSight(element);
  if (globalThis.ResizeObserver)
    new ResizeObserver(() => {
      overflows = element.scrollHeight > element.clientHeight;
      bringIntoSight();
    }).observe(element);
  return {
    tells: true,
    draw({ step, state }) {
      drawLines(pseudocodeOf(words, step, state), step?.kind);
      bringIntoSight();
    },
    highlight({ lines = [] } = {}) {
      // Lines drawn at build time have no datum before the first frame.
      select(element)
        .selectAll<HTMLLIElement, PseudocodeLine | undefined>('li')
        .classed('lit', (line) => lines.some((kind) => line?.[1].includes(kind)));
      bringIntoSight();
    },
  };
});
