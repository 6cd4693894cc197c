import { curtainClosed } from '#words/controls.ts';

/** The events that are blocked while the screen is blank. */
const HELD = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'wheel', 'contextmenu'] as const;

/** The events that end the blank screen. */
const OPENING: readonly string[] = ['keydown', 'click'];

/** Blanks a stage to black; the next key or click only brings it back. */
export class BlankScreen {
  /** A region that is read out when its text changes; it is black while it has one. */
  readonly #element: HTMLElement;
  #ends: AbortController | undefined;

  constructor(box: HTMLElement) {
    this.#element = box.ownerDocument.createElement('div');
    this.#element.className = 'curtain';
    this.#element.role = 'status';
    box.append(this.#element);
  }

  close(): void {
    if (this.#ends) return;
    this.#ends = new AbortController();
    this.#element.textContent = curtainClosed;
    for (const type of HELD)
      window.addEventListener(type, (event) => this.#hold(event), { capture: true, passive: false, signal: this.#ends.signal });
  }

  /** Ends the blank screen. */
  end(): void {
    this.#open();
    this.#element.remove();
  }

  #open(): void {
    this.#ends?.abort();
    this.#ends = undefined;
    this.#element.textContent = '';
  }

  #hold(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The key that has closed it may still be down.
    if (OPENING.includes(event.type) && !(event as KeyboardEvent).repeat) this.#open();
  }
}
