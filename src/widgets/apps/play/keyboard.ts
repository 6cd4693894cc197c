import { pressOf } from '../../controls/keyboard/symbol-keys.ts';
import { commandAlong, commandOf, type PlayCommand } from './commands.ts';
import type { Mode } from './pad.ts';
import { type TypedDigit, typedDigit } from './typed.ts';

interface Uses {
  /** Puts the focus on the chosen cell. */
  focus(): void;
  symbols(): readonly string[];
  /** The chosen cell. */
  cell(): number;
  isPaused(): boolean;
  /** Whether the argument of a hint is followed, for which arrows do. */
  isAlong(): boolean;
  act(command: PlayCommand): void;
  /** Enters a digit in the chosen cell, as a held key says or, without one, as the mode does. `instead` is one that was typed there just before: its symbol was the beginning of this one's. */
  enter(digit: number, mode: Mode | undefined, instead: number | undefined): void;
  /** The key of a digit is held down; 0 when it is let go. */
  lookFor(digit: number): void;
}

/** What a held key makes of a digit. */
const heldMode = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): Mode | undefined =>
  altKey ? 'strike' : ctrlKey || metaKey ? 'centre' : shiftKey ? 'corner' : undefined;

/** With Ctrl and Alt only figures are marks: letters are commands of the browser. */
const isFigure = ({ code }: KeyboardEvent) => /^(Digit|Numpad)\d$/.test(code);

const isArrow = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey && /^Arrow/.test(key);

/** Listens to the keys of the whole page, wherever the focus is, but for those that belong to a dialog or a field. */
export function connectKeys(root: HTMLElement, uses: Uses): void {
  let last: (TypedDigit & { cell: number; mode: Mode | undefined }) | undefined;
  // Before the grid takes the arrows.
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      if (!uses.isAlong() || uses.isPaused() || (target !== document.body && !root.contains(target))) return;
      if (target.closest('dialog, [popover], input, select, textarea')) return;
      const command = commandAlong(event, uses.symbols());
      if (!command) return;
      uses.act(command);
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || (target !== document.body && !root.contains(target))) return;
    if (target.closest('dialog, [popover], input, select, textarea') || uses.isPaused()) return;
    // Escape closes what is open, wherever the focus is: Safari doesn't focus a button that is pressed.
    if (event.key === 'Escape' && root.querySelector(':popover-open')) return;
    // Before anything has the focus, as on arrival, the arrows go from the chosen cell.
    if (target === document.body && isArrow(event)) {
      uses.focus();
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', event));
      event.preventDefault();
      return;
    }
    const [cell, mode] = [uses.cell(), heldMode(event)];
    const before = last?.cell === cell && last.mode === mode ? last : undefined;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const typed = isPlain || isFigure(event) ? typedDigit(uses.symbols(), event, before?.text) : undefined;
    // The second figure of a number, such as the 0 of 10, is no command.
    const command = typed?.goesOn ? undefined : commandOf(event, uses.symbols());
    // Space presses a focused button.
    if (command === 'other-mode' && target.closest('button, a')) return;
    if (command) {
      last = undefined;
      uses.act(command);
    } else {
      if (!typed) return;
      if (event.repeat) {
        uses.lookFor(typed.digit);
        event.preventDefault();
        return;
      }
      uses.enter(typed.digit, mode, typed.goesOn ? before?.digit : undefined);
      last = { ...typed, cell, mode };
    }
    event.preventDefault();
  });
  document.addEventListener('keyup', () => uses.lookFor(0));
  window.addEventListener('blur', () => uses.lookFor(0));
}

/** Writes on every button which key does the same on a puzzle with these symbols, to see and to be heard. */
export function showKeys(root: HTMLElement, symbols: readonly string[]): void {
  for (const shown of root.querySelectorAll<HTMLElement>('kbd')) {
    shown.dataset.key ??= shown.textContent!;
    shown.textContent = pressOf(shown.dataset.key, symbols);
    // The keys of modes have no room for Ctrl.
    shown.hidden = shown.textContent === '' || (shown.textContent.length > 1 && shown.closest('.modes') !== null);
  }
  for (const button of root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    button.dataset.key ??= button.getAttribute('aria-keyshortcuts')!;
    button.setAttribute('aria-keyshortcuts', pressOf(button.dataset.key, symbols).replace(' ', '+').replace('Ctrl', 'Control'));
  }
}
