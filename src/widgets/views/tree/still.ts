import { setAttributes } from '../kit/elements.ts';
import type { Part, ViewContext } from '../view.ts';
import { axisTexts, describe } from './axis.ts';
import { TreeDrawing } from './drawing.ts';
import { TreeWindow } from './window.ts';

/** The room under the bars for the line that says which steps are shown. */
const AXIS = 16;
/** From the middle of a line of text, and from its upper edge, to its base line. */
const [FROM_MIDDLE, FROM_TOP] = [4, 12];

interface Look {
  /** Undefined for the whole run. */
  readonly part?: Part | undefined;
  readonly width: number;
  readonly height: number;
}

/** Draws the tree at a position into an empty element, as a picture that can stand alone: its labels and its axis are in the drawing. */
export function drawTreeStill(element: Element, context: ViewContext, position: number, { part, width, height }: Look): void {
  const { timeline } = context;
  const window = new TreeWindow(timeline);
  const drawing = new TreeDrawing(element, context, window, { width, height });
  const { svg } = drawing;
  window.show(part);
  drawing.draw(position);
  describe(drawing, timeline);
  svg
    .attr('class', 'tree alone')
    .attr('preserveAspectRatio', null)
    .attr('viewBox', `0 0 ${width} ${height + AXIS}`);
  svg.insert('rect', ':first-child').attr('class', 'back').attr('width', width).attr('height', height);
  const { from, counted, to } = axisTexts(timeline, window);
  const axis = (name: string, x: number, text = '') => ({ text, name: `axis ${name}`, x, y: height + FROM_TOP });
  const labels = drawing.labels.map((label) => ({ ...label, y: label.y + FROM_MIDDLE }));
  const texts = [...labels, axis('from', 0, from), axis('counted', width / 2, counted), axis('to', width, to)];
  const drawn = svg
    .selectAll('text')
    .data(texts.filter(({ text }) => text !== ''))
    .join('text');
  setAttributes(drawn, { class: ({ name }) => name, x: ({ x }) => x, y: ({ y }) => y }, ({ text }) => text);
  element.replaceChildren(svg.node()!);
}
