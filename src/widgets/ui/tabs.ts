/** The tabs of a figure, already on the page: one pane is shown, the others are hidden. After the tab pattern of WAI-ARIA. */
export class Tabs {
  readonly #root: HTMLElement;
  readonly #tabs: readonly HTMLButtonElement[];
  readonly #pictureOnly: HTMLElement | null;
  readonly #changed: () => void;

  /** `changed` is called when another pane is shown. */
  constructor(root: HTMLElement, changed: () => void) {
    this.#root = root;
    this.#tabs = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')];
    this.#pictureOnly = root.querySelector('.picture-only');
    this.#changed = changed;
    this.#pictureOnly?.addEventListener('click', () => this.#showPictureOnly(!this.#hidesPanes));
    for (const tab of this.#tabs) {
      tab.addEventListener('click', ({ detail }) => {
        this.show(tab.dataset.tab!);
        // A pointer leaves the keys to the figure; who walks along the tabs stays there.
        if (detail > 0) this.#root.focus({ preventScroll: true });
      });
      tab.addEventListener('keydown', (event) => this.#walk(event));
    }
  }

  /** The pane that is shown, by name. */
  get shown(): string | undefined {
    return this.#tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.tab;
  }

  /** The panes that can be reached, by name. */
  get names(): readonly string[] {
    return this.#offered.map((tab) => tab.dataset.tab!);
  }

  /** All panes that there are, by name, also those that are not offered yet. */
  get all(): readonly string[] {
    return this.#tabs.map((tab) => tab.dataset.tab!);
  }

  /** Shows a pane, and offers it from now on. The box of a figure names it for style sheets, which would otherwise have to look for it after every change. */
  show(name: string, { focus = false } = {}): void {
    const target = this.#tabs.find((tab) => tab.dataset.tab === name);
    if (!target) return;
    target.hidden = false;
    target.closest<HTMLElement>('[role=tablist]')!.hidden = false;
    for (const tab of this.#tabs) {
      const chosen = tab === target;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      this.#root.querySelector<HTMLElement>(`#${CSS.escape(tab.getAttribute('aria-controls')!)}`)!.hidden = !chosen;
    }
    this.#root.closest('.stage')?.setAttribute('data-pane', name);
    this.#showPictureOnly(false);
    this.#changed();
    if (focus) target.focus();
  }

  /** Shows the pane of this number, from 1, or on a stage, after the last, none; false when there is nothing of this number. */
  showNumber(number: number): boolean {
    const name = this.names[number - 1];
    const afterLast = number === this.names.length + 1 && this.#pictureOnly?.checkVisibility() === true;
    if (name) this.show(name);
    else if (afterLast) this.#showPictureOnly(!this.#hidesPanes);
    return name !== undefined || afterLast;
  }

  get #hidesPanes(): boolean {
    return this.#pictureOnly?.ariaPressed === 'true';
  }

  /** A stage shows its picture alone, or with the panes. */
  #showPictureOnly(only: boolean): void {
    if (this.#pictureOnly) this.#pictureOnly.ariaPressed = String(only);
  }

  get #offered(): readonly HTMLButtonElement[] {
    return this.#tabs.filter((tab) => !tab.hidden);
  }

  #walk(event: KeyboardEvent): void {
    const offered = this.#offered;
    const at = offered.indexOf(event.currentTarget as HTMLButtonElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: offered.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const tab = offered[(to + offered.length) % offered.length]!;
    this.show(tab.dataset.tab!, { focus: true });
  }
}
