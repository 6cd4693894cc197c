import type { Game } from './game.ts';
import { doHint, doneByHand, type Hint, type HintPicture, hintFor, stillHolds } from './hint.ts';

/**
 * The stage of an open hint: at a press, done (by its last press or by the reader's own move), or stale because the reader did
 * something else.
 */
export type HintStage = 'press' | 'done' | 'stale';

/** An open hint, press by press. */
export class HintSession {
  readonly hint: Hint;
  /** The press that is shown, from 1. */
  press = 1;
  stage: HintStage = 'press';
  /** Whether the reader did by hand what the last press would have done. */
  byHand = false;
  /** Whether the last move did by hand what the hint had told in full. */
  wasTold = false;
  #following: Hint | undefined;

  constructor(game: Game) {
    this.hint = hintFor(game);
  }

  get isLastPress(): boolean {
    return this.press === this.hint.presses.length;
  }

  /** Makes the next press: shows more, or carries the hint out. Returns the cells that it changed. */
  next(game: Game): readonly number[] {
    if (!this.isLastPress) {
      this.press++;
      return [];
    }
    const cells = doHint(game, this.hint);
    if (cells.length > 0) this.stage = 'done';
    return cells;
  }

  /** Goes back one press; returns false when there is none. */
  back(): boolean {
    if (this.stage !== 'press' || this.press === 1) return false;
    this.press--;
    return true;
  }

  /** The hint that follows this one once it is done; searched for once. */
  following(game: Game): Hint {
    this.#following ??= hintFor(game);
    return this.#following;
  }

  /** Updates the stage after the reader has moved or undone a move. */
  follow(game: Game): void {
    this.#following = undefined;
    const wasOpen = this.stage === 'press';
    this.byHand = doneByHand(game, this.hint);
    this.wasTold = this.byHand && wasOpen && this.isLastPress;
    if (this.byHand) this.stage = 'done';
    else this.stage = stillHolds(game, this.hint) ? 'press' : 'stale';
  }

  /** The picture on the board. Once the hint is done, only the changed cells are marked. */
  get picture(): HintPicture | undefined {
    if (this.stage === 'stale') return undefined;
    if (this.stage === 'press') return this.hint.presses[this.press - 1]!.picture;
    const last = this.hint.presses.at(-1)!.picture;
    return (
      last && {
        ...last,
        candidates: new Uint32Array(last.candidates.length),
        highlights: [],
        houses: [],
        links: [],
        blockers: [],
        wrong: [],
      }
    );
  }
}
