import * as says from '#words/manual.ts';
import type { Gesture } from '../../../engine/algorithm.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { Idle } from '../../../narration/narrator.ts';
import { pressOf } from '../../controls/keyboard/symbol-keys.ts';
import { actionButton, element } from '../../ui/element.ts';
import { hush, keyed } from './button.ts';
import { idleReason, type Saying } from './sayings.ts';
import { type Skipped, skipMenu } from './skip-menu.ts';

export interface RowCallbacks {
  /** A digit was named: it is written or struck. */
  digit(digit: number, gesture: 'write' | 'strike'): void;
  /** A button was pressed that says one of these kinds of move. */
  say(kinds: readonly string[]): void;
  /** The chosen cells are claimed to be a set. */
  claim(): void;
  undo(): void;
  hint(): void;
  forMe(): void;
  skip(wanted: Skipped): void;
  goOn(): void;
  takeBack(): void;
}

/** What the row shows of the play. */
export interface RowParts {
  readonly move: number;
  readonly slips: number;
  readonly hints: number;
  readonly undoable: boolean;
  /** Why kinds of move cannot come now. */
  readonly idle: Idle;
  /** What Enter claims, and why it cannot now. */
  readonly claim: { readonly text: string; readonly idle: string | undefined };
  /** There are no moves any more. */
  readonly over: boolean;
}

/** The row under a figure in which the reader makes the moves. It takes the place of the transport. */
export class ManualRow {
  readonly element = element('div', 'controls.hand-row');
  readonly #moving = element('div', 'hand-moving');
  readonly #stopped = element('div', 'hand-stopped');
  readonly #place = element('p', 'hand-place');
  readonly #digits = element('div', 'hand-digits');
  readonly #hint: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #forMe: HTMLButtonElement;
  readonly #skip: HTMLSelectElement;
  readonly #mode: HTMLButtonElement | undefined;
  readonly #takeBack: HTMLButtonElement;
  readonly #claim: HTMLButtonElement;
  readonly #sayings: readonly (readonly [HTMLButtonElement, Saying])[];
  readonly #moves: Readonly<Record<string, Gesture>>;
  readonly #orders: RowCallbacks;
  #puzzle: Puzzle | undefined;
  #idle: Idle = {};
  /** What a digit does. */
  gesture: 'write' | 'strike' = 'write';

  constructor(
    moves: Readonly<Record<string, Gesture>>,
    sayings: readonly Saying[],
    milestones: readonly (readonly [kind: string, label: string])[],
    orders: RowCallbacks,
  ) {
    this.#moves = moves;
    this.#orders = orders;
    const gestures = new Set(Object.values(moves));
    this.gesture = gestures.has('write') ? 'write' : 'strike';
    if (gestures.has('write') || gestures.has('strike')) this.#moving.append(this.#digits);
    if (gestures.has('write') && gestures.has('strike')) {
      this.#mode = keyed('', says.writeOrStrike.write, 'X', () => this.turn(), says.writeOrStrike.key);
      this.#moving.append(this.#mode);
    }
    this.#claim = keyed('go', says.claimSet, '↵', () => orders.claim(), says.claimKey);
    if (gestures.has('set')) this.#moving.append(this.#claim);
    this.#sayings = sayings.map((saying) => {
      const { label, kinds, keyName, about } = saying;
      return [keyed('', label, keyName, () => orders.say(kinds), says.withKey(about, keyName)), saying];
    });
    this.#undo = keyed('helper', says.undo, 'Ctrl Z', () => orders.undo(), says.undoKey);
    this.#hint = keyed('helper', says.hint, 'H', () => orders.hint(), says.hintKey);
    this.#forMe = keyed('helper', says.forMe, 'G', () => orders.forMe(), says.forMeKey);
    this.#skip = skipMenu(milestones, (wanted) => orders.skip(wanted));
    this.#moving.append(
      ...this.#sayings.map(([button]) => button),
      element('i', 'hand-break'),
      this.#undo,
      this.#hint,
      this.#forMe,
      this.#skip,
    );
    this.#moving.classList.toggle('crowded', gestures.has('write') && (gestures.has('set') || sayings.length > 2));
    this.#takeBack = keyed('go', says.takeMineBack, '↵', () => orders.takeBack(), says.takeMineBackKey);
    const goOn = actionButton('btn.txt', says.goOnAlone, () => orders.goOn());
    goOn.title = says.goOnAloneKey;
    this.#stopped.append(this.#takeBack, goOn);
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
    this.#puzzle = puzzle;
    const all = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
    this.#digits.classList.toggle('many', all.length > 9);
    const button = (digit: number) => actionButton('btn', symbolOf(puzzle, digit), () => this.#orders.digit(digit, this.gesture));
    this.#digits.replaceChildren(...all.map(button));
    for (const { dataset } of this.element.querySelectorAll<HTMLElement>('[data-key]')) dataset.key = pressOf(dataset.key!, puzzle.symbols);
    this.#nameDigits();
  }

  /** Digits write, or strike. */
  turn(gesture: 'write' | 'strike' = this.gesture === 'write' ? 'strike' : 'write'): void {
    if (!this.#mode) return;
    this.gesture = gesture;
    this.#mode.firstChild!.textContent = says.writeOrStrike[this.gesture];
    this.element.classList.toggle('striking', this.gesture === 'strike');
    this.#nameDigits();
  }

  /** What a press of a digit does, or why it cannot come. */
  #nameDigits(): void {
    const why = this.idleOf(this.gesture);
    for (const [index, button] of [...this.#digits.querySelectorAll('button')].entries()) {
      button.dataset.does = says.digitKey(symbolOf(this.#puzzle!, index + 1), this.gesture);
      hush(button, why);
    }
  }

  /** Why no move of this gesture can come now; undefined where one can. */
  idleOf(gesture: Gesture): string | undefined {
    const kinds = Object.keys(this.#moves).filter((kind) => this.#moves[kind] === gesture);
    return kinds.length === 0 ? undefined : idleReason(this.#idle, kinds);
  }

  show({ move, slips, hints, undoable, idle, claim, over }: RowParts): void {
    this.#stopped.hidden = true;
    this.#moving.hidden = false;
    this.#idle = idle;
    this.#undo.disabled = !undoable;
    for (const helper of [this.#hint, this.#forMe, this.#skip]) helper.disabled = over;
    for (const [button, { kinds }] of this.#sayings) hush(button, idleReason(idle, kinds));
    this.#claim.firstChild!.textContent = claim.text;
    hush(this.#claim, claim.idle);
    this.#nameDigits();
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
  return [element('b', '', says.place(move)), element('span', slips > 0 ? 'hand-slips.some' : 'hand-slips', says.mistakes(slips))];
}
