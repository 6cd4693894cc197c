import * as says from '#words/manual.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { type AnyNarrator, type Idle, type LooseStep, type ManualWords, type MoveMade, sentenceOf } from '../../../narration/narrator.ts';
import { type Sentence, say, toned } from '../../../narration/sentence.ts';
import type { ManualPlay } from './manual-play.ts';

/** More things than these are not named, but pointed at. */
const MAX_NAMED = 800;

const clash = toned('conflict');
const done = toned('done');

/** The sentences of the mode: questions, comments on a move, hints, and why something cannot be done now. */
export class ManualPrompts {
  readonly #play: ManualPlay;
  readonly #narrator: AnyNarrator;
  readonly #words: ManualWords<unknown>;

  /** The narrator has words for a reader who makes the moves. */
  constructor(play: ManualPlay, narrator: AnyNarrator) {
    this.#play = play;
    this.#narrator = narrator;
    this.#words = narrator.manual!;
  }

  /** Whether the reader has come to the end of a run that is still being made. */
  get waits(): boolean {
    return this.#play.next === undefined && !this.#play.timeline.complete;
  }

  /** Why kinds of move cannot come now. */
  get idle(): Idle {
    const { model, next, state } = this.#play;
    if (next === undefined) return Object.fromEntries(Object.keys(model.moves).map((kind) => [kind, this.waits ? says.soFar : says.done]));
    return this.#words.idle?.(state, this.#last) ?? {};
  }

  /** Things that can be pointed at by name; none where there are too many. */
  get things(): ReturnType<NonNullable<ManualWords<unknown>['things']>> {
    const { next, timeline, state } = this.#play;
    return next === undefined ? [] : (this.#words.things?.(timeline.stepAt(next) as LooseStep, state, MAX_NAMED) ?? []);
  }

  /** A comment on the move before, and the question for the next one; or that there is none. */
  question(comment: Sentence = []): Sentence {
    const { next, state, rests } = this.#play;
    if (rests) return [...comment, ...sentenceOf(this.#narrator, this.#last, state)];
    if (this.waits) return say`${says.soFar}`;
    if (next === undefined) return say`${done(says.done)} ${sentenceOf(this.#narrator, this.#last, state)}`;
    return [...comment, ...this.#question];
  }

  /** A comment on a right move, with a blank after it; `state` is the one before the move. */
  comment(move: LooseStep, state: unknown, made: MoveMade): Sentence {
    return this.#words.feedback ? say`${this.#words.feedback(move, state, made)} ` : [];
  }

  /** A comment on the right claim that nothing is left. */
  get rightClaim(): Sentence {
    return say`${done(says.right)} ${this.#words.all!.right} `;
  }

  /** The question after moves that were made for the reader. */
  skipped(moves: number): Sentence {
    return [...say`${says.skipped(moves)}. `, ...this.#question];
  }

  /** Why something cannot be done now, and the question again. */
  whyNot(why: string): Sentence {
    return this.#play.next === undefined ? say`${why}` : [...say`${why} `, ...this.#question];
  }

  /** Why the play is stopped. */
  stopped(why: Sentence): Sentence {
    return say`${clash(says.stopped)} ${why}`;
  }

  /** The names of the chosen cells. */
  picked({ grid }: Puzzle, cells: readonly number[]): Sentence {
    return say`${says.picked(cells.map((cell) => cellName(grid, cell)))}`;
  }

  /** Why a digit is not written into a cell that has it. */
  isThere(cell: number, digit: number): string {
    const puzzle = this.#play.puzzle!;
    return says.isThere(cellName(puzzle.grid, cell), symbolOf(puzzle, digit));
  }

  /** Why a digit is not struck from a cell in which it is no mark. */
  noMark(cell: number, digit: number): string {
    const puzzle = this.#play.puzzle!;
    return says.noMark(cellName(puzzle.grid, cell), symbolOf(puzzle, digit));
  }

  /** The answer to a digit for which no cell is chosen. */
  noCell(puzzle: Puzzle, digit: number): Sentence {
    return say`${says.pickCell(symbolOf(puzzle, digit))}`;
  }

  /** The first two presses of a hint: where, and why. There must be a next move. */
  hint(press: number): Sentence {
    const { next, timeline, state, canClaimAll, isAll } = this.#play;
    if (canClaimAll && isAll) return this.#words.all!.hint;
    const step = timeline.stepAt(next!) as LooseStep;
    return press === 1 ? this.#words.where(step, state) : this.#words.why(step, state);
  }

  get #question(): Sentence {
    const { canClaimAll, state } = this.#play;
    return canClaimAll ? this.#words.all!.ask(state) : this.#words.ask(state, this.#last);
  }

  /** The step that is shown. */
  get #last(): LooseStep | undefined {
    return this.#play.timeline.stepAt(this.#play.position) as LooseStep | undefined;
  }
}
