import type { AheadPanel } from './ahead-panel.ts';

/** “From your grid” as the page has it: its code comes when the list is opened for the first time. */
export class LazyAhead {
  readonly #load: () => Promise<AheadPanel>;
  #panel: AheadPanel | undefined;

  constructor(load: () => Promise<AheadPanel>) {
    this.#load = load;
  }

  async open(): Promise<void> {
    this.#panel ??= await this.#load();
    this.#panel.open();
  }

  /** Closes the list; returns whether it was open. */
  close(): boolean {
    const isOpen = this.#panel?.isOpen ?? false;
    this.#panel?.close();
    return isOpen;
  }

  /** The grid may have changed. */
  follow(): void {
    this.#panel?.follow();
  }
}
