import * as says from '#words/hands.ts';
import type { Gesture } from '../../../engine/algorithm.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { HandWords } from '../../../narration/narrator.ts';
import { actionButton, element } from '../element.ts';
import { pressOf } from '../symbol-keys.ts';

export interface HandOrders {
  /** A digit was named: it is written or struck. */
  digit(digit: number, gesture: 'write' | 'strike'): void;
  /** A button was pressed that says one of these kinds of move. */
  say(kinds: readonly string[]): void;
  /** The chosen cells are claimed to be a set. */
  claim(): void;
  undo(): void;
  hint(): void;
  forMe(): void;
  skip(wanted: { moves?: number; until?: readonly string[] }): void;
  goOn(): void;
  takeBack(): void;
}

/** What is said with a button, by its label: kinds of the same label are one button. */
export interface Saying {
  readonly label: string;
  readonly kinds: readonly string[];
  /** The key that says it, as the browser names it, and as it is written. */
  readonly key: string;
  readonly keyName: string;
}

/** Keys of what is said, in the order of the buttons: two are on their way to the answer, four more follow. */
const KEYS: readonly (readonly [key: string, name: string])[] = [
  ['0', '0'],
  ['Backspace', '⌫'],
  ['n', 'N'],
  ['m', 'M'],
  ['b', 'B'],
  ['v', 'V'],
];

/** Keys where nothing is written and two or three things can be said: on, back and down. */
const ARROWS: typeof KEYS = [
  ['ArrowRight', '→'],
  ['ArrowLeft', '←'],
  ['ArrowDown', '↓'],
];

/** The things that can be said, from the moves and their names. */
export function sayingsOf(moves: Readonly<Record<string, Gesture>>, words: Pick<HandWords<unknown>, 'moves'>): Saying[] {
  const kinds = Object.keys(moves).filter((kind) => moves[kind] === 'say');
  const labels = [...new Set(kinds.map((kind) => words.moves[kind]!))];
  const alone = labels.length <= ARROWS.length && kinds.length === Object.keys(moves).length;
  return labels.map((label, index) => {
    const [key, keyName] = (alone ? ARROWS : KEYS)[index]!;
    return { label, kinds: kinds.filter((kind) => words.moves[kind] === label), key, keyName };
  });
}

/** Moves that one can skip at once. */
const LEAPS = [5, 25, 100];

/** The row under a figure in which the reader makes the moves. It takes the place of the transport. */
export class HandRow {
  readonly element = element('div', 'controls.hand-row');
  readonly #moving = element('div', 'hand-moving');
  readonly #stopped = element('div', 'hand-stopped');
  readonly #place = element('p', 'hand-place');
  readonly #digits = element('div', 'hand-digits');
  readonly #hint: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #mode: HTMLButtonElement | undefined;
  readonly #takeBack: HTMLButtonElement;
  readonly #claim: HTMLButtonElement;
  readonly #orders: HandOrders;
  /** What a digit does. */
  gesture: 'write' | 'strike' = 'write';

