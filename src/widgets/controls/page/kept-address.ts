/** The time without a change before the address is written, in milliseconds: browsers limit the changes a second. */
const SETTLED = 400;

/** Keeps what a page shows in its address, once the reader has done something and a moment has passed. */
export class KeptAddress {
  readonly #link: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the reader has done something: before that the address is as they came by it. */
  touched = false;

  /** `link` makes the address of what is shown. */
  constructor(link: () => string) {
    this.#link = link;
    // The reader has moved in the history: the former state must not be written to another entry.
    addEventListener('popstate', () => clearTimeout(this.#timer));
  }

  /** Schedules a write after a change. */
  changed(): void {
    if (!this.touched) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.touched && history.replaceState(history.state, '', this.#link()), SETTLED);
  }
}
