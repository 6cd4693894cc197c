import { tree as words } from '#words/views.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { ensureChild, type Layer } from '../kit/elements.ts';
import { levelKinds } from './bars.ts';
import type { TreeDrawing } from './drawing.ts';
import { countOf } from './marks.ts';
import type { TreeWindow } from './window.ts';

/** Describes a drawing of the tree and what it shows of the run. */
export function describe({ svg, window }: TreeDrawing, timeline: Timeline): void {
  const { first, end, other } = window;
  const bars = levelKinds(timeline.algorithm).reduce((sum, kind) => sum + (timeline.totals[kind] ?? 0), 0);
  const description = words.drawing(bars, Math.round(first), Math.round(end));
  svg.attr('role', 'img').attr('aria-label', other ? `${description}. ${words.withGhost(other.from)}` : description);
}

/** What is written under a drawing: the step at its left edge and the one at its right, and what is counted between them. */
export function axisTexts(timeline: Timeline, { part, first, end }: TreeWindow) {
  const counts = part?.counts;
  const kinds = counts?.kinds.map((kind) => timeline.algorithm.steps[kind]!.label).join(' / ');
  return {
    from: words.step(Math.round(first)),
    counted: counts && words.counted(countOf(timeline, counts), kinds!),
    to: timeline.withheld ? '' : words.step(Math.round(end)),
  };
}

/**
 * The line under a drawing of the tree: its first step and its last, with `middle` between the two, or what is counted in a part of the
 * run. A part has a button that shows the whole run, and there it leads back; `turn` is absent at build time.
 */
export function drawAxis(root: Layer, timeline: Timeline, window: TreeWindow, middle: string, turn: (() => void) | undefined): void {
  const { turnsTo } = window;
  const axis = ensureChild(root, 'div', 'tree-axis');
  const { from, counted, to } = axisTexts(timeline, window);
  writeAnew(ensureChild(axis, 'span', 'from'), from);
  const centre = ensureChild(axis, 'span', 'middle');
  writeAnew(ensureChild(centre, 'span', 'says').classed('counted', counted !== undefined), counted ?? (turnsTo ? '' : middle));
  centre
    .selectAll('button')
    .data(turnsTo && turn ? [turnsTo === 'whole' ? words.whole : words.back(turnsTo.first, turnsTo.last)] : [])
    .join('button')
    .attr('type', 'button')
    .attr('class', 'whole')
    .attr('aria-label', ({ name }) => name)
    .text(({ text }) => text)
    .on('click', () => turn!());
  writeAnew(ensureChild(axis, 'span', 'to'), to);
}

/** Writes a text into an element, which another one like it takes the place of: a text that begins elsewhere would count as a shift of the layout. */
function writeAnew(element: Layer, text: string): void {
  const node = element.node()!;
  if (node.textContent === text) return;
  const next = node.cloneNode() as Element;
  next.textContent = text;
  node.replaceWith(next);
}
