import type { Puzzle } from '../../../engine/puzzle.ts';
import type { ManualWords, MoveMade } from '../../../narration/narrator.ts';
import { type Judgement, ManualModel, type Move } from '../../../trace/manual.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';

/** A move that was made, by the reader or for them. */
export interface MadeMove {
  /** The frame that was shown before it, and the position that its step leads to. */
  readonly from: number;
  readonly to: number;
  readonly isMine: boolean;
  /** Whether a wrong move came before it. */
  readonly afterMistake: boolean;
  /** Kinds of step: the reader's, and the run's own there. They differ where the reader took a tie. */
  readonly said: string;
  readonly drew: string;
}

/** Moves that the run makes for the reader: so many, or up to and with the first of these kinds; all without either. */
export interface Skip {
  readonly moves?: number;
  readonly until?: readonly string[];
}

/** What of an algorithm's words a play follows: after which kinds of move more may be left, and where it rests. */
type Followed = Pick<ManualWords<unknown>, 'rests'> & { readonly all?: Pick<NonNullable<ManualWords<unknown>['all']>, 'after' | 'kind'> };

/** Receives how a move was judged; `before` is the state in which it was made. */
type OnJudged = (move: Move, verdict: Exclude<Judgement['verdict'], 'tie'>, before: unknown) => void;

/** A run whose moves a reader makes: the moves so far, how each is judged, and the mistakes. */
export class ManualPlay {
  readonly model: ManualModel;
  readonly #start: number;
  readonly #words: Followed;
  readonly #made: MadeMove[] = [];
  #timeline: Timeline;
  #afterMistake = false;
  #drew: string | undefined;
  #busy = false;
  /** How many moves were made when the reader last went on from a rest. */
  #wentOnAt = 0;
  /** How many moves were made when the reader claimed rightly that nothing is left. */
  #claimedAt = -1;
  /** Where chance decides: whether the run goes on as it drew, whichever right answer the reader gives. */
  keepsDraws = false;
  /** Wrong moves so far, those that were undone included. */
  mistakes = 0;

