import { everyQuestion } from '#words/controls.ts';
import { answerFirst } from '#words/figure.ts';
import { predict as words } from '#words/predict.ts';
import type { AnyNarrator } from '../../../narration/narrator.ts';
import { type Choice, type Question, questionAt, questionGroups } from '../../../narration/question.ts';
import type { FigureMode } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { actionButton, element } from '../../ui/element.ts';
import { isTaken, numberOf, type StepperCommand } from '../../ui/keys.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';

/** What can be done while a question waits: all else would move along the run, or tell of it. */
const WHILE_WAITING: readonly StepperCommand[] = ['predict', 'hands', 'fullscreen', 'help', 'toText'];

/**
 * 'What happens next?' in a stepper. While it is switched on, the run stops before a step that can be predicted and asks: then what comes
 * is withheld. A question waits until it is answered, skipped or put away: no control that moves along the run leads past it.
 */
export class Predict implements FigureMode {
  readonly id = 'predict';
  readonly command = 'predict';
  readonly rests = true;
  readonly #state: FigureState;
  readonly #panel: HTMLElement;
  readonly #parts: ReturnType<typeof partsOf>;
  readonly #words: AnyNarrator;
  #question: Question | undefined;
  #answered = -1;
  #right = 0;
  #count = 0;
  /** Only steps of these kinds are asked about; all when empty. */
  #kinds: readonly string[] = [];

  constructor(state: FigureState) {
    const { root, loaded } = state;
    this.#state = state;
    this.#panel = root.querySelector<HTMLElement>('[data-part=predict]')!;
    // It scrolls where a question is long.
    this.#panel.tabIndex = 0;
    this.#parts = partsOf(this.#panel);
    this.#words = loaded.words;
    const groups = questionGroups(loaded.algorithm, loaded.words);
    const choice = root.querySelector<HTMLSelectElement>('select[name=ask]')!;
    choice.replaceChildren(new Option(everyQuestion, ''), ...groups.map(({ label, kinds }) => new Option(label, kinds.join(' '))));
    choice.addEventListener('change', () => {
      this.#kinds = choice.value.split(' ').filter(Boolean);
    });
    this.#switch.hidden = groups.length === 0;
    onChange(state.run, () => {
      this.leave();
      this.#answered = -1;
    });
    onChange(state.questions, (on) => {
      this.leave();
      // The panel keeps its room, so that nothing moves when a question comes or goes.
      this.#panel.hidden = !on;
      this.#switch.setAttribute('aria-pressed', String(on));
      root.querySelector<HTMLElement>('[data-part=ask]')!.hidden = !on;
    });
  }

  get #switch(): HTMLButtonElement {
    return this.#state.root.querySelector('button[data-command=predict]')!;
  }

  /** Asks from now on, or no more. */
  begin(): void {
    const { questions, player } = this.#state;
    if (this.#switch.hidden) return;
    questions.value = !questions.value;
    if (questions.value) player.pause();
  }

  end(): void {
    this.#state.questions.value = false;
  }

  /** Nothing leads past a question that has not been answered yet. */
  refuses(command?: StepperCommand): string | undefined {
    const waits = this.#question !== undefined && this.#answered !== this.#question.position;
    return waits && !(command && WHILE_WAITING.includes(command)) ? answerFirst : undefined;
  }

  asksAt(position: number): boolean {
    const { questions, timeline } = this.#state;
    const next = position + 1;
    if (!questions.value || this.#answered === next) return false;
    const kind = timeline.kindAt(next);
    if (kind === undefined || !timeline.algorithm.steps[kind]!.predict) return false;
    if (this.#kinds.length > 0 && !this.#kinds.includes(kind)) return false;
    if (this.#question?.position === next) return true;
    const question = questionAt(timeline, this.#words, next);
    if (!question) return false;
    this.#question = question;
    this.#draw(question);
    this.#state.enter(this);
    this.#state.withhold(position);
    this.#state.question.value = { question, reveal: () => this.#reveal(question) };
    return true;
  }

  pick(cell: number): boolean {
    const answer = this.#question?.answerOfCell;
    if (!answer) return false;
    this.#grade(answer(cell));
    return true;
  }

  /** Escape puts a question away, and the number of an answer gives it. */
  key(event: KeyboardEvent): boolean {
    if (!this.#question) return false;
    const choice = this.#question.choices[(numberOf(event) ?? 0) - 1];
    if (choice) this.#grade(choice);
    else if (event.key !== 'Escape' || isTaken(event) || this.#panel.ownerDocument.querySelector(':popover-open, dialog[open]'))
      return false;
    else this.skip();
    event.preventDefault();
    return true;
  }

  /** Puts a question away without an answer; it is not asked again at once. */
  skip(): void {
    if (!this.#question) return;
    this.#answered = this.#question.position;
    this.leave();
  }

  leave(): void {
    const hadQuestion = this.#question !== undefined;
    this.#question = undefined;
    this.#state.question.value = undefined;
    // The focus of a button that goes would be lost, and with it the keys.
    if (this.#panel.contains(document.activeElement)) this.#state.root.focus({ preventScroll: true });
    drawSentence(this.#parts.prompt, [{ text: words.before }]);
    this.#parts.choices.replaceChildren();
    this.#parts.verdict.replaceChildren();
    this.#parts.actions.replaceChildren();
    if (!hadQuestion) return;
    this.#state.exit(this);
    this.#state.say('');
    this.#state.withhold(undefined);
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
      this.#state.player.forward();
    });
  }

  #grade(choice: Choice): void {
    const question = this.#question!;
    if (this.#answered !== question.position) {
      this.#count++;
      if (choice.right) this.#right++;
    }
    this.#answered = question.position;
    const { verdict, score } = this.#parts;
    this.#mark(choice);
    drawSentence(verdict, [
      choice.right ? { text: `${words.right} `, tone: 'done' } : { text: `${words.wrong} `, tone: 'conflict' },
      ...choice.reason,
    ]);
    score.textContent = words.score(this.#right, this.#count);
    this.#offerStep();
    this.#state.question.value = { ...this.#state.question.value!, answer: choice };
  }

  /** Says which choice is right, and why, to readers who have answered without the figure. It counts for no score. */
  #reveal(question: Question): void {
    const right = question.choices.find((choice) => choice.right);
    if (!right || this.#question !== question) return;
    this.#answered = question.position;
    this.#mark(right);
    drawSentence(this.#parts.verdict, [{ text: `${right.label}. `, tone: 'done' }, ...right.reason]);
    this.#offerStep();
    this.#state.question.value = { ...this.#state.question.value!, revealed: right };
  }

  #mark({ label, right }: Choice): void {
    const at = this.#question!.choices.findIndex((choice) => choice.label === label);
    this.#parts.choices.querySelectorAll('button')[at]?.classList.add(right ? 'right' : 'wrong');
  }

  #offerStep(): void {
    const onward = this.#action(words.show, 'chip.go');
    const hadFocus = this.#panel.contains(document.activeElement);
    this.#parts.actions.replaceChildren(onward);
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
