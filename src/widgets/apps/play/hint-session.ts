import type { PassedHints } from '../../../engine/logic/hinting/passed-hints.ts';
import type { Game } from './game.ts';
import { doHint, doneByHand, type Hint, type HintPicture, hintFor, quickHint, stillHolds } from './hint.ts';
import type { HintWalk } from './hint-walk.ts';

/**
 * The stage of an open hint: at a press, done (by its last press or by the reader's own move), or stale because the reader did
 * something else.
 */
export type HintStage = 'press' | 'done' | 'stale';

/** An open hint, press by press. */
export class HintSession {
  readonly hint: Hint;
  /** Which of the hints in this grid it is, from 1. */
  readonly number: number;
  /** The press that is shown, from 1. */
  press = 1;
  stage: HintStage = 'press';
  /** Whether the reader did by hand what the last press would have done. */
  byHand = false;
  /** Whether the last move did by hand what the hint had told in full. */
  wasTold = false;
  /** How many thoughts of its argument are told, from 1, and whether it is followed the other way round. */
  reached = 1;
  isTurned = false;
  #walk: HintWalk | undefined;
  #following: Hint | 'slow' | undefined;

  /** `passed`: the hints that the reader passes over; `hint`: another than the simplest of the others. */
  constructor(game: Game, passed?: PassedHints, hint = hintFor(game, passed)) {
    this.hint = hint;
    this.number = (passed?.keys.size ?? 0) + 1;
    this.#walk = this.hint.walk;
  }

  /** The argument that is followed, while it is on the board. */
  get walk(): HintWalk | undefined {
    return this.stage === 'press' && this.isLastPress ? this.#walk : undefined;
  }

  /** Whether there is more of the argument to follow. */
  get isOnWay(): boolean {
    return this.walk !== undefined && !this.walk.isEnd(this.reached);
  }

  /** Goes to a thought, as near to it as there is one; returns false where there is no argument to follow. */
  walkTo(reached: number): boolean {
    if (!this.walk) return false;
    this.reached = Math.max(1, Math.min(this.walk.thoughts.length, reached));
    return true;
  }

  /** Follows the argument the other way round, from its beginning; returns false where it has one way only. */
  turn(): boolean {
    if (!this.walk?.canTurn) return false;
    this.isTurned = !this.isTurned;
    this.#walk = this.isTurned ? this.walk.turned : this.hint.walk;
    this.reached = 1;
    return true;
  }

  get isLastPress(): boolean {
    return this.press === this.hint.presses.length;
  }

  /** Makes the next press: shows more, or carries the hint out. Returns the cells that it changed. */
  next(game: Game): readonly number[] {
    if (!this.isLastPress) {
      this.press++;
      this.reached = 1;
      return [];
    }
    if (this.isOnWay) {
      this.reached++;
      return [];
    }
    const cells = doHint(game, this.hint);
    if (cells.length > 0) this.stage = 'done';
    return cells;
  }

  /** Goes back one press; returns false when there is none. */
  back(): boolean {
    if (this.stage !== 'press') return false;
    if (this.walk && this.reached > 1) return this.walkTo(this.reached - 1);
    if (this.press === 1) return false;
    this.press--;
    return true;
  }

  /** The hint that follows this one once it is done; searched for once. Undefined where that would take long. */
  following(game: Game): Hint | undefined {
    this.#following ??= quickHint(game) ?? 'slow';
    return this.#following === 'slow' ? undefined : this.#following;
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
    if (this.walk) return this.walk.pictureAt(this.reached);
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
        cages: [],
      }
    );
  }
}
