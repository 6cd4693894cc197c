/** Nodes of a search with cages after which the site gives up: less than a second at 9 × 9. */
export const SITE_NODES = 100_000;

/** How much work a search may do: a number of nodes of its tree, counted instead of timed, so that it ends at the same place everywhere. */
export class Budget {
  #left: number;

  constructor(nodes = Number.POSITIVE_INFINITY) {
    this.#left = nodes;
  }

  /** True when the search was cut off, so that its result is incomplete. */
  get spent(): boolean {
    return this.#left < 0;
  }

  /** Takes one node; false when none is left. */
  take(): boolean {
    return --this.#left >= 0;
  }
}
