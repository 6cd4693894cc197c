import type { Timeline } from '../../../trace/timeline.ts';
import type { DrawnQuestion } from '../../controls/question/question-drawing.ts';
import { QuestionDrawing } from '../../controls/question/question-drawing.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';
import { carriedStyle, withMargins } from '../../ui/export.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';

/** The width of a picture while it is drawn, in pixels. */
const WIDTH = 600;
/** The height of a pane that fills its place. */
const PANE_HEIGHT = 280;

/** Draws frames for a file outside the site: each as a drawing whose styles are classes of one sheet, which all of them share. */
export class StillSheet {
  /** A page of its own, because a file is light whatever the theme of this page is. */
  readonly #frame = document.createElement('iframe');
  /** By the text of its rule, the name of a class. */
  readonly #classes = new Map<string, string>();
  readonly #views = new Map<Timeline, { readonly place: HTMLElement; readonly views: ViewSet; readonly pane: string | undefined }>();
  #drawn = 0;

  /** Resolves when the page has the styles of this one. */
  async open(): Promise<void> {
    const frame = this.#frame;
    frame.className = 'still-frame';
    frame.width = String(WIDTH + 40);
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
    document.body.append(frame);
    const page = frame.contentDocument!;
    page.documentElement.dataset.theme = 'light';
    const loading = [...document.querySelectorAll<HTMLElement>('head link[rel=stylesheet], head style')].map((sheet) => {
      const copy = page.importNode(sheet, true);
      const loaded =
        copy.matches('link') && new Promise((resolve) => ['load', 'error'].map((type) => copy.addEventListener(type, resolve)));
      page.head.append(copy);
      return loaded;
    });
    await Promise.all(loading);
  }

  close(): void {
    this.#frame.remove();
  }

  #place(): HTMLElement {
    const page = this.#frame.contentDocument!;
    const place = page.createElement('div');
    place.style.width = `${WIDTH}px`;
    page.body.append(place);
    return place;
  }

  /** A pane may be as high as its place. */
  #viewIn(place: HTMLElement, name: string, isPane: boolean): void {
    const made = this.#frame.contentDocument!.createElement('div');
    made.dataset.view = name;
    if (isPane) made.style.height = `${PANE_HEIGHT}px`;
    place.append(made);
  }

  /** The drawings of a frame's figure at a position of its run: the main one, and the pane beside it. */
  async frame({ figure, run, timeline }: OpenedFrame, position: number, pane: string | undefined): Promise<SVGSVGElement[]> {
    const before = this.#views.get(timeline);
    const known = before?.pane === pane ? before : undefined;
    if (!known) before?.place.remove();
    const place = known?.place ?? this.#place();
    if (!known) {
      const view = figure.view === 'grid' && !timeline.frame(0).picture.grid ? 'matrix' : figure.view;
      const names = [view, ...(pane === undefined ? [] : [pane])];
      for (const name of names) this.#viewIn(place, name, name === pane);
      const views = await ViewSet.in(place, names, viewContext(run, timeline, this.#frame.contentDocument!), { emptied: true });
      this.#views.set(timeline, { place, views, pane });
    }
    this.#views.get(timeline)!.views.draw(position);
    return [...place.querySelectorAll<HTMLElement>(':scope > [data-view]')].flatMap((made) => {
      const svg = made.querySelector<SVGSVGElement>('svg');
      return svg ? [this.#still(svg, made.dataset.view === pane)] : [];
    });
  }

  /** The picture of a question with the pane beside it, which show nothing of its answer. */
  async question({ run, timeline }: OpenedFrame, question: DrawnQuestion, pane: string | undefined): Promise<SVGSVGElement[]> {
    const place = this.#place();
    if (pane !== undefined) this.#viewIn(place, pane, true);
    const drawing = new QuestionDrawing(place, run, timeline, pane);
    await drawing.draw(question);
    const stills = [drawing.svg, drawing.besideSvg].flatMap((svg, index) => (svg ? [this.#still(svg, index > 0)] : []));
    place.remove();
    return stills;
  }

  /** A pane writes beyond its box, where its page has room. */
  #still(svg: SVGSVGElement, isPane: boolean): SVGSVGElement {
    const mark = `d${++this.#drawn}-`;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
    const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
    for (const [index, element] of copies.entries()) {
      const style = carriedStyle(originals[index]!);
      if (element !== copy && (style.display === 'none' || element.matches('.hits'))) {
        element.remove();
        continue;
      }
      const rule = Object.entries(style)
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      const name = this.#classes.get(rule) ?? `s${this.#classes.size}`;
      this.#classes.set(rule, name);
      for (const { name: attribute, value } of [...element.attributes]) {
        if (/^(?:tabindex|style|data-.*)$/.test(attribute)) element.removeAttribute(attribute);
        // Markers and clips have one name in all drawings of a page, and one that is hidden would hide those of others.
        else if (value.includes('url(#')) element.setAttribute(attribute, value.replaceAll('url(#', `url(#${mark}`));
        else if (attribute === 'id') element.id = mark + value;
      }
      element.setAttribute('class', name);
    }
    return isPane ? withMargins(svg, copy) : copy;
  }

  /** The rules of all drawings so far. */
  get rules(): string {
    return [...this.#classes].map(([rule, name]) => `.${name}{${rule}}`).join('\n');
  }
}