  /** Begins at a position of the run, or before the thought that is shown there. */
  constructor(timeline: Timeline, position: number, words: Followed = {}) {
    this.model = new ManualModel(timeline.algorithm);
    this.#timeline = timeline;
    this.#words = words;
    this.#start = this.model.startAt(timeline, position);
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  get made(): readonly MadeMove[] {
    return this.#made;
  }

  /** Whether a run is being made anew for a move. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The frame that is shown. */
  get position(): number {
    const last = this.#made.at(-1);
    return this.#restAt ?? (last ? this.model.waiting(this.#timeline, last.to) : this.#start);
  }

  /** Whether what the last move has done is shown, before the run goes on to where the next one is awaited. */
  get rests(): boolean {
    return this.#restAt !== undefined;
  }

  /** Goes on from a rest. */
  goOn(): void {
    this.#wentOnAt = this.#made.length;
  }

  /** The first step that shows what the last move has done, unless the reader has gone on from it. */
  get #restAt(): number | undefined {
    const { rests = [] } = this.#words;
    const made = this.#made.length;
    if (rests.length === 0 || made === 0 || made === this.#wentOnAt) return undefined;
    const { to } = this.#made[made - 1]!;
    const at = this.#timeline.next(rests, to);
    return at !== undefined && at < (this.model.nextMove(this.#timeline, to) ?? Number.POSITIVE_INFINITY) ? at : undefined;
  }

  /** The state that is shown. */
  get state(): unknown {
    return this.#timeline.peek(this.position);
  }

  /** The puzzle in the picture that is shown; undefined where there is none. */
  get puzzle(): Puzzle | undefined {
    return this.#timeline.frame(this.position).picture.grid?.puzzle;
  }

  /** The position that the run's next move leads to; undefined when there is none. */
  get next(): number | undefined {
    return this.model.nextMove(this.#timeline, this.position);
  }

  /**
   * Whether what the last step lit is no place to look at now: it is a strike that no reader makes or that is restored, or the reader, who looks
   * for a pattern in all of the grid, has taken over after it. What a step lights that is no move, like the house that is looked at, stays lit.
   */
  get isUnlit(): boolean {
    const { position, model } = this;
    const kind = this.#timeline.kindAt(position);
    if (kind === undefined) return false;
    const { tone, undoes } = this.#timeline.algorithm.steps[kind]!;
    const isStrike = !(kind in model.moves) && (tone === 'removed' || (tone === 'logic' && undoes === true));
    return isStrike || (this.#seeks && kind in model.moves && this.#made.length === 0);
  }

  /** Whether the pattern that the last step lit is used up: its digit is written, and a hint is about another one. */
  get isUsedUp(): boolean {
    const kind = this.#timeline.kindAt(this.position);
    return this.#seeks && kind !== undefined && this.model.moves[kind] === 'write';
  }

  /** Whether the reader looks for patterns in all of the grid. */
  get #seeks(): boolean {
    return Object.values(this.model.moves).some((gesture) => gesture === 'strike' || gesture === 'set');
  }

  /** Whether the reader may claim that nothing more of a kind is left, and has not yet. */
  get canClaimAll(): boolean {
    const kind = this.#timeline.kindAt(this.#made.at(-1)?.to ?? this.position);
    const isAfter = kind !== undefined && this.#words.all?.after.includes(kind) === true;
    return isAfter && this.next !== undefined && this.#claimedAt !== this.#made.length;
  }

  /** Whether nothing more of the kind is left. */
  get isAll(): boolean {
    const { next } = this;
    return next !== undefined && this.#timeline.kindAt(next) !== this.#words.all?.kind;
  }

  /** Claims that nothing more of the kind is left. Returns whether that is so; otherwise it is a mistake. */
  claimAll(): boolean {
    const { isAll } = this;
    if (isAll) this.#claimedAt = this.#made.length;
    else this.#countMistake();
    return isAll;
  }

  /** Makes the first right one of some moves that look alike to the reader, as `offer` does: a tie in a run that `fork` makes anew for it. A run that goes on as it is judges before this returns. */
  async offerFirstRight(moves: readonly Move[], fork: (override: Override) => Promise<Timeline>, onJudged: OnJudged): Promise<void> {
    if (moves.length === 0 || this.#busy || this.next === undefined) return;
    this.#busy = true;
    try {
      const before = this.state;
      for (;;) {
        const move = this.model.meant(this.#timeline, this.position, moves);
        const judged = this.offer(move);
        if (judged.verdict !== 'tie') {
          onJudged(move, judged.verdict, before);
          return;
        }
        this.#timeline = await fork(judged.override);
      }
    } finally {
      this.#busy = false;
    }
  }

  /** Judges a move, makes it where it is the run's own, and counts a mistake where it is wrong. */
  offer(move: Move): Judgement {
    const { next } = this;
    const judged = this.model.judge(this.#timeline, this.position, move);
    if (judged.verdict === 'same') this.#make(judged.position, { isMine: true });
    else if (judged.verdict === 'wrong') this.#countMistake();
    else {
      this.#drew = this.#timeline.kindAt(next!);
      if (this.keepsDraws) {
        this.#make(next!, { isMine: true, said: move.kind });
        return { verdict: 'same', position: next! };
      }
    }
    return judged;
  }

  /** Whether the run would have made the last move itself, and if not, who follows whom. */
  get howMade(): Exclude<MoveMade, 'forYou'> {
    const last = this.#made.at(-1);
    if (!last || last.said === last.drew) return 'same';
    return this.keepsDraws ? 'keeps' : 'follows';
  }

  /** Makes moves for the reader. Returns how many. */
  skip({ moves = Number.POSITIVE_INFINITY, until = [] }: Skip): number {
    let made = 0;
    for (let next = this.next; next !== undefined && made < moves; next = this.next) {
      this.#make(next, { isMine: false });
      made++;
      if (until.includes(this.#timeline.kindAt(next)!)) break;
    }
    return made;
  }

  /** Takes moves back, until so many are left. */
  undo(left = this.#made.length - 1): void {
    this.#made.length = Math.max(0, Math.min(left, this.#made.length));
    this.#wentOnAt = this.#made.length;
    this.#afterMistake = false;
    this.#drew = undefined;
  }

  #countMistake(): void {
    this.mistakes++;
    this.#afterMistake = true;
  }

  #make(to: number, { isMine, said = this.#timeline.kindAt(to)! }: { isMine: boolean; said?: string }): void {
    this.#made.push({ from: this.position, to, isMine, afterMistake: this.#afterMistake, said, drew: this.#drew ?? said });
    this.#afterMistake = false;
    this.#drew = undefined;
  }
}
