import type { Judgement, Move } from '../../../trace/manual.ts';
import type { ManualFigure } from './figure.ts';
import type { ManualPlay } from './manual-play.ts';

/** What became of the move that was meant; `before` is the state in which it was made. */
type Judged = (meant: Move, verdict: Exclude<Judgement['verdict'], 'tie'>, before: unknown) => void;

/** Moves that are offered to a run: one that is as right as the run's own is judged in a run that takes it, which has to be made first. */
export class ManualOffers {
  readonly #play: ManualPlay;
  readonly #fork: ManualFigure['fork'];
  readonly #judged: Judged;
  #busy = false;

  constructor(play: ManualPlay, fork: ManualFigure['fork'], judged: Judged) {
    this.#play = play;
    this.#fork = fork;
    this.#judged = judged;
  }

  /** Whether a run is being made anew for a move. */
  get busy(): boolean {
    return this.#busy;
  }

  /**
   * Offers what the reader may have meant: the first that is right counts, else the first of all is wrong. It is judged before this
   * returns where the run goes on as it is; nothing is while a run is being made, or where no move is left. A digit that is typed
   * where none is written is no move.
   */
  async offer(moves: readonly Move[]): Promise<void> {
    if (moves.length === 0 || this.#busy || this.#play.next === undefined) return;
    this.#busy = true;
    try {
      const before = this.#play.timeline.peek(this.#play.position);
      let meant = this.#play.meant(moves);
      let judged = this.#play.offer(meant);
      while (judged.verdict === 'tie') {
        this.#play.follow(await this.#fork(judged.override));
        meant = this.#play.meant(moves);
        judged = this.#play.offer(meant);
      }
      this.#judged(meant, judged.verdict, before);
    } finally {
      this.#busy = false;
    }
  }
}
