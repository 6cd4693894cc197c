import { embedded, takeFocus } from '../../ui/in-view.ts';

/** The time after the last move of the pointer until the bars hide, in milliseconds. */
const SHOWN_FOR = 2500;

/**
 * Shows the bars of a stage while the pointer moves: `data-bars` on its box. Style sheets keep those in which the focus is, or
 * something open.
 */
export class PresentationBars {
  readonly #root: HTMLElement;
  readonly #box: HTMLElement;
  readonly #ends = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = '';
  /** Whether the focus has gone where it is by Tab: such a focus stays. */
  #walked = false;

  constructor(root: HTMLElement, box: HTMLElement) {
    [this.#root, this.#box] = [root, box];
    const { signal } = this.#ends;
    box.addEventListener('pointermove', (event) => this.#moved(event), { signal });
    box.addEventListener('pointerdown', () => this.#pressed(), { signal });
    box.addEventListener('keydown', ({ key }) => (this.#walked ||= key === 'Tab'), { signal, capture: true });
    // Where a list closes its button gets the focus back. What opens and closes does not bubble.
    box.addEventListener('toggle', () => document.activeElement?.matches('select') || this.#handBack(), { signal, capture: true });
    box.addEventListener('change', ({ target }) => (target as Element).matches('select') && this.#handBack(), { signal });
    // In a frame it is the page around it that a room sees: nothing lies over the first frame.
    if (!embedded()) this.#show();
  }

  end(): void {
    this.#ends.abort();
    clearTimeout(this.#timer);
    delete this.#box.dataset.bars;
  }

  /** Browsers tell of a move, too, when it is the drawing that moves under the pointer. */
  #moved({ screenX, screenY }: PointerEvent): void {
    const at = `${screenX} ${screenY}`;
    if (at !== this.#at) this.#show();
    this.#at = at;
  }

  #pressed(): void {
    this.#walked = false;
    this.#show();
  }

  #show(): void {
    this.#box.dataset.bars = 'shown';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      delete this.#box.dataset.bars;
      // An open list of a select closes when the focus goes.
      if (!document.activeElement?.matches('select')) this.#handBack();
    }, SHOWN_FOR);
  }

  /** The focus that a press left in a bar goes back to the figure: a bar would stay for it, and a list would take a clicker's keys. */
  #handBack(): void {
    const pressed = document.activeElement?.closest(
      '.bar button, .bar select, .controls button, .controls select, .tabs button, .picture-only',
    );
    if (this.#walked || !pressed || this.#box.querySelector(':popover-open')) return;
    takeFocus(this.#root);
  }
}
