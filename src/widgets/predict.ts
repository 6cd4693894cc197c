import type { AnyNarrator } from '../narration/narrator.ts';
import { type Choice, type Question, questionAt, questionGroups } from '../narration/question.ts';
import type { Timeline } from '../trace/timeline.ts';
import { drawSentence } from './views/words.ts';

/**
 * 'What happens next?' in a stepper. While it is on, the run stops before a step that can be predicted and asks.
 * Skipping costs nothing: any transport control goes on.
 */
export class Predict {
  on = false;
  readonly #panel: HTMLElement;
  readonly #goOn: () => void;
  #timeline: Timeline;
  readonly #words: AnyNarrator;
  #question: Question | undefined;
  #answered = -1;
  #right = 0;
  #asked = 0;

  /** `panel` is filled and emptied; `goOn` is called when the reader wants to see the step. */
  constructor(panel: HTMLElement, timeline: Timeline, words: AnyNarrator, goOn: () => void) {
    this.#panel = panel;
    this.#timeline = timeline;
    this.#words = words;
    this.#goOn = goOn;
  }

  /** What can be asked about in this algorithm; empty when nothing can. */
  get groups(): { label: string; kinds: string[] }[] {
    return questionGroups(this.#timeline, this.#words);
  }

  /** Only steps of these kinds are asked about; all when empty. */
  kinds: readonly string[] = [];

  follow(timeline: Timeline): void {
    this.#timeline = timeline;
    this.close();
    this.#answered = -1;
  }

  get asking(): boolean {
    return this.#question !== undefined;
  }

  /** Whether the step after this position is to be asked about before it is shown. */
  holdsAt(position: number): boolean {
    if (!this.on || this.#answered === position + 1) return false;
    const kind = this.#timeline.kindAt(position + 1);
    if (kind === undefined || !this.#timeline.algorithm.steps[kind]!.predict) return false;
    if (this.kinds.length > 0 && !this.kinds.includes(kind)) return false;
    return this.#question?.position === position + 1 || questionAt(this.#timeline, this.#words, position + 1) !== undefined;
  }

  /** Asks about the step after this position. */
  ask(position: number): void {
    this.#question = questionAt(this.#timeline, this.#words, position + 1);
    if (this.#question) this.#draw(this.#question);
  }

  /** An answer given by pointing at a cell; false when no question waits for one. */
  answerCell(cell: number): boolean {
    const answer = this.#question?.answerOfCell;
    if (!answer) return false;
    this.#grade(answer(cell));
    return true;
  }

  /** Goes on without an answer. */
  skip(): void {
    if (!this.#question) return;
    this.#answered = this.#question.position;
    this.close();
  }

  close(): void {
    this.#question = undefined;
    this.#panel.replaceChildren();
    this.#panel.hidden = true;
  }

  #draw(question: Question): void {
    const panel = this.#panel;
    panel.hidden = false;
    const title = element('p', 'predict-title', 'Predict');
    const prompt = element('p', 'predict-prompt');
    drawSentence(prompt, question.prompt);
    const answers = element('div', 'predict-choices');
    answers.append(...question.choices.map((choice) => this.#button(choice)));
    const skip = element('button', 'chip quiet', 'Skip') as HTMLButtonElement;
    skip.type = 'button';
    skip.addEventListener('click', () => this.#pass());
    answers.append(skip);
    const hint = element(
      'p',
      'predict-hint',
      question.answerOfCell ? 'Choose an answer, or click a cell in the grid.' : 'Choose an answer.',
    );
    const verdict = element('p', 'predict-verdict');
    verdict.setAttribute('role', 'status');
    panel.replaceChildren(title, prompt, answers, hint, verdict);
    answers.querySelector('button')?.focus({ preventScroll: true });
  }

  #button(choice: Choice): HTMLButtonElement {
    const button = element('button', 'chip', choice.label) as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', () => {
      button.classList.add(choice.right ? 'right' : 'wrong');
      this.#grade(choice);
    });
    return button;
  }

  #grade(choice: Choice): void {
    const first = this.#answered !== this.#question!.position;
    if (first) {
      this.#asked++;
      if (choice.right) this.#right++;
    }
    this.#answered = this.#question!.position;
    const verdict = this.#panel.querySelector('.predict-verdict')!;
    const score = ` ${this.#right} of ${this.#asked} right so far.`;
    drawSentence(
      verdict,
      choice.right
        ? [{ text: 'Right.', tone: 'done' }, { text: score }]
        : [{ text: 'No. ', tone: 'conflict' }, ...choice.reason, { text: score }],
    );
    const onward = element('button', 'chip go', 'Show the step') as HTMLButtonElement;
    onward.type = 'button';
    onward.addEventListener('click', () => this.#pass());
    this.#panel.querySelector('.go')?.remove();
    this.#panel.querySelector('.predict-choices .quiet')?.remove();
    this.#panel.append(onward);
    onward.focus({ preventScroll: true });
  }

  #pass(): void {
    this.skip();
    this.#goOn();
  }
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
