import type { ManualWords } from '../../../narration/narrator.ts';
import type { ManualPlay } from './manual-play.ts';

/** Where there may be more of the same to do: whether a reader has yet to say that it is all. */
export class CompletenessCheck {
  readonly #play: ManualPlay;
  readonly #words: ManualWords<unknown>['all'];
  /** So many moves were made when the reader said so, and was right. */
  #saidAt = -1;

  constructor(play: ManualPlay, words: ManualWords<unknown>['all']) {
    this.#play = play;
    this.#words = words;
  }

  get awaited(): boolean {
    const { made, timeline, next, position } = this.#play;
    const kind = timeline.kindAt(made.at(-1)?.to ?? position);
    return kind !== undefined && next !== undefined && this.#words?.after.includes(kind) === true && this.#saidAt !== made.length;
  }

  /** Whether nothing of the kind is left to do. */
  get isAll(): boolean {
    const { timeline, next } = this.#play;
    return next !== undefined && timeline.kindAt(next) !== this.#words?.kind;
  }

  /** Whether it is for the reader to say so, and right. */
  get isDue(): boolean {
    return this.awaited && this.isAll;
  }

  said(): void {
    this.#saidAt = this.#play.made.length;
  }
}
