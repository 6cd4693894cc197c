import { keepPlace, takeFocus } from '../../../ui/in-view.ts';
import { makeInert } from '../../../ui/inert.ts';
import { hearLostKeys } from '../../../ui/lost-focus.ts';

/** The whole figure of a pair, over its page: style sheets know it by `data-full`. It closes to the place in the text from which it was opened. */
export class FullFigure {
  readonly #root: HTMLElement;
  readonly #figure: HTMLElement;
  readonly #changed: () => void;
  #close: (() => void) | undefined;
  /** The one that is open. */
  static #shown: FullFigure | undefined;

  /** `root` hears the keys of the figure. `changed` is called when it is opened or closed. */
  constructor(root: HTMLElement, figure: HTMLElement, changed: () => void) {
    this.#root = root;
    this.#figure = figure;
    this.#changed = changed;
  }

  get on(): boolean {
    return this.#close !== undefined;
  }

  toggle(): void {
    if (this.on) this.close();
    else this.open();
  }

  open(): void {
    if (this.on) return;
    FullFigure.#shown?.close();
    FullFigure.#shown = this;
    const origin = document.activeElement;
    const returnToPlace = keepPlace(origin && origin !== document.body && !this.#figure.contains(origin) ? origin : this.#figure);
    const free = makeInert(this.#figure);
    const ends = new AbortController();
    this.#figure.dataset.full = '';
    // Over the page its task can't be read any more.
    const task = this.#turnFrom(origin)?.closest('p')?.textContent;
    if (task) this.#figure.dataset.task = task;
    document.documentElement.dataset.covered = '';
    this.#figure.addEventListener('keydown', (event) => this.#key(event), { signal: ends.signal });
    hearLostKeys(this.#root, ends.signal);
    this.#close = () => {
      ends.abort();
      free();
      delete this.#figure.dataset.full;
      delete this.#figure.dataset.task;
      delete document.documentElement.dataset.covered;
      returnToPlace();
      if (origin instanceof HTMLElement && origin.checkVisibility()) takeFocus(origin);
      else takeFocus(this.#root);
    };
    takeFocus(this.#root);
    this.#changed();
  }

  /** The link of the text that offers a turn: the one that was pressed, or where a browser gives links no focus, that of the paragraph that is read. */
  #turnFrom(origin: Element | null): Element | null | undefined {
    const offers = 'a.frame-link[href*="hands=1"]';
    return origin?.matches(offers) ? origin : this.#figure.closest('.pair')?.querySelector(`.beat.now ${offers}`);
  }

  close(): void {
    this.#close?.();
    this.#close = undefined;
    FullFigure.#shown = undefined;
    this.#changed();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || this.#figure.querySelector(':popover-open, dialog[open]')) return;
    // A stage that it has become is left first.
    if ('stage' in this.#figure.dataset) return;
    event.preventDefault();
    this.close();
  }
}
