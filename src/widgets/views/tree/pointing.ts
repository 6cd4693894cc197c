import { select } from 'd3-selection';
import { tree as words } from '#words/views.ts';
import { percent } from '../../ui/numbers.ts';
import { POINT_BAR, type PointedBar } from '../view.ts';
import type { TreeBar } from './bars.ts';
import type { TreeDrawing } from './drawing.ts';
import { barNear } from './layout.ts';

/** How far from a bar a pointer still means it, in pixels. */
const REACH = 1;
/** How much of the width the name of a bar keeps from both ends. */
const MARGIN = 0.15;

/**
 * Names the bar under a mouse, and tells the page which one it is. A page that scrolls under a resting mouse points at nothing. `area`
 * gets the events: what lies over the drawing takes them from it.
 */
export function enablePointing(area: Element, element: Element, drawing: TreeDrawing): void {
  let pointed: TreeBar | undefined;
  const point = (bar: TreeBar | undefined) => {
    if (bar?.opened === pointed?.opened) return;
    pointed = bar;
    const name = bar && drawing.names.of(bar);
    showName(drawing, bar);
    const detail: PointedBar | null = bar && name ? { position: bar.opened, cell: name.cell, digit: name.digit } : null;
    element.dispatchEvent(new CustomEvent(POINT_BAR, { bubbles: true, detail }));
  };
  select(area)
    .on('pointermove.bars', (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return;
      const box = drawing.svg.node()!.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      const isInside = x >= 0 && x <= box.width && y >= 0 && y <= box.height && event.buttons === 0;
      const { position, depth, reach } = drawing.placeAt(x, y);
      point(isInside ? barNear(drawing.bars, depth, position, reach * REACH) : undefined);
    })
    .on('pointerleave.bars', () => point(undefined));
}

function showName(drawing: TreeDrawing, bar: TreeBar | undefined): void {
  const { width, height } = drawing.size;
  drawing.plot
    .selectAll<HTMLDivElement, TreeBar>('div.bar-name')
    .data(bar ? [bar] : [])
    .join('div')
    .attr('class', 'bar-name')
    .attr('aria-hidden', 'true')
    .attr('style', (named) => {
      const { x, right, y } = drawing.boxOf(named);
      const middle = Math.max(MARGIN, Math.min(1 - MARGIN, (x + right) / 2 / width));
      return `left:${percent(middle)};top:${percent(y / height)}`;
    })
    .text((named) => {
      const name = drawing.names.of(named).texts[0] ?? words.level(named.depth + 1);
      return words.bar(name, named.opened, named.undone && !named.isCut ? named.to : undefined);
    });
}
