import * as says from '#words/manual.ts';
import { type LooseStep, type ManualWords, rulesOf } from '../../../narration/narrator.ts';
import type { Move } from '../../../trace/manual.ts';
import { actionButton, element, markOverflow } from '../../ui/element.ts';
import { ManualChances } from './chances.ts';
import type { MadeMove } from './manual-play.ts';
import type { ManualSession } from './manual-session.ts';
import type { ManualState } from './manual-state.ts';
import { isAnswered } from './metric-answers.ts';
import { branchParts, drawMistake } from './mistake-view.ts';

/** Moves listed at once. */
const MAX_LISTED = 60;

/** More things than these are shown by name only on demand: all of them are in the picture. */
const MAX_OPEN = 8;

/** And more than these are a list to choose from. */
const MAX_CHIPS = 60;

/** The panel over the panes of a figure: the rules and the moves so far, or what a wrong move leads to. */
export class ManualPanel {
  readonly element = element('section', 'hand-panel');
  readonly #session: ManualSession;
  readonly #rules = element('section', 'hand-rules');
  readonly #rulesList = element('ul');
  readonly #named = element('details', 'hand-named');
  readonly #things = element('ul', 'hand-things');
  readonly #list = element('ol', 'hand-moves');
  readonly #mistake = element('div');
  readonly #chances: ManualChances | undefined;
  /** Whether things are to be shown by name; undefined before the reader has said so. */
  #opensNames: boolean | undefined;

  constructor(session: ManualSession) {
    this.#session = session;
    // They are shown in place of the moves.
    if (isAnswered(session.play.timeline)) this.#chances = new ManualChances(session);
    this.element.setAttribute('aria-label', says.moves);
    this.element.tabIndex = 0;
    this.#rules.append(element('b', 'hand-rule-title', says.rules), this.#rulesList);
    const summary = element('summary', '', says.byName);
    summary.addEventListener('click', () => {
      this.#opensNames = !this.#named.open;
    });
    this.#named.append(summary, this.#things);
    this.element.append(this.#rules, this.#named, this.#chances?.element ?? this.#list, this.#mistake);
    markOverflow(this.element);
  }

  /** Draws what has changed since the last turn; `isNew` when it is another. */
  show({ mistake, things, showsRules }: ManualState, isNew: boolean): void {
    this.#rules.hidden = !showsRules;
    if (!isNew) return;
    const { play } = this.#session;
    this.#drawRules(mistake?.rule);
    this.#mistake.hidden = mistake === undefined;
    (this.#chances?.element ?? this.#list).hidden = mistake !== undefined;
    this.#named.hidden = mistake !== undefined || things.length === 0;
    if (mistake) {
      const { picture, branches } = mistake;
      this.#mistake.replaceChildren(...(picture ? [drawMistake(picture)] : []), branchParts(play, branches));
      this.element.classList.toggle('pictures', picture !== undefined);
      this.element.scrollTop = 0;
      return;
    }
    this.#drawThings(things);
    if (this.#chances) this.#chances.draw();
    else this.#drawMoves();
  }

  #drawThings(things: ManualState['things']): void {
    const point = (index: number) => this.#session.offer([things[index]!.move as Move]);
    const isLong = things.length > MAX_CHIPS;
    this.#named.open = this.#opensNames ?? (things.length <= MAX_OPEN || isLong);
    const labels = things.map(({ label }) => label);
    const entries = isLong ? [chooser(labels, point)] : labels.map((label, index) => actionButton('chip', label, () => point(index)));
    this.#things.replaceChildren(...entries.map(listItem));
  }

  /** Lists the last moves; an entry leads back to before it. */
  #drawMoves(): void {
    const { made, next, rests } = this.#session.play;
    const first = Math.max(0, made.length - MAX_LISTED);
    const items = made.slice(first).map((move, index) => this.#moveItem(move, first + index + 1));
    const now = element('li', 'now');
    now.append(element('span', 'hand-number', String(made.length + 1)), element('span', 'hand-line', says.yourMove));
    this.#list.replaceChildren(...items, ...(next === undefined || rests ? [] : [now]));
    // Before the first move the task and the rules come first.
    this.element.scrollTop = made.length > 0 ? this.element.scrollHeight : 0;
  }

  #moveItem({ from, to, isMine, afterMistake }: MadeMove, number: number): HTMLElement {
    const { timeline } = this.#session.play;
    const line = this.#session.words.line(timeline.stepAt(to)!, timeline.peek(from));
    const button = actionButton('hand-move', '', () => this.#session.backTo(number - 1));
    button.title = says.backTo(number);
    button.append(element('span', 'hand-number', String(number)), element('span', 'hand-line', line));
    if (!isMine) button.append(element('span', 'hand-note', says.forYou));
    const item = listItem(button);
    item.className = afterMistake ? 'slip' : isMine ? 'mine' : 'given';
    return item;
  }

  /** Draws the rules in force, the `broken` one marked. */
  #drawRules(broken: string | undefined): void {
    const { timeline, position, state } = this.#session.play;
    const words: Pick<ManualWords<unknown>, 'rules'> = this.#session.words;
    const rules = rulesOf(words, state, timeline.stepAt(position) as LooseStep | undefined);
    const items = Object.entries(rules).map(([name, rule]) => element('li', name === broken ? 'hand-rule.broken' : 'hand-rule', rule));
    this.#rulesList.replaceChildren(...items);
  }
}

function listItem(content: HTMLElement): HTMLLIElement {
  const item = element('li');
  item.append(content);
  return item;
}

/** A list of many things by name: one is chosen, and pointed at with the button. */
function chooser(labels: readonly string[], point: (index: number) => void): HTMLElement {
  const made = element('span', 'hand-chooser');
  const list = element('select');
  list.setAttribute('aria-label', says.byName);
  list.append(...labels.map((label, index) => new Option(label, String(index))));
  made.append(
    list,
    actionButton('chip', says.thisOne, () => point(Number(list.value))),
  );
  return made;
}
