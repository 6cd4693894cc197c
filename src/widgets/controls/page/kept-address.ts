/** The address is written when nothing has changed for so long, in milliseconds: browsers bear few changes a second. */
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
    // The reader has gone elsewhere in the history: what was shown before is not to be written there.
    addEventListener('popstate', () => clearTimeout(this.#timer));
  }

  /** What is shown is another. */
  changed(): void {
    if (!this.touched) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => history.replaceState(history.state, '', this.#link()), SETTLED);
  }
}
