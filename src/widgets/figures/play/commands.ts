/** What a key does on the Play page, beside writing digits and walking in the grid. */
export type PlayCommand =
  | 'hint'
  | 'hint-back'
  | 'close-hint'
  | 'undo'
  | 'redo'
  | 'clear'
  | 'other-mode'
  | 'digit-mode'
  | 'corner-mode'
  | 'check'
  | 'check-cell'
  | 'mark-all'
  | 'own'
  | 'keys';

const letters: Readonly<Record<string, readonly [plain: PlayCommand, shifted: PlayCommand]>> = {
  h: ['hint', 'hint-back'],
  k: ['check', 'check-cell'],
  m: ['mark-all', 'mark-all'],
  t: ['own', 'own'],
  x: ['corner-mode', 'corner-mode'],
  z: ['digit-mode', 'digit-mode'],
};

const others: Readonly<Record<string, PlayCommand>> = {
  Escape: 'close-hint',
  Backspace: 'clear',
  Delete: 'clear',
  '0': 'clear',
  ' ': 'other-mode',
  '?': 'keys',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command of a key press. What is a symbol of the puzzle writes: a command on that letter then takes Ctrl. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, symbols: readonly string[]): PlayCommand | undefined {
  if (altKey) return undefined;
  const withCtrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (withCtrl && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (withCtrl && letter === 'y') return 'redo';
  const isSymbol = symbols.some((symbol) => symbol.toLowerCase() === letter);
  if (withCtrl !== isSymbol) return undefined;
  return letters[letter]?.[shiftKey ? 1 : 0] ?? (isSymbol ? undefined : others[key]);
}

/** With Ctrl these are the browser's, or another command's. */
const NOT_WITH_CTRL = ['T', 'Z'];

/** How a command's key ('H', '⇧ H', 'Esc') is pressed on a puzzle with these symbols: 'Ctrl H' where H is one of them. '' when no key does it. */
export function pressOf(key: string, symbols: readonly string[]): string {
  const letter = /^(?:⇧ )?([A-Z])$/.exec(key)?.[1];
  if (!letter || !symbols.some((symbol) => symbol.toUpperCase() === letter)) return key;
  return NOT_WITH_CTRL.includes(letter) ? '' : `Ctrl ${key}`;
}
