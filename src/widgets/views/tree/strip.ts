import { select } from 'd3-selection';
import { tree as words } from '#words/views.ts';
import type { Layer } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';
import { describe, drawAxis } from './axis.ts';
import { TreeDrawing } from './drawing.ts';
import { TreeOverlay } from './overlay.ts';
import { enablePointing } from './pointing.ts';
import { TreeWindow } from './window.ts';

/** The size of the drawing before that of its box is known. */
const SIZE = { width: 580, height: 64 };

/**
 * The tree as the drawing by which one seeks: low under a picture, or tall where it is the subject. The slider over it shows the part
 * of the run that the drawing shows.
 */
export const treeStripView = viewThatNeeds({ roles: ['depth'] }, (element, context) => {
  const { timeline, seek, showPart } = context;
  const root = select(element) as unknown as Layer;
  const window = new TreeWindow(timeline, { leavesRoom: true });
  const drawing = new TreeDrawing(element, context, window, SIZE);
  const isDug = Object.values(timeline.algorithm.steps).some(({ digs }) => digs);
  drawing.plot.classed('strip', true);
  const overlay = seek && new TreeOverlay(element, drawing, redraw);
  let seen = false;
  let at = 0;
  /** What the page was told of the part, if anything. */
  let told: string | undefined;

  function redraw(): void {
    if (seen) draw(at);
  }

  function turn(): void {
    window.turn();
    drawing.forget();
    draw(at);
  }

  function draw(position: number): void {
    seen = true;
    at = position;
    // To draw a long run takes its time, and in a box of another size it would be drawn twice.
    if (overlay?.awaitsSize || !drawing.draw(position)) return;
    // Bars of a single level have no heights to compare, and where digits are dug out in groups, the height counts those of a group.
    const height = isDug ? words.dug : words.height;
    drawAxis(root, timeline, window, drawing.deepest > 1 ? height : words.trials, seek && turn);
    describe(drawing, timeline);
    overlay?.draw();
    const { part } = window;
    const shown = part ? `${part.first} ${part.last}` : '';
    if (shown === told) return;
    told = shown;
    showPart?.(part && [Math.round(part.first), Math.round(part.last)]);
  }

  // What lies over the drawing, such as its slider, takes the events of a pointer.
  if (seek) enablePointing(element.parentElement!, element, drawing);
  return {
    grows: 'levels',
    levelsTo: () => drawing.levelsTo(),
    draw: ({ position }) => draw(position),
    highlight: (lit) => drawing.highlight(lit),
  };
});
