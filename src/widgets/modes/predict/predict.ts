import { predict as words } from '#words/predict.ts';
import type { AnyNarrator } from '../../../narration/narrator.ts';
import { type Choice, type Question, questionAt, questionGroups } from '../../../narration/question.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { LoadedAlgorithm } from '../../runs/prepared-run.ts';
import { actionButton, element } from '../../ui/element.ts';
import { isTaken } from '../../ui/keys.ts';
import { drawSentence } from '../../views/panes/words.ts';

/** What a question asks of its figure. */
interface Orders {
  /** The reader wants to see the step. */
  goOn(): void;
  /** A question is asked after a position: nothing of what comes may be shown. */
  opened(position: number): void;
  /** No question is asked any more. */
  closed(): void;
}

/**
 * 'What happens next?' in a stepper. While it is on, the run stops before a step that can be predicted and asks. A question waits
 * until it is answered, skipped or put away: no control that moves along the run leads past it.
 */
export class Predict {
  on = false;
  readonly #panel: HTMLElement;
  readonly #orders: Orders;
  readonly #parts: ReturnType<typeof partsOf>;
  readonly #words: AnyNarrator;
  /** What can be asked about in this algorithm; empty when nothing can. */
  readonly groups: readonly { label: string; kinds: string[] }[];
  #timeline!: Timeline;
  #question: Question | undefined;
  #answered = -1;
  #right = 0;
  #asked = 0;

  /** `panel` is filled. */
  constructor(panel: HTMLElement, { algorithm, words }: LoadedAlgorithm, orders: Orders) {
    this.#panel = panel;
    // It scrolls where a question is long.
    panel.tabIndex = 0;
    this.#parts = partsOf(panel);
    this.#words = words;
    this.groups = questionGroups(algorithm, words);
    this.#orders = orders;
  }

  /** Only steps of these kinds are asked about; all when empty. */
  kinds: readonly string[] = [];

  /** Asks about another run; there must be one before anything else is asked for. */
  follow(timeline: Timeline): void {
    this.#timeline = timeline;
    this.close();
    this.#answered = -1;
  }

  /** Whether a question is shown, answered or not. */
  get asking(): boolean {
    return this.#question !== undefined;
  }

  /** Whether a question has not been answered yet. */
  get waiting(): boolean {
    return this.#question !== undefined && this.#answered !== this.#question.position;
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
    if (this.#question?.position === position + 1) return;
    this.#question = questionAt(this.#timeline, this.#words, position + 1);
    if (!this.#question) return;
    this.#draw(this.#question);
    this.#orders.opened(position);
  }

  /** An answer given by pointing at a cell; false when no question waits for one. */
  answerCell(cell: number): boolean {
    const answer = this.#question?.answerOfCell;
    if (!answer) return false;
    this.#grade(answer(cell));
    return true;
  }

  /** Puts a question away without an answer; it is not asked again at once. */
  skip(): void {
    if (!this.#question) return;
    this.#answered = this.#question.position;
    this.close();
  }

  /** The answer with this number, as its key gives it; false when no question waits for one. */
  answerNumber(number: number): boolean {
    const choice = this.#question?.choices[number - 1];
    if (!choice) return false;
    this.#grade(choice);
    return true;
  }

  /** Whether a key was for a question: Escape puts it away. */
  key(event: KeyboardEvent): boolean {
    if (!this.asking || event.key !== 'Escape' || isTaken(event)) return false;
    if (this.#panel.ownerDocument.querySelector(':popover-open, dialog[open]')) return false;
    this.skip();
    event.preventDefault();
    return true;
  }

  /** Turns questions on or off. While they are on the panel keeps its room, so that nothing moves when one comes or goes. */
  turn(on: boolean): void {
    this.on = on;
    this.close();
    this.#panel.hidden = !on;
  }

  close(): void {
    const wasAsking = this.asking;
    this.#question = undefined;
    // The focus of a button that goes would be lost, and with it the keys.
    if (this.#panel.contains(document.activeElement)) this.#panel.closest<HTMLElement>('sudo-stepper')?.focus({ preventScroll: true });
    drawSentence(this.#parts.prompt, [{ text: words.before }]);
    this.#parts.choices.replaceChildren();
    this.#parts.verdict.replaceChildren();
    this.#parts.actions.replaceChildren();
    if (wasAsking) this.#orders.closed();
  }

  #draw(question: Question): void {
    const { prompt, choices, verdict, actions } = this.#parts;
    drawSentence(prompt, question.prompt);
    choices.replaceChildren(...question.choices.map((choice) => this.#button(choice)));
    drawSentence(verdict, [{ text: words.ask(question.choices.length, question.answerOfCell !== undefined) }]);
    actions.replaceChildren(this.#action(words.skip, 'chip.quiet'));
  }

  #button(choice: Choice): HTMLElement {
    const item = element('li');
    item.append(actionButton('chip', choice.label, () => this.#grade(choice)));
    return item;
  }

  #action(label: string, className: string): HTMLButtonElement {
    return actionButton(className, label, () => {
      this.skip();
      this.#orders.goOn();
    });
  }

  #grade(choice: Choice): void {
    const question = this.#question!;
    if (this.#answered !== question.position) {
      this.#asked++;
      if (choice.right) this.#right++;
    }
    this.#answered = question.position;
    const { choices, verdict, actions, score } = this.#parts;
    choices
      .querySelectorAll('button')
      [question.choices.findIndex(({ label }) => label === choice.label)]?.classList.add(choice.right ? 'right' : 'wrong');
    drawSentence(verdict, [
      choice.right ? { text: `${words.right} `, tone: 'done' } : { text: `${words.wrong} `, tone: 'conflict' },
      ...choice.reason,
    ]);
    score.textContent = words.score(this.#right, this.#asked);
    const onward = this.#action(words.show, 'chip.go');
    const hadFocus = this.#panel.contains(document.activeElement);
    actions.replaceChildren(onward);
    if (hadFocus) onward.focus({ preventScroll: true });
  }
}

/** The parts of the panel, made once: a live region speaks only of what changes in it. */
function partsOf(panel: HTMLElement) {
  const parts = {
    score: element('span', 'predict-score'),
    prompt: element('p', 'predict-prompt'),
    choices: element('ol', 'predict-choices'),
    verdict: element('p', 'predict-verdict'),
    actions: element('p', 'predict-actions'),
  };
  const title = element('p', 'predict-title', words.title);
  title.append(parts.score);
  for (const part of [parts.prompt, parts.verdict]) part.setAttribute('role', 'status');
  panel.replaceChildren(title, parts.prompt, parts.choices, parts.verdict, parts.actions);
  return parts;
}
