/** What the page says to its reader. */
export class Said {
  readonly #part: (name: string) => HTMLElement;

  constructor(root: HTMLElement) {
    this.#part = (name) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  /** Says something to see and to hear, with a way back where there is one. An empty text takes it away. */
  show(text: string, canTakeBack = false): void {
    this.#part('status').textContent = text;
    this.#part('notice').hidden = text === '';
    this.#part('take-back').hidden = !canTakeBack;
  }

  /** Says something to those who do not see the page. */
  tell(text: string): void {
    this.#part('spoken').textContent = text;
  }
}
