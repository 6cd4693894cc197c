import { number } from '#words/language.ts';
import * as words from '#words/why.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { element } from '../../ui/element.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import type { Question } from './question.ts';
import type { WhyRow } from './why-rows.ts';

/** Something else to ask about. */
export interface Choice {
  readonly label: string;
  readonly spoken: string;
  /** The question that is open. */
  readonly now: boolean;
  /** It is not there. */
  readonly gone: boolean;
  readonly question: Question;
}

/** What the reader can do in the panel. */
interface Answers {
  choose(row: number): void;
  ask(question: Question): void;
  go(position: number): void;
  leave(): void;
}

interface Content {
  readonly question: Sentence;
  readonly rows: readonly WhyRow[];
  readonly choices: readonly Choice[];
  readonly often: string;
  readonly ends: string;
}

/** The panel over the words and panes of a figure; nothing beside it changes its size. */
export class WhyPanel {
  readonly #panel = element('section', 'why');
  readonly #question = element('h3', 'why-question');
  readonly #choices = element('div', 'why-choices');
  readonly #chain = element('ol', 'why-chain');
  readonly #often = element('span', 'why-often');
  readonly #back = element('button', 'plain-button');
  readonly #status = element('p', 'for-listeners');
  readonly #answers: Answers;
  #rows: readonly WhyRow[] = [];
  #chosen = 0;
  /** Makes the sentence of a line for the frame that is shown. */
  #again: (() => Sentence) | undefined;

  constructor(side: HTMLElement, answers: Answers) {
    this.#answers = answers;
    this.#panel.setAttribute('aria-label', words.panel);
    this.#panel.tabIndex = -1;
    this.#status.setAttribute('role', 'status');
    this.#choices.setAttribute('role', 'group');
    this.#choices.setAttribute('aria-label', words.others);
    this.#back.type = 'button';
    side.append(this.#panel);
  }

  get hasFocus(): boolean {
    return this.#panel.contains(document.activeElement);
  }

  show({ question, rows, choices, often, ends }: Content): void {
    this.#rows = rows;
    drawSentence(this.#question, question);
    const head = element('header');
    head.append(this.#question, this.#closeButton());
    this.#choices.replaceChildren(...choices.map((choice) => this.#choiceButton(choice)));
    this.#choices.hidden = choices.length === 0;
    this.#chain.replaceChildren(...rows.map((row, index) => this.#row(row, index)));
    const last = element('li', 'why-end');
    last.append(element('p', '', ends), element('p', 'why-often-too', often));
    this.#chain.append(last);
    this.#often.textContent = often;
    this.#panel.replaceChildren(head, this.#choices, this.#chain, this.#foot(), this.#status);
  }

  /** The words of a line of the code; `again` makes them for the frame that is shown. */
  showLine(sentence: Sentence, again?: () => Sentence): void {
    this.#again = again;
    this.#panel.classList.add('of-line');
    drawSentence(this.#question, sentence);
    const head = element('header');
    head.append(this.#question, this.#closeButton());
    this.#panel.replaceChildren(head, this.#status);
  }

  announce(text: string): void {
    // After it is in the page: a live region speaks only of what changes in it.
    setTimeout(() => {
      this.#status.textContent = text;
    }, 100);
  }

  /** Marks the row that the reader is at. */
  choose(row: number, focus: boolean): void {
    this.#chosen = row;
    const items = [...this.#chain.querySelectorAll<HTMLElement>('li:not(.why-end)')];
    for (const [index, item] of items.entries()) item.classList.toggle('chosen', index === row);
    const button = items[row]?.querySelector<HTMLButtonElement>('.why-row');
    if (focus) (button ?? this.#panel).focus({ preventScroll: true });
    const chosen = items[row];
    if (chosen) scrollWithin(this.#chain, chosen);
    const onward = this.#panel.querySelector<HTMLButtonElement>('.why-onward');
    if (onward && this.#rows[row]) onward.textContent = words.goTo(this.#rows[row]!.position);
  }

  /** Marks the causes at the position that is shown; the question was opened at `start`. */
  showPosition(position: number, start: number): void {
    if (this.#again) drawSentence(this.#question, this.#again());
    for (const [index, item] of [...this.#chain.querySelectorAll('li:not(.why-end)')].entries())
      if (this.#rows[index]!.position === position) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    this.#back.hidden = position === start;
    this.#back.textContent = words.askedAt(start);
    this.#back.onclick = () => this.#answers.go(start);
  }

  remove(): void {
    this.#panel.remove();
  }

  #closeButton(): HTMLButtonElement {
    const button = element('button', 'why-close');
    button.classList.add('tool');
    button.type = 'button';
    button.setAttribute('aria-label', words.close);
    button.addEventListener('click', () => this.#answers.leave());
    return button;
  }

  #choiceButton({ label, spoken, now, gone, question }: Choice): HTMLButtonElement {
    const button = element('button', 'why-choice', label);
    button.classList.toggle('gone', gone);
    button.type = 'button';
    button.setAttribute('aria-label', spoken);
    button.setAttribute('aria-pressed', String(now));
    button.addEventListener('click', () => this.#answers.ask(question));
    return button;
  }

  #row({ position, sentence, small, number: numbered }: WhyRow, index: number): HTMLElement {
    const item = element('li');
    const row = element('button', 'why-row');
    row.type = 'button';
    const badge = element('i', 'why-number', numbered === undefined ? '' : String(numbered));
    const text = element('span', 'why-sentence');
    drawSentence(text, sentence);
    row.append(badge, text);
    row.addEventListener('click', () => {
      if (this.#chosen === index) this.#answers.go(position);
      else this.#answers.choose(index);
    });
    item.append(row, this.#goButton(position, number(position)));
    if (small) {
      const needs = element('small');
      drawSentence(needs, small.text);
      needs.append(this.#goButton(small.position, small.link, 'plain-button'), '.');
      item.append(needs);
    }
    return item;
  }

  #goButton(position: number, text: string, name = 'why-go'): HTMLButtonElement {
    const button = element('button', name, text);
    button.type = 'button';
    if (name === 'why-go') button.setAttribute('aria-label', words.goTo(position));
    button.addEventListener('click', () => this.#answers.go(position));
    return button;
  }

  #foot(): HTMLElement {
    const foot = element('footer');
    const keys = element('span', 'why-keys');
    const { along, go, between } = words.keys;
    for (const [pressed, does] of [
      [['↑', '↓'], along],
      [['Enter'], go],
      [['[', ']'], between],
    ] as const)
      keys.append(...pressed.map((key) => element('kbd', '', key)), ` ${does} `);
    const moves = element('span', 'why-moves');
    const [newer, older] = [element('button', 'chip', words.newer), element('button', 'chip', words.older)];
    const onward = element('button', 'chip');
    onward.classList.add('primary', 'why-onward');
    newer.addEventListener('click', () => this.#answers.choose(this.#chosen - 1));
    older.addEventListener('click', () => this.#answers.choose(this.#chosen + 1));
    onward.addEventListener('click', () => this.#rows[this.#chosen] && this.#answers.go(this.#rows[this.#chosen]!.position));
    for (const button of [newer, onward, older]) button.type = 'button';
    moves.append(newer, onward, older);
    moves.hidden = keys.hidden = this.#rows.length === 0;
    foot.append(keys, moves, this.#back, this.#often);
    return foot;
  }
}

/** Scrolls a list, and nothing around it, until an item of it is in sight. */
function scrollWithin(list: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
