import * as says from '#words/what-if.ts';
import { plain } from '../../../narration/sentence.ts';
import { type Decision, sameStep } from '../../../trace/decision.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { drawSentence } from '../../views/words.ts';
import { actionButton, element } from '../element.ts';
import { numberOf } from '../keys.ts';
import { choiceLabels, sentenceOfChoice } from './choice-labels.ts';

/** The choices of a decision, over the panes of a figure. */
export class WhatIfPanel {
  readonly element = element('section', 'predict.what-if');
  readonly #decision: Decision;
  readonly #labels: readonly string[];
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #choose: (index: number) => void;

  constructor(run: PreparedRun, decision: Decision, { choose, leave }: { choose(index: number): void; leave(): void }) {
    this.#decision = decision;
    this.#choose = choose;
    this.#labels = choiceLabels(run, decision);
    const prompt = says.ask(decision.position, sentenceOfChoice(run, decision, decision.own));
    const said = element('p', 'predict-prompt');
    drawSentence(said, prompt);
    const list = element('ol', 'predict-choices');
    // Digits are chosen by their own keys, and need no numbers.
    list.classList.toggle('digits', this.#single);
    this.#buttons = this.#labels.map((label, index) => {
      const own = sameStep(run.algorithm, decision.choices[index]!, decision.own);
      return actionButton(own ? 'chip.own' : 'chip', own ? says.own(label) : label, () => choose(index));
    });
    list.append(
      ...this.#buttons.map((button) => {
        const item = element('li');
        item.append(button);
        return item;
      }),
    );
    const actions = element('p', 'predict-actions');
    actions.append(actionButton('chip.quiet', says.leave, leave));
    this.element.setAttribute('aria-label', plain(prompt));
    this.element.append(element('p', 'predict-title', says.whatIf), said, list, actions);
  }

  /** The reader goes on here: the first choice that is not the run's own has the keys. */
  focus(): void {
    (this.#buttons.find((button) => !button.classList.contains('own')) ?? this.#buttons[0]!).focus({ preventScroll: true });
  }

  /** A cell that is one of the choices; false when it is none. */
  pick(cell: number): boolean {
    const index = this.#decision.choices.findIndex((choice) => choice.cell === cell && choice.cell !== this.#decision.own.cell);
    if (index >= 0) this.#choose(index);
    return index >= 0;
  }

  /** Whether a key was for the choices. */
  key(event: KeyboardEvent): boolean {
    const number = numberOf(event);
    const index = this.#single ? this.#labels.indexOf(event.key.toUpperCase()) : (number ?? 0) - 1;
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (way !== undefined) this.#go(way);
    else if (index >= 0 && index < this.#buttons.length) this.#choose(index);
    else return number !== undefined;
    return true;
  }

  /** All choices are a sign of one key each. */
  get #single(): boolean {
    return this.#labels.every((label) => label.length === 1);
  }

  #go(way: number): void {
    const count = this.#buttons.length;
    const at = this.#buttons.indexOf(document.activeElement as HTMLButtonElement);
    this.#buttons[(at + way + count) % count]!.focus();
  }
}
