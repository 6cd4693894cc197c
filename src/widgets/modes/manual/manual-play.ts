import type { Puzzle } from '../../../engine/puzzle.ts';
import type { MoveMade } from '../../../narration/narrator.ts';
import { type Judgement, ManualModel, type Move } from '../../../trace/manual.ts';
import type { Timeline } from '../../../trace/timeline.ts';

/** A move that was made, by the reader or for them. */
export interface MadeMove {
  /** The frame that was shown before it, and the position that its step leads to. */
  readonly from: number;
  readonly to: number;
  readonly mine: boolean;
  /** The reader had a wrong one first. */
  readonly slip: boolean;
  /** Kinds of step: what was said, and what the run does of itself there. They differ where the reader took a tie. */
  readonly said: string;
  readonly drew: string;
}

/** A run whose moves a reader makes: where it stands, what was made so far, and how often the reader slipped. */
export class ManualPlay {
  readonly model: ManualModel;
  readonly #start: number;
  readonly #made: MadeMove[] = [];
  #timeline: Timeline;
  #slipped = false;
  #drew: string | undefined;
  /** Where chance decides: whether the run goes on as it drew, whatever the reader says that is as right. */
  keepsDraws = false;
  /** Wrong moves so far; those that were undone count. */
  slips = 0;

  /** Begins at a position of the run, or before the thought that is shown there. */
  constructor(timeline: Timeline, position: number) {
    this.model = new ManualModel(timeline.algorithm);
    this.#timeline = timeline;
    this.#start = this.model.waiting(timeline, this.model.beforeThought(timeline, position));
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  get made(): readonly MadeMove[] {
    return this.#made;
  }

  /** The frame that is shown. */
  get position(): number {
    const last = this.#made.at(-1);
    return last ? this.model.waiting(this.#timeline, last.to) : this.#start;
  }

  /** The puzzle in the picture that is shown; undefined where there is none. */
  get puzzle(): Puzzle | undefined {
    return this.#timeline.frame(this.position).picture.grid?.puzzle;
  }

  /** The position that the run's next move leads to; undefined when there is none. */
  get next(): number | undefined {
    return this.model.nextMove(this.#timeline, this.position);
  }

  /** The reader makes a move: it is made where it is the run's own, and counted as a slip where it is wrong. */
  offer(move: Move): Judgement {
    const { next } = this;
    const judged = this.model.judge(this.#timeline, this.position, move);
    if (judged.verdict === 'same') this.#make(judged.position, { mine: true });
    if (judged.verdict === 'tie') {
      this.#drew = this.#timeline.kindAt(next!);
      if (this.keepsDraws) {
        this.#make(next!, { mine: true, said: move.kind });
        return { verdict: 'same', position: next! };
      }
    }
    if (judged.verdict === 'wrong') this.slip();
    return judged;
  }

  /** Of several moves that look alike to the reader, the one that is meant. */
  meant(moves: readonly Move[]): Move {
    return this.model.meant(this.#timeline, this.position, moves);
  }

  /** Whether the run would have made the last move of itself, and if not, who follows whom. */
  get howMade(): Exclude<MoveMade, 'forYou'> {
    const last = this.#made.at(-1);
    if (!last || last.said === last.drew) return 'same';
    return this.keepsDraws ? 'keeps' : 'follows';
  }

  /** Counts something that was wrong. */
  slip(): void {
    this.slips++;
    this.#slipped = true;
  }

  /** The run goes another way from the present frame on: it has been made anew. */
  follow(timeline: Timeline): void {
    this.#timeline = timeline;
  }

  /** Makes moves for the reader: so many, or up to and with the first of these kinds. Gives how many were made. */
  skip({ moves = Number.POSITIVE_INFINITY, until = [] }: { moves?: number; until?: readonly string[] }): number {
    let made = 0;
    for (let next = this.next; next !== undefined && made < moves; next = this.next) {
      this.#make(next, { mine: false });
      made++;
      if (until.includes(this.#timeline.kindAt(next)!)) break;
    }
    return made;
  }

  /** Takes moves back, until so many are left. */
  undo(left = this.#made.length - 1): void {
    this.#made.length = Math.max(0, Math.min(left, this.#made.length));
    this.#slipped = false;
    this.#drew = undefined;
  }

  #make(to: number, { mine, said = this.#timeline.kindAt(to)! }: { mine: boolean; said?: string }): void {
    this.#made.push({ from: this.position, to, mine, slip: this.#slipped, said, drew: this.#drew ?? said });
    this.#slipped = false;
    this.#drew = undefined;
  }
}
