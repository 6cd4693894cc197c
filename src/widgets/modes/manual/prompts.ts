import * as says from '#words/manual.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { type AnyNarrator, type Idle, type LooseStep, type ManualWords, type MoveMade, sentenceOf } from '../../../narration/narrator.ts';
import { type Sentence, say, toned } from '../../../narration/sentence.ts';
import type { CompletenessCheck } from './all.ts';
import type { ManualPlay } from './manual-play.ts';

/** More things than these are not named, but pointed at. */
const MAX_NAMED = 800;

const clash = toned('conflict');
const done = toned('done');

/** What the reader is told where the play stands: what is asked, what came of a move, hints, and why something cannot come now. */
export class ManualPrompts {
  readonly #play: ManualPlay;
  readonly #all: Pick<CompletenessCheck, 'awaited' | 'isDue'>;
  readonly #narrator: AnyNarrator;
  readonly #words: ManualWords<unknown>;

  /** The narrator's algorithm has hands. */
  constructor(play: ManualPlay, all: Pick<CompletenessCheck, 'awaited' | 'isDue'>, narrator: AnyNarrator) {
    this.#play = play;
    this.#all = all;
    this.#narrator = narrator;
    this.#words = narrator.manual!;
  }

  /** Whether the reader is as far as the run, which is still being made. */
  get waits(): boolean {
    return this.#play.next === undefined && !this.#play.timeline.complete;
  }

  /** Why kinds of move cannot come now. */
  get idle(): Idle {
    const { model, next } = this.#play;
    if (next === undefined) return Object.fromEntries(Object.keys(model.moves).map((kind) => [kind, this.waits ? says.soFar : says.done]));
    return this.#words.idle?.(this.#state, this.#last) ?? {};
  }

  /** What can be pointed at by name; none where there are too many. */
  get things(): ReturnType<NonNullable<ManualWords<unknown>['things']>> {
    const { next, timeline } = this.#play;
    return next === undefined ? [] : (this.#words.things?.(timeline.stepAt(next) as LooseStep, this.#state, MAX_NAMED) ?? []);
  }

  /** What is said when a frame is shown: what is `told` of the move before, and asked for; or that there is nothing to ask for. */
  awaiting(told: Sentence = []): Sentence {
    if (this.waits) return say`${says.soFar}`;
    if (this.#play.next === undefined) return say`${done(says.done)} ${sentenceOf(this.#narrator, this.#last, this.#state)}`;
    return [...told, ...this.#asked];
  }

  /** What a right move is worth telling, with a blank after it. `state` is the one before the move. */
  told(move: LooseStep, state: unknown, made: MoveMade): Sentence {
    return this.#words.told ? say`${this.#words.told(move, state, made)} ` : [];
  }

  /** The same of the claim that this is all. */
  get toldAll(): Sentence {
    return say`${done(says.right)} ${this.#words.all!.right} `;
  }

  /** After so many moves that were made for the reader, and before another. */
  skipped(moves: number): Sentence {
    return [...say`${says.skipped(moves)}. `, ...this.#asked];
  }

  /** Why something cannot come now: that is no slip, and the question stands. */
  whyNot(why: string): Sentence {
    return this.#play.next === undefined ? say`${why}` : [...say`${why} `, ...this.#asked];
  }

  /** Why the play stands still. */
  stopped(why: Sentence): Sentence {
    return say`${clash(says.stopped)} ${why}`;
  }

  /** Which cells are chosen. */
  picked({ grid }: Puzzle, cells: readonly number[]): Sentence {
    return say`${says.picked(cells.map((cell) => cellName(grid, cell)))}`;
  }

  /** A digit was named, and nobody knows in which cell. */
  noCell(puzzle: Puzzle, digit: number): Sentence {
    return say`${clash(says.pickCell(symbolOf(puzzle, digit)))}`;
  }

  /** The first two presses of a hint: where, and why. There has to be a next move. */
  hint(press: number): Sentence {
    if (this.#all.isDue) return this.#words.all!.hint;
    const { next, timeline } = this.#play;
    const step = timeline.stepAt(next!) as LooseStep;
    return press === 1 ? this.#words.where(step, this.#state) : this.#words.why(step, this.#state);
  }

  get #asked(): Sentence {
    return this.#all.awaited ? this.#words.all!.ask(this.#state) : this.#words.ask(this.#state, this.#last);
  }

  /** The state that is shown. */
  get #state(): unknown {
    return this.#play.timeline.peek(this.#play.position);
  }

  /** The step that is shown. */
  get #last(): LooseStep | undefined {
    return this.#play.timeline.stepAt(this.#play.position) as LooseStep | undefined;
  }
}
