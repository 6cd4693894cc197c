import * as says from '#words/manual.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { kindsWhere } from '../../../engine/step.ts';
import { GestureSwitch } from '../../controls/keyboard/gesture-switch.ts';
import { pressOf, titleOn } from '../../controls/keyboard/symbol-keys.ts';
import { actionButton, element } from '../../ui/element.ts';
import type { ManualSession } from './manual-session.ts';
import type { ManualState } from './manual-state.ts';
import { idleReason } from './sayings.ts';

/** Numbers of moves that can be skipped at once. */
const LEAPS = [5, 25, 100];

/** The row under a figure in which the reader makes the moves, in place of the transport. */
export class ManualRow {
  readonly element = element('div', 'controls.hand-row');
  readonly #session: ManualSession;
  readonly #moving = element('div', 'hand-moving');
  readonly #stopped = element('div', 'hand-stopped');
  readonly #place = element('p', 'hand-place');
  readonly #digits: readonly HTMLButtonElement[];
  readonly #undo: HTMLButtonElement;
  readonly #hint: HTMLButtonElement;
  /** The hint and what else needs a next move. */
  readonly #helpers: readonly (HTMLButtonElement | HTMLSelectElement)[];
  readonly #gesture: GestureSwitch;
  readonly #takeBack: HTMLButtonElement;
  readonly #claim: HTMLButtonElement;
  readonly #sayings: readonly (readonly [HTMLButtonElement, kinds: readonly string[]])[];

  constructor(session: ManualSession, leave: () => void) {
    this.#session = session;
    const { play, sayings } = session;
    const { puzzle } = play;
    const gestures = new Set(Object.values(play.model.moves));
    const digits = element('div', 'hand-digits');
    this.#digits = Array.from({ length: puzzle?.grid.size ?? 0 }, (_, index) =>
      actionButton('btn', symbolOf(puzzle!, index + 1), () => session.digit(index + 1)),
    );
    digits.classList.toggle('many', this.#digits.length > 9);
    digits.append(...this.#digits);
    this.#gesture = new GestureSwitch('btn.txt', 'write', () => session.turn());
    // Their key stands once, behind both.
    Object.assign((this.#gesture.element.lastElementChild as HTMLElement).dataset, { key: 'X' });
    this.#claim = keyed('go', '', '↵', () => session.claim(), says.claimKey);
    this.#sayings = sayings.map(({ label, kinds, keyName, about }) => [
      keyed('', label, keyName, () => session.say(kinds), says.withKey(about, keyName)),
      kinds,
    ]);
    this.#undo = keyed('helper', says.undo, 'Ctrl Z', () => session.undo(), says.undoKey);
    this.#hint = keyed('helper', says.hint, 'H', () => session.hint(), says.hintKey);
    const forMe = keyed('helper', says.forMe, 'G', () => session.skip({ moves: 1 }), says.forMeKey);
    this.#helpers = [this.#hint, forMe, skipMenu(session)];
    this.#moving.append(
      ...(gestures.has('write') || gestures.has('strike') ? [digits] : []),
      ...(gestures.has('write') && gestures.has('strike') ? [this.#gesture.element] : []),
      ...(gestures.has('set') ? [this.#claim] : []),
      ...this.#sayings.map(([button]) => button),
      element('i', 'hand-break'),
      this.#undo,
      ...this.#helpers,
    );
    const switches = gestures.has('strike') ? 1 : 0;
    this.#moving.classList.toggle('crowded', gestures.has('write') && (gestures.has('set') || sayings.length + switches > 2));
    this.#takeBack = keyed('go', says.takeMineBack, '↵', () => session.begin(), says.takeMineBackKey);
    const goOn = actionButton('btn.txt', says.goOnAlone, leave);
    goOn.title = says.goOnAloneKey;
    this.#stopped.append(this.#takeBack, goOn);
    this.#stopped.hidden = true;
    // A press of a button leaves the focus, and so the keys, where they are.
    this.#moving.addEventListener('mousedown', (event) => {
      if ((event.target as Element).closest('button')) event.preventDefault();
    });
    this.element.append(this.#moving, this.#stopped, this.#place);
    if (!puzzle) return;
    for (const button of this.element.querySelectorAll<HTMLElement>('[data-key]')) {
      button.dataset.key = pressOf(button.dataset.key!, puzzle.symbols);
      button.title = titleOn(button.title, puzzle.symbols);
      if (button.dataset.does) button.dataset.does = button.title;
    }
  }

  show({ mistake, gesture, hints, idle, claim, isOver }: ManualState): void {
    const { play } = this.#session;
    this.#undo.disabled = play.made.length === 0;
    for (const helper of this.#helpers) helper.disabled = isOver;
    for (const [button, kinds] of this.#sayings) explain(button, idleReason(idle, kinds));
    this.#claim.firstChild!.textContent = claim.text;
    explain(this.#claim, claim.idle);
    this.#gesture.show(gesture);
    this.element.classList.toggle('striking', this.#gesture.element.parentNode !== null && gesture === 'strike');
    const noDigit = this.#session.idleOf(gesture);
    for (const button of this.#digits) {
      button.dataset.does = says.digitKey(button.textContent, gesture);
      explain(button, noDigit);
    }
    this.#hint.dataset.pressed = String(hints);
    this.#place.replaceChildren(...placeParts(this.#session));
    const isStopping = mistake !== undefined && this.#stopped.hidden;
    this.#moving.hidden = mistake !== undefined;
    this.#stopped.hidden = mistake === undefined;
    if (isStopping) this.#takeBack.focus({ preventScroll: true });
  }
}

/** The number of the next move, and how many were wrong. */
export function placeParts({ play: { made, mistakes } }: ManualSession): HTMLElement[] {
  return [
    element('b', '', says.place(made.length + 1)),
    element('span', mistakes > 0 ? 'hand-slips.some' : 'hand-slips', says.mistakes(mistakes)),
  ];
}

/** A button with the key that does the same; `title` says what it does. */
function keyed(className: string, text: string, key: string, act: () => void, title: string): HTMLButtonElement {
  const button = actionButton(className ? `btn.txt.${className}` : 'btn.txt', '', act);
  button.append(element('span', '', text));
  button.title = title;
  Object.assign(button.dataset, { key, does: title });
  return button;
}

/** Greys a button that is of no use now and says why; it stays pressable, and a press says the same. */
function explain(button: HTMLElement, why: string | undefined): void {
  button.title = why ?? button.dataset.does ?? '';
  if (why === undefined) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}

/** A list of what can be skipped: so many moves, up to a kind of step, all. */
function skipMenu(session: ManualSession): HTMLSelectElement {
  const { model, timeline } = session.play;
  const { steps } = timeline.algorithm;
  const milestones = kindsWhere(steps, ({ detail }) => detail === 'milestone').filter((kind) => kind in model.moves);
  const menu = element('select', 'hand-skip');
  menu.setAttribute('aria-label', says.untilLabel);
  menu.title = says.untilKey;
  menu.append(
    new Option(says.skipTo, ''),
    ...LEAPS.map((count) => new Option(says.skipMoves(count), String(count))),
    ...milestones.map((kind) => new Option(says.skipUntil(steps[kind]!.label), kind)),
    new Option(says.skipToEnd, 'end'),
  );
  menu.addEventListener('change', () => {
    const { value } = menu;
    menu.value = '';
    if (value === 'end') session.skip({});
    else if (/^\d+$/.test(value)) session.skip({ moves: Number(value) });
    else if (value) session.skip({ until: [value] });
  });
  return menu;
}
