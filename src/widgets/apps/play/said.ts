/** The messages of the page. */
export class Said {
  readonly #part: (name: string) => HTMLElement;

  constructor(root: HTMLElement) {
    this.#part = (name) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  /** Shows and announces a message, with an undo button where it can be undone. An empty text removes it. */
  show(text: string, canTakeBack = false): void {
    this.#part('status').textContent = text;
    this.#part('notice').hidden = text === '';
    this.#part('take-back').hidden = !canTakeBack;
  }

  /** Announces a message to screen readers only. */
  tell(text: string): void {
    this.#part('spoken').textContent = text;
  }
}
