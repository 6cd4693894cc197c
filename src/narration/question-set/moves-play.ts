import type { Move } from '../../engine/algorithm.ts';
import { type AnyStep, fieldOf } from '../../engine/step.ts';
import type { ManualModel } from '../../trace/manual.ts';
import type { Override } from '../../trace/recorder.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { moves as sentences } from '../en/set-questions.ts';
import { type LooseStep, type ManualWords, type MoveMade, sentenceOf } from '../narrator.ts';
import { type Sentence, say } from '../sentence.ts';
import type { QuestionedRun } from './drawn-question.ts';

/** Things offered by name, where the picture has more. */
const MAX_THINGS = 10;

/** A random decision made a question: the random number, and the probability that the change is kept. */
interface Draw {
  readonly drawn: number;
  readonly chance: number;
}

/** A thing to point at by its name. */
export interface PointedAt {
  readonly label: string;
  readonly move: Move;
}

/** A question that asks for several moves in a row. The run goes on with a move that is as right as its own. */
export class MovesPlay {
  readonly #run: QuestionedRun;
  readonly #model: ManualModel;
  readonly #words: ManualWords<unknown>;
  readonly #count: number;
  readonly #draws: readonly number[];
  readonly #overrides: Override[] = [];
  #timeline: Timeline;
  #position: number;
  #made = 0;
  #stopped = false;
  /** The comment on the last move. */
  #comment: Sentence = [];

