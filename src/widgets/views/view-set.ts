import type { Timeline } from '../../trace/timeline.ts';
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

/** The views of one run in a figure, and the frame that they show. */
export class ViewSet {
  readonly #timeline: Timeline;
  readonly #views: readonly View[];
  #shown: ShownFrame | undefined;

  constructor(timeline: Timeline, made: readonly View[]) {
    this.#timeline = timeline;
    this.#views = made;
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
        return create(element, context);
      }),
    );
    return new ViewSet(
      context.timeline,
      made.filter((view) => view !== undefined),
    );
  }

  /** The position of the frame that is shown; undefined before the first one is drawn. */
  get position(): number | undefined {
    return this.#shown?.position;
  }

  /** Draws a frame. */
  draw(position: number): void {
    this.#draw(this.#views, position);
  }

  /** Draws the frame that is shown anew where a drawing tells how far the run has come. */
  drawGrowth(): void {
    if (this.#shown)
      this.#draw(
        this.#views.filter(({ grows }) => grows),
        this.#shown.position,
      );
  }

  #draw(drawn: readonly View[], position: number): void {
    const frame = this.#timeline.frame(position);
    for (const view of drawn) view.draw(frame, this.#shown);
    this.#shown = { position: frame.position };
  }
}
