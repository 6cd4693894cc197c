/** The pause before a figure's sentence is read out, in milliseconds, so that a key held down makes no flood of words. */
const SETTLED = 250;

/** What a screen reader says of a figure: the sentence of the frame that the reader has reached, and of none before it. */
export class LiveRegion {
  readonly #region: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `region` is a live region of its own: what is seen changes far oftener than anybody can listen. */
  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** Has a sentence read out, unless another one follows at once. */
  say(sentence: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(sentence), SETTLED);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.#write('');
  }

  #write(text: string): void {
    if (this.#region.textContent !== text) this.#region.textContent = text;
  }
}
