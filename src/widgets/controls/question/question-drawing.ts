import type { Shown } from '../../../narration/narrator.ts';
import { Embargo } from '../../../trace/embargo.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { gridScene } from '../../views/grid/scene.ts';
import { type FrameTable, tablesOf } from '../../views/panes/frame-tables.ts';
import type { ViewContext } from '../../views/view.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { cellsNamedIn, drawCellNames } from './cell-names.ts';
import { pictureAt } from './question-picture.ts';

/** What a drawing has to know of a question. */
export interface DrawnQuestion {
  readonly position: number;
  readonly shows: Shown & { readonly part?: string | undefined };
  /** The choices: cells that they name are named in the drawing. */
  readonly choices?: readonly { readonly label: string }[] | undefined;
}

type Run = Omit<PreparedRun, 'puzzle' | 'options' | 'values'>;

/**
 * The frame of a question in an element: at rest, with only what the question names, or lit as a figure shows it. A pane may be drawn beside
 * it. Nothing later than the frame is read from the run.
 */
export class QuestionDrawing {
  readonly #place: HTMLElement;
  readonly #run: Run;
  readonly #embargo: Embargo;
  readonly #pane: string | undefined;
  #beside: Promise<ViewSet> | undefined;
  #drawGrid: ReturnType<typeof gridDrawing> | undefined;
  #other: { readonly view: string; readonly views: Promise<ViewSet> } | undefined;

  /** `pane` is the drawing beside the picture. */
  constructor(place: HTMLElement, run: Run, timeline: Timeline, pane?: string) {
    this.#place = place;
    this.#run = run;
    this.#pane = pane;
    this.#embargo = new Embargo(timeline);
    place.classList.add('question-picture');
  }

  /** Draws a frame and gives it as tables. */
  async draw({ position, shows, choices = [] }: DrawnQuestion, { lit = false } = {}): Promise<readonly FrameTable[]> {
    this.#embargo.withhold(position);
    const { open } = this.#embargo;
    const { algorithm } = this.#run;
    const picture = pictureAt(algorithm, open, position, shows);
    this.#place.dataset.shows = picture.view;
    // In the order in which they are read.
    this.#child(picture.view);
    await this.#drawPane(position, picture.view, lit);
    const { step, picture: whole } = open.frame(position);
    if (picture.view === 'grid') {
      this.#drawGrid ??= gridDrawing(this.#child('grid'));
      const scene = lit ? gridScene(algorithm, whole.grid!, step) : picture.scene;
      this.#drawGrid(scene);
      const labels = choices.map(({ label }) => label);
      drawCellNames(this.svg!, scene, cellsNamedIn(scene.puzzle.grid, labels));
      return lit ? tablesOf(whole, step) : picture.tables;
    }
    const views = await this.#viewsOf(picture.view);
    views.draw(position, { rests: !lit });
    views.highlight(!lit && shows.nodes ? { nodes: shows.nodes } : undefined);
    return lit ? tablesOf(whole, step) : picture.tables;
  }

  async #drawPane(position: number, view: string, lit: boolean): Promise<void> {
    const pane = this.#pane === view ? undefined : this.#pane;
    if (pane) this.#place.dataset.pane = pane;
    else delete this.#place.dataset.pane;
    if (!pane) return;
    this.#child(pane).classList.add('question-pane', `pane-${pane}`);
    this.#beside ??= ViewSet.in(this.#place, [pane], this.#context(), { emptied: true });
    (await this.#beside).draw(position, { rests: !lit });
  }

  /** The drawing, for a picture of it. */
  get svg(): SVGSVGElement | null {
    return this.#place.querySelector(`[data-view="${this.#place.dataset.shows}"] > svg`);
  }

  /** The drawing beside it, where there is one. */
  get besideSvg(): SVGSVGElement | null {
    const { pane } = this.#place.dataset;
    return pane === undefined ? null : this.#place.querySelector(`[data-view="${pane}"] svg`);
  }

  #child(name: string): HTMLElement {
    const found = this.#place.querySelector<HTMLElement>(`[data-view="${name}"]`);
    if (found) return found;
    const made = this.#place.ownerDocument.createElement('div');
    made.dataset.view = name;
    this.#place.append(made);
    return made;
  }

  #viewsOf(view: string): Promise<ViewSet> {
    if (this.#other?.view === view) return this.#other.views;
    this.#child(view);
    const views = ViewSet.in(this.#place, [view], this.#context(), { emptied: true });
    this.#other = { view, views };
    return views;
  }

  #context(): ViewContext {
    return viewContext(this.#run, this.#embargo.open, this.#place.ownerDocument);
  }
}
