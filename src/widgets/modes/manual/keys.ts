import { digitOfKey, isSymbol } from '../../controls/keyboard/symbol-keys.ts';
import { isTaken } from '../../ui/keys.ts';
import type { Saying } from './sayings.ts';

/** What keys bring about while the reader makes the moves. */
export interface KeyCallbacks {
  undo(): void;
  takeBack(): void;
  leave(): void;
  digit(digit: number): void;
  say(kinds: readonly string[]): void;
  claim(): void;
  /** Picks the cell that has the focus, where cells are picked; false where that is not so. */
  pickFocused(): boolean;
  hint(): void;
  forMe(): void;
  rules(): void;
  turn(): void;
  /** Where chance decides: the run goes on as it drew, or follows the reader. */
  keepDraws(): void;
}

/** What the mode stands at when a key is pressed. */
export interface KeyContext {
  readonly stopped: boolean;
  readonly busy: boolean;
  /** The symbols that can be written; none where nothing can. What is one of them writes: a command on that letter takes Ctrl. */
  readonly symbols: readonly string[];
  /** Whether Enter claims something. */
  readonly claims: boolean;
}

/** What a key does while the reader makes the moves. False when it was not for the mode; otherwise nothing else is to be done with it. */
export function pressManualKey(event: KeyboardEvent, place: KeyContext, sayings: readonly Saying[], orders: KeyCallbacks): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') orders.undo();
  // Escape leads out of the cells of any grid; here it leads further.
  else if (event.key === 'Escape' && place.stopped) orders.takeBack();
  else if (event.key === 'Escape') orders.leave();
  else if ((isTaken(event) && !isCommand(event, place)) || place.busy) return false;
  else if (place.stopped) {
    const digit = digitOfKey(event.key, place.symbols);
    if (digit > 0 && !event.repeat) orders.digit(digit);
    else if (event.key === 'Backspace' || (event.key === 'Enter' && !onButton(event))) orders.takeBack();
    else return false;
  } else if (!move(event, place, sayings, orders)) return false;
  event.preventDefault();
  return true;
}

const onButton = ({ target }: KeyboardEvent) => (target as Element).closest('button') !== null;

/** Whether a letter that would write a symbol was pressed with Ctrl, and so means its command. */
const isCommand = (event: KeyboardEvent, { symbols }: KeyContext) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.defaultPrevented && isSymbol(event.key, symbols);

/** A key that makes a move, or helps with one. */
function move(event: KeyboardEvent, place: KeyContext, sayings: readonly Saying[], orders: KeyCallbacks): boolean {
  const { key } = event;
  const digit = isCommand(event, place) ? 0 : digitOfKey(key, place.symbols);
  const saying = sayings.find((each) => each.key === (key.length === 1 ? key.toLowerCase() : key));
  if (digit > 0) orders.digit(digit);
  else if (saying && !event.repeat) orders.say(saying.kinds);
  else if (key === 'Enter' && place.claims && !onButton(event)) orders.claim();
  else if (key !== ' ' || !orders.pickFocused()) {
    const letters: Readonly<Record<string, () => void>> = {
      h: orders.hint,
      g: orders.forMe,
      r: orders.rules,
      x: orders.turn,
      d: orders.keepDraws,
    };
    const act = letters[key.toLowerCase()];
    // A key of the transport does nothing while the reader makes the moves.
    if (!act) return /^(Arrow|Home|End|Page|[[\] pPsStT+=-]$)/.test(key) && !onButton(event);
    act();
  }
  return true;
}
