import * as says from '#words/what-if.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { plain, type Sentence } from '../../../narration/sentence.ts';
import { type Decision, sameStep } from '../../../trace/decision.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { actionButton, element, markOverflow } from '../../ui/element.ts';
import { numberOf } from '../../ui/keys.ts';
import { drawSentence, lengthName } from '../../views/kit/drawn-sentence.ts';
import { choiceLabels, sentenceOfChoice } from './choice-labels.ts';
import { Choosable } from './choosable.ts';
import { inTray, type TrayDecision } from './in-tray.ts';

/** What the reader can do in the panel. */
interface Answers {
  choose(index: number): void;
  leave(): void;
  /** Another seed; undefined where the run draws nothing. */
  readonly nextSeed: number | undefined;
  redraw(seed: number): void;
}

/** In a figure whose words and tray give way to the question. */
const IN_PLACE = 'asks-in-place';
/** Set on a figure whose choices are over its panes. */
const OVER_PANES = 'asks-over-panes';

/** The choices of a decision: digits in place of the tray, any others over the panes. What the drawings show of them can be chosen there. */
export class WhatIfPanel {
  readonly #root: HTMLElement;
  readonly #decision: Decision | undefined;
  readonly #answers: Answers;
  readonly #labels: readonly string[];
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #redraw: HTMLButtonElement | undefined;
  readonly #parts: readonly HTMLElement[];
  readonly #choosable: Choosable | undefined;