  constructor(
    moves: Readonly<Record<string, Gesture>>,
    sayings: readonly Saying[],
    milestones: readonly (readonly [kind: string, label: string])[],
    orders: HandOrders,
  ) {
    this.#orders = orders;
    const gestures = new Set(Object.values(moves));
    this.gesture = gestures.has('write') ? 'write' : 'strike';
    if (gestures.has('write') || gestures.has('strike')) this.#moving.append(this.#digits);
    if (gestures.has('write') && gestures.has('strike')) {
      this.#mode = keyed('', says.writeOrStrike.write, 'X', () => this.turn(), says.writeOrStrike.key);
      this.#moving.append(this.#mode);
    }
    this.#claim = keyed('go', says.claimSet, '↵', () => orders.claim());
    if (gestures.has('set')) this.#moving.append(this.#claim);
    for (const { label, kinds, keyName } of sayings) this.#moving.append(keyed('', label, keyName, () => orders.say(kinds)));
    this.#undo = keyed('helper', says.undo, 'Ctrl Z', () => orders.undo(), says.undoKey);
    this.#hint = keyed('helper', says.hint, 'H', () => orders.hint(), says.hintKey);
    const forMe = keyed('helper', says.forMe, 'G', () => orders.forMe(), says.forMeKey);
    this.#moving.append(
      this.#undo,
      this.#hint,
      forMe,
      skipMenu(milestones, (wanted) => orders.skip(wanted)),
    );
    this.#moving.classList.toggle('crowded', gestures.has('write') && (gestures.has('set') || sayings.length > 2));
    this.#takeBack = keyed('go', says.takeMineBack, '↵', () => orders.takeBack());
    this.#stopped.append(
      this.#takeBack,
      actionButton('btn.txt', says.goOnAlone, () => orders.goOn()),
    );
    this.#stopped.hidden = true;
    // A press of a button leaves the focus, and so the keys, where they are.
    this.#moving.addEventListener('mousedown', (event) => {
      if ((event.target as Element).closest('button')) event.preventDefault();
    });
    this.element.append(this.#moving, this.#stopped, this.#place);
  }

  /** The symbols that can be written. */
  offer(puzzle: Puzzle | undefined): void {
    if (!puzzle) return;
    const all = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
    this.#digits.classList.toggle('many', all.length > 9);
    const button = (digit: number) => actionButton('btn', symbolOf(puzzle, digit), () => this.#orders.digit(digit, this.gesture));
    this.#digits.replaceChildren(...all.map(button));
    for (const { dataset } of this.element.querySelectorAll<HTMLElement>('[data-key]')) dataset.key = pressOf(dataset.key!, puzzle.symbols);
  }

  /** Digits write, or strike. */
  turn(gesture: 'write' | 'strike' = this.gesture === 'write' ? 'strike' : 'write'): void {
    if (!this.#mode) return;
    this.gesture = gesture;
    this.#mode.firstChild!.textContent = says.writeOrStrike[this.gesture];
    this.element.classList.toggle('striking', this.gesture === 'strike');
  }

  /** What Enter claims. */
  claims(text: string): void {
    this.#claim.firstChild!.textContent = text;
  }

  show({ move, slips, hints, undoable }: { move: number; slips: number; hints: number; undoable: boolean }): void {
    this.#stopped.hidden = true;
    this.#moving.hidden = false;
    this.#undo.disabled = !undoable;
    this.#hint.dataset.pressed = String(hints);
    this.#place.replaceChildren(...placeParts(move, slips));
  }

  /** A wrong move stands: there is only a way back, or out. */
  stop(): void {
    this.#moving.hidden = true;
    this.#stopped.hidden = false;
    this.#takeBack.focus({ preventScroll: true });
  }
}

/** Where the reader stands, and how often they slipped. */
export function placeParts(move: number, slips: number): HTMLElement[] {
  return [element('b', '', says.place(move)), element('span', slips > 0 ? 'hand-slips.some' : 'hand-slips', says.slips(slips))];
}

/** A list of what can be skipped: so many moves, up to a kind of step, all. */
function skipMenu(
  milestones: readonly (readonly [kind: string, label: string])[],
  skip: (wanted: { moves?: number; until?: readonly string[] }) => void,
): HTMLSelectElement {
  const menu = element('select', 'hand-skip');
  menu.setAttribute('aria-label', says.untilLabel);
  menu.append(
    new Option(says.skipTo, ''),
    ...LEAPS.map((count) => new Option(says.skipMoves(count), String(count))),
    ...milestones.map(([kind, label]) => new Option(says.skipUntil(label), kind)),
    new Option(says.skipToEnd, 'end'),
  );
  menu.addEventListener('change', () => {
    const { value } = menu;
    menu.value = '';
    if (value === 'end') skip({});
    else if (/^\d+$/.test(value)) skip({ moves: Number(value) });
    else if (value) skip({ until: [value] });
  });
  return menu;
}

/** A button with the key that does the same. */
function keyed(className: string, text: string, key: string, act: () => void, title = ''): HTMLButtonElement {
  const button = actionButton(className ? `btn.txt.${className}` : 'btn.txt', '', act);
  button.append(element('span', '', text));
  button.dataset.key = key;
  button.title = title;
  return button;
}
