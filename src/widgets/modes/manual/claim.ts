import * as says from '#words/manual.ts';
import type { CompletenessCheck } from './all.ts';
import type { ManualPicks } from './picks.ts';

/** What Enter claims now, and the button that does the same: that the chosen cells are a set, or that this is all. */
export class ManualClaim {
  readonly #all: Pick<CompletenessCheck, 'awaited'>;
  readonly #picks: Pick<ManualPicks, 'cells'>;
  readonly #allText: string | undefined;
  readonly #whyNoSet: () => string | undefined;

  /** `allText` says that this is all, where that can be said; `whyNoSet` why no set can be shown now, whatever is chosen. */
  constructor(
    all: Pick<CompletenessCheck, 'awaited'>,
    picks: Pick<ManualPicks, 'cells'>,
    allText: string | undefined,
    whyNoSet: () => string | undefined,
  ) {
    this.#all = all;
    this.#picks = picks;
    this.#allText = allText;
    this.#whyNoSet = whyNoSet;
  }

  /** Whether it is that this is all: who has chosen several cells shows a set. */
  get isOfAll(): boolean {
    return this.#all.awaited && this.#picks.cells.length < 2;
  }

  /** The claim in the reader's words. */
  get text(): string {
    return this.isOfAll ? this.#allText! : says.claimSet;
  }

  /** Why it cannot be claimed now; undefined where it can. */
  get idle(): string | undefined {
    if (this.isOfAll) return undefined;
    return this.#whyNoSet() ?? (this.#picks.cells.length === 0 ? says.claimNone : undefined);
  }
}
