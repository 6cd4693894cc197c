import type { Frame, Timeline } from '../../trace/timeline.ts';
import type { PreparedRun } from '../runs/prepared-run.ts';
import type { ShownFrame, View, ViewContext } from './view.ts';
import { views } from './views.ts';

/** What a view may know of a run. Of `pointing` there is nothing at build time. */
export function viewContext(
  { row, algorithm, words, input }: Omit<PreparedRun, 'puzzle' | 'options' | 'values'>,
  timeline: Timeline,
  document: Document,
  pointing: Pick<ViewContext, 'seek' | 'pick'> = {},
): ViewContext {
  return { document, algorithm, words, timeline, input, shows: row.shows, ...pointing };
}

/** A view in its element, and the frame that it shows. */
interface Placed {
  readonly element: Element;
  readonly view: View;
  shown: ShownFrame | undefined;
}

/** The views of one run in a figure. What stands in a pane that is hidden is drawn when the pane is shown. */
export class ViewSet {
  readonly #timeline: Timeline;
  readonly #views: readonly Placed[];
  #position: number | undefined;

  constructor(timeline: Timeline, made: readonly (readonly [element: Element, view: View])[]) {
    this.#timeline = timeline;
    this.#views = made.map(([element, view]) => ({ element, view, shown: undefined }));
  }

  /**
   * Loads views by name and makes each in the element of `root` that is for it (`data-view`); one that has none is left out.
   * What such an element holds is a drawing of the same algorithm, unless it is to be emptied.
   */
  static async in(root: ParentNode, names: readonly string[], context: ViewContext, { emptied = false } = {}): Promise<ViewSet> {
    const made = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const element = root.querySelector(`[data-view=${name}]`);
        if (!element) return undefined;
        const create = await views[name]!();
        if (emptied) element.replaceChildren();
        return [element, create(element, context)] as const;
      }),
    );
    return new ViewSet(
      context.timeline,
      made.filter((view) => view !== undefined),
    );
  }

  /** The position of the frame that is shown; undefined before the first one is drawn. */
  get position(): number | undefined {
    return this.#position;
  }

  /** Draws a frame in every view that can be seen. */
  draw(position: number): void {
    const frame = this.#timeline.frame(position);
    this.#position = frame.position;
    for (const placed of this.#views) if (!isHidden(placed.element)) drawIn(placed, frame);
  }

  /** Draws the frame that is shown where a view does not show it: its pane was hidden until now, or is to be printed. */
  drawLate({ hidden = false } = {}): void {
    if (this.#position === undefined) return;
    const frame = this.#timeline.frame(this.#position);
    for (const placed of this.#views)
      if (placed.shown?.position !== this.#position && (hidden || !isHidden(placed.element))) drawIn(placed, frame);
  }

  /** Draws the frame that is shown anew where a drawing tells how far the run has come. */
  drawGrowth(): void {
    if (this.#position === undefined) return;
    const frame = this.#timeline.frame(this.#position);
    for (const placed of this.#views)
      if (placed.view.grows) {
        if (isHidden(placed.element)) placed.shown = undefined;
        else drawIn(placed, frame);
      }
  }
}

const isHidden = (element: Element): boolean => element.closest('[role=tabpanel][hidden]') !== null;

function drawIn(placed: Placed, frame: Frame): void {
  placed.view.draw(frame, placed.shown);
  placed.shown = { position: frame.position };
}