  /** Without a decision it asks for another seed alone; `position` is that of the frame. */
  constructor(
    root: HTMLElement,
    run: PreparedRun,
    { decision, position }: { decision: Decision | undefined; position: number },
    answers: Answers,
  ) {
    this.#root = root;
    this.#decision = decision;
    this.#answers = answers;
    this.#labels = decision ? choiceLabels(run, decision) : [];
    this.#buttons = this.#labels.map((label, index) => {
      const own = sameStep(run.algorithm, decision!.choices[index]!, decision!.own);
      // A run that the reader has made moves in has decisions of theirs.
      const isTheirs = run.overrides.some(({ position }) => position === decision!.position);
      const named = own ? (isTheirs ? says.yours : says.own)(label) : label;
      return actionButton(own ? 'chip.own' : 'chip', named, () => answers.choose(index));
    });
    const seed = answers.nextSeed;
    if (seed !== undefined) this.#redraw = actionButton('chip.what-if-redraw', says.otherDraws(seed), () => answers.redraw(seed));
    const tray = decision && root.querySelector('.tray') ? inTray(run, decision) : undefined;
    if (decision && tray) this.#parts = this.#inPlace(run, decision, tray);
    else
      this.#parts = this.#overPanes(
        decision
          ? says.ask(decision.position, decision.position === position ? undefined : sentenceOfChoice(run, decision, decision.own))
          : says.askDraws(position),
      );
    this.#choosable = decision && new Choosable(root, decision);
    this.#choosable?.mark();
    root.addEventListener('click', this.#onPoint);
  }

  #overPanes(prompt: Sentence): HTMLElement[] {
    const panel = element('section', 'predict.what-if');
    const said = element('p', 'predict-prompt');
    drawSentence(said, prompt);
    const list = element('ol', 'predict-choices');
    // Digits are chosen by their own keys, and need no numbers.
    list.classList.toggle('digits', this.#single);
    list.append(...[...this.#buttons, ...(this.#redraw ? [this.#redraw] : [])].map((button) => inItem(button)));
    const actions = element('p', 'predict-actions');
    actions.append(actionButton('chip.quiet', says.leave, () => this.#answers.leave()));
    panel.setAttribute('aria-label', plain(prompt));
    panel.append(element('p', 'predict-title', says.whatIf), said, list, actions);
    markOverflow(panel);
    this.#root.querySelector('.work')!.append(panel);
    this.#root.classList.add(OVER_PANES);
    return [panel];
  }

  /** The words ask, and the digits of the tray are buttons in their places. */
  #inPlace({ algorithm }: PreparedRun, { position, own, state }: Decision, { cell, digits }: TrayDecision): HTMLElement[] {
    const { puzzle } = algorithm.picture(state, undefined).grid!;
    const symbol = (digit: number) => symbolOf(puzzle, digit);
    const name = cellName(puzzle.grid, cell);
    const others = digits.filter(({ digit, choice }) => choice !== undefined && digit !== own.digit);
    const fits = others.filter((each) => each.fits).map(({ digit }) => symbol(digit));
    const prompt = says.askDigit(position, name, symbol(own.digit as number), { fits, all: others.length });
    const said = element('p', 'say.what-if-say');
    drawSentence(said, prompt);
    const length = lengthName(prompt);
    if (length) said.dataset.length = length;
    const row = element('section', 'tray.what-if-tray');
    row.setAttribute('aria-label', plain(prompt));
    const list = element('ol', 'tray-digits');
    list.style.setProperty('--of', String(Math.max(9, digits.length)));
    list.append(
      ...digits.map(({ digit, choice, fits: free }) => {
        const button = choice === undefined ? undefined : this.#buttons[choice]!;
        if (!button) return inItem(element('span', '', symbol(digit)), 'tried');
        const label = button.textContent!;
        button.className = digit === own.digit ? 'own' : free ? '' : 'pale';
        button.textContent = symbol(digit);
        button.setAttribute('aria-label', button.className === 'pale' ? says.fitsNot(label) : label);
        return inItem(button);
      }),
    );
    const leave = actionButton('what-if-leave', '', () => this.#answers.leave());
    leave.append(element('span', '', '×'), element('span', 'what-if-leave-name', says.leave), element('kbd', '', 'Esc'));
    for (const sign of leave.querySelectorAll('span:first-child, kbd')) sign.setAttribute('aria-hidden', 'true');
    row.append(element('p', 'tray-name', says.takesWhat(name)), list, ...(this.#redraw ? [this.#redraw] : []), leave);
    this.#root.querySelector('.say')!.after(said);
    this.#root.querySelector('.tray')!.after(row);
    this.#root.classList.add(IN_PLACE);
    return [said, row];
  }

  /** The reader goes on here: the first choice that is not the run's own, and fits, has the keys. */
  focus(): void {
    const others = this.#buttons.filter((button) => !button.classList.contains('own'));
    (others.find((button) => !button.classList.contains('pale')) ?? others[0] ?? this.#redraw!).focus({ preventScroll: true });
  }

  get hasFocus(): boolean {
    return this.#parts.some((part) => part.contains(document.activeElement));
  }

  remove(): void {
    this.#root.removeEventListener('click', this.#onPoint);
    this.#root.classList.remove(IN_PLACE, OVER_PANES);
    this.#choosable?.clear();
    for (const part of this.#parts) part.remove();
  }

  /** A cell that is one of the choices; false when it is none. */
  pick(cell: number): boolean {
    const { choices = [], own } = this.#decision ?? {};
    const index = choices.findIndex((choice) => choice.cell === cell && choice.cell !== own!.cell);
    if (index >= 0) this.#answers.choose(index);
    return index >= 0;
  }

  /** A press on a column, a row or a node of a drawing. */
  readonly #onPoint = ({ target }: Event): void => {
    const index = this.#choosable?.choiceAt(target as Element);
    if (index !== undefined) this.#answers.choose(index);
  };

  /** Whether a key was for the choices. */
  key(event: KeyboardEvent): boolean {
    const number = numberOf(event);
    const index = this.#single ? this.#labels.indexOf(event.key.toUpperCase()) : (number ?? 0) - 1;
    const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (direction !== undefined) this.#go(direction);
    else if (index >= 0 && index < this.#buttons.length) this.#answers.choose(index);
    else if (index === this.#buttons.length && this.#redraw) this.#redraw.click();
    else return number !== undefined;
    return true;
  }

  /** All choices are a sign of one key each. */
  get #single(): boolean {
    return this.#labels.length > 0 && this.#labels.every((label) => label.length === 1);
  }

  /** Gives the focus to the next choice as they are drawn, or to the one before. */
  #go(direction: number): void {
    const drawn = this.#parts.flatMap((part) => [...part.querySelectorAll<HTMLButtonElement>('li button, .what-if-redraw')]);
    const at = drawn.indexOf(document.activeElement as HTMLButtonElement);
    drawn[(at + direction + drawn.length) % drawn.length]!.focus();
  }
}

function inItem(content: HTMLElement, classes = ''): HTMLLIElement {
  const item = element('li', classes);
  item.append(content);
  return item;
}
