import { pressOf } from '../../controls/keyboard/symbol-keys.ts';
import { commandOf, type PlayCommand } from './commands.ts';
import { type TypedDigit, typedDigit } from './typed.ts';

interface Uses {
  symbols(): readonly string[];
  /** The chosen cell. */
  cell(): number;
  isPaused(): boolean;
  act(command: PlayCommand): void;
  /** Writes a digit in the chosen cell. `instead` is one that was typed there just before: its symbol was the beginning of this one's. */
  enter(digit: number, otherMode: boolean, instead: number | undefined): void;
}

/** Listens to the keys of the whole page, wherever the focus is, but for those that belong to a dialog or a field. */
export function connectKeys(root: HTMLElement, uses: Uses): void {
  let last: (TypedDigit & { cell: number; otherMode: boolean }) | undefined;
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || (target !== document.body && !root.contains(target))) return;
    if (target.closest('dialog, [popover], input, select, textarea') || uses.isPaused()) return;
    // Escape closes what is open, wherever the focus is: Safari doesn't focus a button that is pressed.
    if (event.key === 'Escape' && root.querySelector(':popover-open')) return;
    const [cell, otherMode] = [uses.cell(), event.shiftKey];
    const before = last?.cell === cell && last.otherMode === otherMode ? last : undefined;
    const typed = event.ctrlKey || event.metaKey || event.altKey ? undefined : typedDigit(uses.symbols(), event, before?.text);
    // The second figure of a number, such as the 0 of 10, is no command.
    const command = typed?.goesOn ? undefined : commandOf(event, uses.symbols());
    // Space presses a focused button.
    if (command === 'other-mode' && target.closest('button, a')) return;
    if (command) {
      last = undefined;
      uses.act(command);
    } else {
      if (!typed) return;
      uses.enter(typed.digit, otherMode, typed.goesOn ? before?.digit : undefined);
      last = { ...typed, cell, otherMode };
    }
    event.preventDefault();
  });
}

/** Writes on every button which key does the same on a puzzle with these symbols, to see and to be heard. */
export function showKeys(root: HTMLElement, symbols: readonly string[]): void {
  for (const shown of root.querySelectorAll<HTMLElement>('kbd')) {
    shown.dataset.key ??= shown.textContent!;
    shown.textContent = pressOf(shown.dataset.key, symbols);
    shown.hidden = shown.textContent === '';
  }
  for (const button of root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    button.dataset.key ??= button.getAttribute('aria-keyshortcuts')!;
    button.setAttribute('aria-keyshortcuts', pressOf(button.dataset.key, symbols).replace(' ', '+').replace('Ctrl', 'Control'));
  }
}