  /** Begins in the frame at `start`; `draws` has a number from 0 to 1 for each move, from which the drawn number is made. */
  constructor(run: QuestionedRun, model: ManualModel, start: number, draws: readonly number[]) {
    [this.#run, this.#model, this.#draws] = [run, model, draws];
    [this.#words, this.#count] = [run.words.manual!, draws.length];
    [this.#timeline, this.#position] = [run.timeline, start];
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** The frame that is shown. */
  get position(): number {
    return this.#position;
  }

  get #next(): number | undefined {
    return this.#model.nextMove(this.#timeline, this.#position);
  }

  /** Whether a wrong move was made, all are made, or the run is over. */
  get over(): boolean {
    return this.#stopped || this.#made === this.#count || this.#next === undefined;
  }

  /** The number of right moves; all of them where the run ends earlier. */
  get right(): number {
    return !this.#stopped && this.over ? this.#count : this.#made;
  }

  /** The comment on the last move and the question for the next one, which does not give it away. */
  get now(): Sentence {
    const step = this.#timeline.stepAt(this.#position);
    const state = this.#timeline.peek(this.#position);
    if (this.over) return [...this.#comment, ...say` ${sentenceOf(this.#run.words, step, state)}`];
    const draw = this.#draw;
    const question = this.#words.ask(state, step as LooseStep | undefined);
    const comment = this.#comment.length > 0 ? say`${this.#comment} ` : [];
    return draw ? say`${comment}${question} ${sentences.suppose(draw)}` : say`${comment}${question}`;
  }

  /** A few things to point at by name, the right one among them. */
  get things(): readonly PointedAt[] {
    const next = this.#next;
    if (next === undefined) return [];
    const step = this.#timeline.stepAt(next)!;
    const all = this.#words.things?.(step as LooseStep, this.#timeline.peek(this.#position), Number.POSITIVE_INFINITY) ?? [];
    const things = all.map(({ label, move }) => ({ label, move: move as Move }));
    if (things.length <= MAX_THINGS) return things;
    const own = JSON.stringify(this.#model.moveAt(this.#timeline, next));
    const place = things.findIndex(({ move }) => JSON.stringify(move) === own);
    // Those around it: its place varies, and no name from far away gives it away.
    const from = Math.max(0, Math.min(place - (this.#position % MAX_THINGS), things.length - MAX_THINGS));
    return things.slice(from, from + MAX_THINGS);
  }

  /** What picked cells are said to be. */
  get claim(): string {
    const kind = Object.keys(this.#model.moves).find((each) => this.#model.moves[each] === 'set');
    return this.#words.moves[kind ?? ''] ?? '';
  }

  /** Moves that picking these cells may mean. */
  picked(cells: readonly number[]): readonly Move[] {
    return this.#timeline.algorithm.picked?.(this.#timeline.peek(this.#position), cells) ?? [];
  }

  /** Moves that pointing at a thing may mean. */
  pointed(field: string, value: number): readonly Move[] {
    return this.#model.pointed(this.#timeline, this.#timeline.peek(this.#position), field, value);
  }

  /** The right move: the run's own, or the one that the random number decides. Undefined when all moves have been made. */
  get own(): { readonly move: Move; readonly line: string } | undefined {
    const next = this.#next;
    if (this.over || next === undefined) return undefined;
    const step = this.#isKept === undefined ? this.#timeline.stepAt(next)! : this.#choices(next).find((each) => this.#fits(each.kind))!;
    const state = this.#timeline.peek(this.#position);
    return { move: this.#model.moveOf(this.#timeline.algorithm, step), line: this.#words.line(step as LooseStep, state) };
  }

  /** The right steps here, the run's own first. */
  #choices(next: number): readonly AnyStep[] {
    return [this.#timeline.stepAt(next)!, ...this.#model.ties(this.#timeline, next)];
  }

  /** The draw where chance decides whether a change for the worse is kept. Both answers are equally likely. */
  get #draw(): Draw | undefined {
    const next = this.#next;
    const { localSearch, steps } = this.#timeline.algorithm;
    if (next === undefined || !localSearch) return undefined;
    const worse = this.#choices(next).find(({ kind }) => steps[kind]!.keeps === 'worse');
    if (!worse) return undefined;
    const field = Object.entries(steps[worse.kind]!.fields).find(([, type]) => type === 'delta')![0];
    const chance = localSearch.chanceOf(this.#timeline.peek(this.#position), fieldOf(worse, field));
    const share = (this.#draws[this.#made]! * 2) % 1;
    const within = 0.2 + 0.6 * share;
    const drawn = this.#draws[this.#made]! < 0.5 ? chance * within : chance + (1 - chance) * within;
    return { drawn: Number(drawn.toPrecision(3)), chance };
  }

  /** Whether the drawn number keeps the change; undefined where none is drawn. */
  get #isKept(): boolean | undefined {
    const draw = this.#draw;
    return draw && draw.drawn < draw.chance;
  }

  /** Whether a kind of move follows from the drawn number. */
  #fits(kind: string): boolean {
    const isKept = this.#isKept;
    return isKept === undefined || (this.#timeline.algorithm.steps[kind]!.keeps !== undefined) === isKept;
  }

  /** Makes the first right one of some moves, or else a wrong one. Returns it in a line of a list and, where it is wrong, why. */
  offer(moves: readonly Move[]): { readonly line: string; readonly wrong?: Sentence } {
    const state = this.#timeline.peek(this.#position);
    const own = this.#timeline.stepAt(this.#next!)! as LooseStep;
    let move = this.#model.meant(this.#timeline, this.#position, moves);
    const line = this.#words.line(move as LooseStep, state);
    if (!this.#fits(move.kind)) {
      this.#stopped = true;
      return { line, wrong: sentences.drawn(this.#draw!) };
    }
    let made: MoveMade = 'same';
    let judged = this.#model.judge(this.#timeline, this.#position, move);
    for (; judged.verdict === 'tie'; judged = this.#model.judge(this.#timeline, this.#position, move)) {
      made = 'follows';
      this.#overrides.push(judged.override);
      this.#timeline = this.#run.again(this.#overrides);
      move = this.#model.meant(this.#timeline, this.#position, moves);
    }
    if (judged.verdict === 'wrong') {
      this.#stopped = true;
      return { line, wrong: this.#words.wrong(own, move as LooseStep, state).why };
    }
    this.#comment = this.#words.feedback?.(move as LooseStep, state, made) ?? [];
    this.#position = this.#model.waiting(this.#timeline, judged.position);
    this.#made++;
    return { line };
  }
}
