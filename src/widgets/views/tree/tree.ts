import { select } from 'd3-selection';
import { tree as words, zoomIn, zoomOut } from '#words/views.ts';
import { ensureChild, type Layer } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';
import { describe, drawAxis } from './axis.ts';
import { TreeDrawing } from './drawing.ts';
import { TreeOverlay } from './overlay.ts';
import { enablePointing } from './pointing.ts';
import { TreeWindow } from './window.ts';

/** The size of the drawing before that of its box is known. */
const SIZE = { width: 710, height: 170 };

/**
 * The search as bars upon bars: from left to right the work, upwards the depth, as in the overview. Another run hangs below it like a
 * mirror image, from where the two part. Click to go there, buttons to zoom.
 */
export const treeView = viewThatNeeds({ roles: ['depth'] }, (element, context) => {
  const { timeline, seek } = context;
  const root = select(element) as unknown as Layer;
  const bar = ensureChild(root, 'div', 'tree-bar');
  const title = ensureChild(bar, 'span', 'cap').text(words.title);
  const window = new TreeWindow(timeline);
  const drawing = new TreeDrawing(element, context, window, SIZE);
  const { svg } = drawing;
  const overlay = seek && new TreeOverlay(element, drawing, redraw);
  // Nothing is shown before the first frame.
  let seen = false;

  function redraw(): void {
    if (seen) draw(drawing.at);
  }

  function turn(): void {
    window.turn();
    drawing.forget();
    draw(drawing.at);
  }

  function draw(position: number): void {
    seen = true;
    if (!drawing.draw(position)) return;
    drawAxis(root, timeline, window, words.deepest(drawing.deepest), seek && turn);
    describe(drawing, timeline);
    title.text(window.other ? words.titleWithGhost : words.title);
    overlay?.draw();
  }

  if (seek) {
    enablePointing(drawing.plot.node()!, element, drawing);
    svg.on('click', (event: MouseEvent) => {
      const box = svg.node()!.getBoundingClientRect();
      seek(Math.round(window.first + ((event.clientX - box.left) / box.width) * (window.end - window.first)));
    });
    const buttons: [string, string, number][] = [
      ['−', zoomOut, 4],
      ['+', zoomIn, 0.25],
    ];
    bar
      .selectAll('button')
      .data(buttons)
      .join('button')
      .attr('type', 'button')
      .attr('class', 'chip')
      .attr('aria-label', ([, name]) => name)
      .text(([text]) => text)
      .on('click', (_, [, , factor]) => {
        window.zoom(factor, drawing.at);
        drawing.forget();
        draw(drawing.at);
      });
  }
  return {
    grows: 'levels',
    levelsTo: () => drawing.levelsTo(),
    draw: ({ position }) => draw(position),
    highlight: (lit) => drawing.highlight(lit),
  };
});
