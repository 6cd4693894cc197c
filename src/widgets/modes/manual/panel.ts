import * as says from '#words/manual.ts';
import type { MistakePicture } from '../../../narration/mistake-picture.ts';
import { type LooseStep, type ManualWords, rulesOf } from '../../../narration/narrator.ts';
import { actionButton, element, markOverflow } from '../../ui/element.ts';
import { ManualBranches } from './branches.ts';
import type { ManualChances } from './chances.ts';
import type { Continuations } from './continuations.ts';
import type { ManualPlay } from './manual-play.ts';
import { drawMistake } from './mistake-drawing.ts';

/** Moves listed at once. */
const LISTED = 60;

/** More things than these are shown by name only when somebody asks for them: all of them are in the picture. */
const AT_ONCE = 8;

/** And more than these are a list to choose from. */
const MAX_CHIPS = 60;

type Thing = { readonly label: string; readonly move: LooseStep };

/** What lies over the panes of a figure while the reader makes the moves: the rules and the moves so far, or what a wrong move leads to. */
export class ManualPanel {
  readonly element = element('section', 'hand-panel');
  readonly #rules = element('section', 'hand-rules');
  readonly #rulesList = element('ul');
  readonly #named = element('details', 'hand-named');
  readonly #things = element('ul', 'hand-things');
  readonly #list = element('ol', 'hand-moves');
  readonly #ways = new ManualBranches();
  #picture: HTMLElement | undefined;
  readonly #chances: ManualChances | undefined;
  readonly #words: ManualWords<unknown>;
  readonly #backTo: (made: number) => void;
  /** Whether a reader wants things by name; undefined before they have said so. */
  #asked: boolean | undefined;

  /** `chances` are shown in place of the moves where there are any. */
  constructor(words: ManualWords<unknown>, backTo: (made: number) => void, chances?: ManualChances) {
    this.#words = words;
    this.#chances = chances;
    this.#backTo = backTo;
    this.element.setAttribute('aria-label', says.moves);
    this.element.tabIndex = 0;
    this.#rules.append(element('b', 'hand-rule-title', says.rules), this.#rulesList);
    const summary = element('summary', '', says.byName);
    summary.addEventListener('click', () => {
      this.#asked = !this.#named.open;
    });
    this.#named.append(summary, this.#things);
    this.#named.hidden = true;
    this.element.append(this.#rules, this.#named, this.#list, this.#ways.element);
    if (chances) this.element.append(chances.element);
    markOverflow(this.element);
  }

  toggleRules(): void {
    this.#rules.hidden = !this.#rules.hidden;
  }

  /** What can be pointed at, by name; a press points at it. */
  offer(things: readonly Thing[], point: (move: LooseStep) => void): void {
    this.#named.hidden = things.length === 0;
    this.#named.open = this.#asked ?? (things.length <= AT_ONCE || things.length > MAX_CHIPS);
    if (things.length > MAX_CHIPS) {
      const item = element('li');
      item.append(chooser(things, point));
      this.#things.replaceChildren(item);
      return;
    }
    this.#things.replaceChildren(
      ...things.map(({ label, move }) => {
        const item = element('li');
        item.append(actionButton('chip', label, () => point(move)));
        return item;
      }),
    );
  }

  /** Lists the last moves; an entry leads back to before it. */
  list(play: ManualPlay): void {
    this.#ways.hide();
    this.#picture?.remove();
    this.#drawRules(play);
    this.#list.hidden = this.#chances !== undefined;
    if (this.#chances) {
      this.#chances.element.hidden = false;
      this.#chances.draw(play);
      return;
    }
    const { made, timeline } = play;
    const first = Math.max(0, made.length - LISTED);
    const lines = made.slice(first).map(({ from, to, mine, slip }, index) => {
      const number = first + index + 1;
      const line = this.#words.line(timeline.stepAt(to)!, timeline.peek(from));
      const item = element('li', slip ? 'slip' : mine ? 'mine' : 'given');
      const button = actionButton('hand-move', '', () => this.#backTo(number - 1));
      button.title = says.backTo(number);
      button.append(element('span', 'hand-number', String(number)), element('span', 'hand-line', line));
      if (!mine) button.append(element('span', 'hand-note', says.forYou));
      item.append(button);
      return item;
    });
    const now = element('li', 'now');
    now.append(element('span', 'hand-number', String(made.length + 1)), element('span', 'hand-line', says.yourMove));
    this.#list.replaceChildren(...lines, ...(play.next === undefined ? [] : [now]));
    this.element.scrollTop = this.element.scrollHeight;
  }

  /** Shows where a wrong move leads, and where the run's own. */
  stop(play: ManualPlay, rule: string, ways: Continuations, picture: MistakePicture | undefined): void {
    this.#list.hidden = true;
    if (this.#chances) this.#chances.element.hidden = true;
    this.#named.hidden = true;
    this.#rules.hidden = false;
    this.#drawRules(play);
    this.#light(rule);
    this.#picture?.remove();
    this.#picture = picture && drawMistake(picture);
    if (this.#picture) this.#ways.element.before(this.#picture);
    this.element.classList.toggle('pictures', picture !== undefined);
    this.#ways.show(play, ways);
    this.element.scrollTop = 0;
  }

  /** The rules that are in force where the play stands. */
  #drawRules({ timeline, position }: ManualPlay): void {
    const rules = rulesOf(this.#words, timeline.peek(position), timeline.stepAt(position) as LooseStep | undefined);
    this.#rulesList.replaceChildren(
      ...Object.entries(rules).map(([name, rule]) => {
        const part = element('li', 'hand-rule', rule);
        part.dataset.rule = name;
        return part;
      }),
    );
  }

  /** Names the rule that was broken. */
  #light(rule: string): void {
    for (const part of this.#rules.querySelectorAll<HTMLElement>('.hand-rule')) part.classList.toggle('broken', part.dataset.rule === rule);
  }
}

/** Many things by name: one is typed or looked for, and pointed at with the button. */
function chooser(things: readonly Thing[], point: (move: LooseStep) => void): HTMLElement {
  const made = element('span', 'hand-chooser');
  const list = element('select');
  list.setAttribute('aria-label', says.byName);
  list.append(...things.map(({ label }, index) => new Option(label, String(index))));
  made.append(
    list,
    actionButton('chip', says.thisOne, () => point(things[Number(list.value)]!.move)),
  );
  return made;
}
