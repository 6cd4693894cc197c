import { select } from 'd3-selection';
import { percent } from '../../ui/numbers.ts';
import { classes } from '../kit/elements.ts';
import { type Ghost, type Part, type Rings, SHOW_GHOST, SHOW_PART, SHOW_PEEK, SHOW_RINGS } from '../view.ts';
import type { TreeBar } from './bars.ts';
import type { TreeDrawing } from './drawing.ts';

/** The size of the drawing, dispatched to its element. */
const RESIZED = 'resized';

/** Has a drawing take on what the page asks it for by events, and the size of its box. `redraw` draws the present position again. */
export class TreeOverlay {
  readonly #drawing: TreeDrawing;
  #rings: Rings | undefined;
  #peek: number | undefined;
  /** Whether the size of the box isn't known yet, and will be. */
  awaitsSize = false;

  constructor(element: Element, drawing: TreeDrawing, redraw: () => void) {
    this.#drawing = drawing;
    const { window } = drawing;
    // Another run's drawing may have taken its place by then, and gets the event instead.
    const root = select(element);
    root.on(SHOW_GHOST, ({ detail }: CustomEvent<Ghost | null>) => {
      window.ghost = detail ?? undefined;
      drawing.forget();
      redraw();
    });
    root.on(SHOW_PART, ({ detail }: CustomEvent<Part | null>) => {
      // The next paragraph is often about the same part.
      if (window.shows(detail ?? undefined)) return;
      window.show(detail ?? undefined);
      drawing.forget();
      redraw();
    });
    root.on(SHOW_RINGS, ({ detail }: CustomEvent<Rings | null>) => {
      this.#rings = detail ?? undefined;
      this.draw();
    });
    root.on(SHOW_PEEK, ({ detail }: CustomEvent<number | null>) => {
      this.#peek = detail ?? undefined;
      this.draw();
    });
    if (!globalThis.ResizeObserver) return;
    this.awaitsSize = element.isConnected;
    root.on(RESIZED, ({ detail: { width, height } }: CustomEvent<DOMRectReadOnly>) => {
      const isOther = drawing.resize(Math.round(width), Math.round(height));
      if (!isOther && !(this.awaitsSize && width >= 1)) return;
      this.awaitsSize = false;
      redrawKnowing(drawing, redraw);
    });
    new ResizeObserver(([entry]) => element.dispatchEvent(new CustomEvent(RESIZED, { detail: entry!.contentRect }))).observe(
      drawing.svg.node()!,
    );
  }

  /** Draws the rings, the name of a bar and the second playhead at their places in the window. */
  draw(): void {
    const { plot } = this.#drawing;
    const { positions = [], current } = this.#rings ?? {};
    const rings = positions
      .filter((position) => this.#drawing.shareOf(position) !== undefined)
      .map((position) => ({ position, place: this.#left(position) }));
    plot
      .selectAll<HTMLElement, (typeof rings)[number]>('i.paragraph')
      // One that moves is made anew: it would count as a shift of the layout.
      .data(rings, (ring) => ring?.place)
      .join('i')
      .attr('class', ({ position }) => classes('paragraph', position === current && 'current'))
      .attr('style', ({ place }) => place);
    plot
      .selectAll<HTMLElement, number>('i.peek')
      .data(this.#peek === undefined || this.#drawing.shareOf(this.#peek) === undefined ? [] : [this.#peek])
      .join('i')
      .attr('class', 'peek')
      .attr('style', (position) => this.#left(position));
    this.#drawName();
  }

  /** A paragraph may be about a bar that its part of the run shows whole: a low one, which has no label, is named. */
  #drawName(): void {
    const drawing = this.#drawing;
    const { window, plot, size } = drawing;
    const isMeant = (bar: TreeBar) => bar.opened === this.#rings?.current && window.first <= bar.from && bar.to <= window.end;
    const meant = window.part ? drawing.bars.filter((bar) => isMeant(bar) && !drawing.isLabelled(bar)) : [];
    plot
      .selectAll<HTMLDivElement, TreeBar>('div.bar-told')
      .data(meant)
      .join('div')
      .attr('aria-hidden', 'true')
      .each(function (bar) {
        const { x, right, y: top } = drawing.boxOf(bar);
        const { y: foot } = drawing.boxOf({ ...bar, depth: bar.depth - 1 });
        // Under the lowest bars is the axis, which can be pressed.
        const isAbove = size.height - foot < NAME_HEIGHT;
        this.className = `bar-told${isAbove ? ' above' : ''}`;
        this.setAttribute('style', `left:${percent((x + right) / 2 / size.width)};top:${percent((isAbove ? top : foot) / size.height)}`);
      })
      .text((bar) => drawing.names.of(bar).texts[0] ?? '');
  }

  #left(position: number): string {
    return `left:${percent(this.#drawing.shareOf(position)!)}`;
  }
}

/** Of the name of a bar, in CSS pixels, with the gap beside the bar. */
const NAME_HEIGHT = 20;

/** For so long, in milliseconds, a run is learnt before the page can scroll. */
const STRETCH = 4;

/** Draws again when all is known of the run that is to be drawn, which is a lot in a long one. The page can scroll before each part, and before the drawing. */
function redrawKnowing(drawing: TreeDrawing, redraw: () => void): void {
  if (drawing.learnWhile(() => false)) {
    redraw();
    return;
  }
  const until = performance.now() + STRETCH;
  drawing.learnWhile(() => performance.now() < until);
  setTimeout(() => redrawKnowing(drawing, redraw));
}
