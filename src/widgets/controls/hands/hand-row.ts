import * as says from '#words/hands.ts';
import type { Gesture } from '../../../engine/algorithm.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { HandWords } from '../../../narration/narrator.ts';
import { actionButton, element } from '../element.ts';

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

/** Keys where nothing is written and two things can be said: no and yes. */
const TWO_KEYS: typeof KEYS = [
  ['ArrowRight', '→'],
  ['ArrowLeft', '←'],
];

/** The things that can be said, from the moves and their names. */
export function sayingsOf(moves: Readonly<Record<string, Gesture>>, words: Pick<HandWords<unknown>, 'moves'>): Saying[] {
  const kinds = Object.keys(moves).filter((kind) => moves[kind] === 'say');
  const labels = [...new Set(kinds.map((kind) => words.moves[kind]!))];
  const alone = labels.length === 2 && kinds.length === Object.keys(moves).length;
  return labels.map((label, index) => {
    const [key, keyName] = (alone ? TWO_KEYS : KEYS)[index]!;
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
  readonly #hint: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #mode: HTMLButtonElement | undefined;
  readonly #takeBack: HTMLButtonElement;
  /** What a digit does. */
  gesture: 'write' | 'strike' = 'write';

  constructor(
    moves: Readonly<Record<string, Gesture>>,
    sayings: readonly Saying[],
    milestones: readonly (readonly [kind: string, label: string])[],
    orders: HandOrders,
  ) {
    const gestures = new Set(Object.values(moves));
    this.gesture = gestures.has('write') ? 'write' : 'strike';
    const digits = element('div', 'hand-digits');
    digits.dataset.part = 'digits';
    if (gestures.has('write') || gestures.has('strike')) this.#moving.append(digits);
    if (gestures.has('write') && gestures.has('strike')) {
      this.#mode = keyed(
        actionButton('btn.txt', says.writeOrStrike.write, () => this.turn()),
        'X',
      );
      this.#mode.title = says.writeOrStrike.key;
      this.#moving.append(this.#mode);
    }
    if (gestures.has('set'))
      this.#moving.append(
        keyed(
          actionButton('btn.txt.go', says.claimSet, () => orders.claim()),
          '↵',
        ),
      );
    for (const { label, kinds, keyName } of sayings)
      this.#moving.append(
        keyed(
          actionButton('btn.txt', label, () => orders.say(kinds)),
          keyName,
        ),
      );
    this.#undo = keyed(
      actionButton('btn.txt.helper', says.undo, () => orders.undo()),
      'Ctrl Z',
    );
    this.#undo.title = says.undoKey;
    this.#hint = keyed(
      actionButton('btn.txt.helper', says.hint, () => orders.hint()),
      'H',
    );
    this.#hint.title = says.hintKey;
    const forMe = keyed(
      actionButton('btn.txt.helper', says.forMe, () => orders.forMe()),
      'G',
    );
    forMe.title = says.forMeKey;
    const skip = element('select', 'hand-skip');
    skip.setAttribute('aria-label', says.untilLabel);
    const options = [
      new Option(says.skipTo, ''),
      ...LEAPS.map((count) => new Option(says.skipMoves(count), String(count))),
      ...milestones.map(([kind, label]) => new Option(says.skipUntil(label), kind)),
      new Option(says.skipToEnd, 'end'),
    ];
    skip.append(...options);
    skip.addEventListener('change', () => {
      const { value } = skip;
      skip.value = '';
      if (value === 'end') orders.skip({});
      else if (/^\d+$/.test(value)) orders.skip({ moves: Number(value) });
      else if (value) orders.skip({ until: [value] });
    });
    this.#moving.append(this.#undo, this.#hint, forMe, skip);
    this.#moving.classList.toggle('crowded', gestures.has('write') && (gestures.has('set') || sayings.length > 2));
    this.#takeBack = keyed(
      actionButton('btn.txt.go', says.takeMineBack, () => orders.takeBack()),
      '↵',
    );
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
    this.#digit = (digit) => orders.digit(digit, this.gesture);
  }

  readonly #digit: (digit: number) => void;

  /** The symbols that can be written. */
  offer(puzzle: Puzzle | undefined): void {
    const digits = this.element.querySelector('[data-part=digits]');
    if (!puzzle || !digits) return;
    const all = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
    digits.classList.toggle('many', all.length > 9);
    digits.replaceChildren(...all.map((digit) => actionButton('btn', symbolOf(puzzle, digit), () => this.#digit(digit))));
  }

  /** Digits write, or strike. */
  turn(): void {
    if (!this.#mode) return;
    this.gesture = this.gesture === 'write' ? 'strike' : 'write';
    this.#mode.firstChild!.textContent = says.writeOrStrike[this.gesture];
    this.element.classList.toggle('striking', this.gesture === 'strike');
  }

  show({ move, slips, hints, undoable }: { move: number; slips: number; hints: number; undoable: boolean }): void {
    this.#stopped.hidden = true;
    this.#moving.hidden = false;
    this.#undo.disabled = !undoable;
    this.#hint.dataset.pressed = String(hints);
    const slipped = element('span', slips > 0 ? 'hand-slips.some' : 'hand-slips', says.slips(slips));
    this.#place.replaceChildren(element('b', '', says.place(move)), slipped);
  }

  /** A wrong move stands: there is only a way back, or out. */
  stop(): void {
    this.#moving.hidden = true;
    this.#stopped.hidden = false;
    this.#takeBack.focus({ preventScroll: true });
  }
}

function keyed(button: HTMLButtonElement, key: string): HTMLButtonElement {
  const label = element('span', '', button.textContent ?? '');
  button.replaceChildren(label);
  button.dataset.key = key;
  return button;
}
