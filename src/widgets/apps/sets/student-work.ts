import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import type { Verdict } from '../../../narration/question-set/drawn-question.ts';
import { further } from '../../../narration/question-set/further.ts';
import type { Answered } from '../../../narration/question-set/hand-in.ts';

/** The progress of a question. */
export type QuestionState = 'open' | 'tried' | 'right' | 'lost';

/** A student's work on the questions of a set: the chosen answers, the checked ones, and the next question. */
export class StudentWork {
  readonly questions: readonly SetQuestion[];
  /** How often a question may be answered; 0 means 'until it is right'. */
  readonly attempts: number;
  /** The question that is looked at, from 0. */
  current = 0;
  readonly #tries: number[][];
  /** The answers chosen and not checked yet, by question. */
  readonly #chosen: (number | undefined)[];
  readonly #kept: readonly Answered[];

  /** `kept`: the answers given before. Answers that don't fit their question are asked again, and handed in until more is answered. */
  constructor(questions: readonly SetQuestion[], attempts: number, kept: readonly Answered[] = []) {
    this.questions = questions;
    this.attempts = attempts;
    this.#kept = kept;
    this.#chosen = questions.map(() => undefined);
    this.#tries = questions.map(() => []);
    for (const [index, { kind, tries }] of kept.slice(0, questions.length).entries())
      if (questions[index]!.kind === kind) for (const answer of tries) this.#take(index, answer);
    this.current = Math.max(0, this.#openFrom(0) ?? 0);
  }

  #take(index: number, answer: number): Verdict | undefined {
    const verdict = this.isOver(index) ? undefined : this.questions[index]!.grade(answer);
    if (verdict) this.#tries[index]!.push(answer);
    return verdict;
  }

  tries(index: number): readonly number[] {
    return this.#tries[index]!;
  }

  /** The verdict on the last checked answer; undefined before the first. */
  verdict(index: number): Verdict | undefined {
    const last = this.#tries[index]!.at(-1);
    return last === undefined ? undefined : this.questions[index]!.grade(last);
  }

  state(index: number): QuestionState {
    const verdict = this.verdict(index);
    if (!verdict) return 'open';
    if (verdict.right) return 'right';
    return this.left(index) === 0 ? 'lost' : 'tried';
  }

  isOver(index: number): boolean {
    const state = this.state(index);
    return state === 'right' || state === 'lost';
  }

  /** How often a question may still be answered; −1 where as often as it takes. */
  left(index: number): number {
    return this.attempts === 0 ? -1 : Math.max(0, this.attempts - this.#tries[index]!.length);
  }

  /** Whether nothing is left to answer. */
  get done(): boolean {
    return this.questions.every((_, index) => this.isOver(index));
  }

  get chosen(): number | undefined {
    return this.#chosen[this.current];
  }

  /** Chooses an answer, which may be changed until it is checked. */
  choose(answer: number | undefined): void {
    if (!this.isOver(this.current)) this.#chosen[this.current] = answer;
  }

  /** Checks the chosen answer; returns undefined when there is none. */
  check(): Verdict | undefined {
    const { chosen, current } = this;
    if (chosen === undefined) return undefined;
    this.#chosen[current] = undefined;
    return this.#take(current, chosen);
  }

  go(index: number): void {
    this.current = index;
  }

  /** Goes to the next question that is not over, after this one and around; stays where there is none. */
  goOn(): void {
    this.current = this.#openFrom(this.current + 1) ?? this.current;
  }

  #openFrom(index: number): number | undefined {
    const { length } = this.questions;
    return Array.from({ length }, (_, ahead) => (index + ahead) % length).find((each) => !this.isOver(each));
  }

  /** The work to hand in. */
  get answers(): Answered[] {
    const own = this.questions.map(({ kind }, index) => ({ kind, tries: this.tries(index), right: this.state(index) === 'right' }));
    const known = own.map((each, index) => (this.#kept[index] ? further(this.#kept[index], each) : each));
    return [...known, ...this.#kept.slice(own.length)];
  }

  /** The numbers of finally answered questions and of right ones, as handed in. */
  get tally(): { readonly over: number; readonly right: number } {
    const answers = this.answers.slice(0, this.questions.length);
    const right = answers.filter((each) => each.right).length;
    const lost = answers.filter((each) => !each.right && this.attempts > 0 && each.tries.length >= this.attempts).length;
    return { over: right + lost, right };
  }
}
