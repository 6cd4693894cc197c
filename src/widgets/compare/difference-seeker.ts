import type { ComparedRun } from './common-clock.ts';
import { DifferenceSearch, type Found } from './difference-search.ts';

/** Digits that are compared before the page gets its turn again. */
const SLICE = 2000;

/** Seeks the first difference between runs a slice at a time, and waits with those that have not come so far. */
export class DifferenceSeeker {
  readonly #tell: (found: Found) => void;
  #search: DifferenceSearch | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` hears how the search stands after every slice. */
  constructor(tell: (found: Found) => void) {
    this.#tell = tell;
  }

  get seeking(): boolean {
    return this.#search !== undefined;
  }

  seek(runs: readonly ComparedRun[]): void {
    this.stop();
    this.#search = new DifferenceSearch(runs);
    this.#look();
  }

  /** The runs have come further. */
  grown(): void {
    if (this.#search) this.#timer ??= setTimeout(() => this.#look(), 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#search = undefined;
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const found = this.#search!.look(SLICE);
    if (found === 'looking') this.grown();
    else if (found !== 'waiting') this.#search = undefined;
    this.#tell(found);
  }
}
