import { isSymbol } from '../../controls/keyboard/symbol-keys.ts';

/** The commands of keys on the Play page, apart from writing digits and moving in the grid. */
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
  | 'centre-mode'
  | 'strike-mode'
  | 'colour-mode'
  | 'tint-mode'
  | 'another'
  | 'turn'
  | 'link-next'
  | 'link-back'
  | 'link-first'
  | 'link-last'
  | 'check'
  | 'check-cell'
  | 'mark-all'
  | 'ahead'
  | 'open-elsewhere'
  | 'own'
  | 'points'
  | 'steps'
  | 'two-left'
  | 'keys';

const letters: Readonly<Record<string, readonly [plain: PlayCommand, shifted: PlayCommand]>> = {
  c: ['centre-mode', 'centre-mode'],
  a: ['ahead', 'open-elsewhere'],
  b: ['colour-mode', 'colour-mode'],
  f: ['two-left', 'two-left'],
  h: ['hint', 'hint-back'],
  k: ['check', 'check-cell'],
  l: ['tint-mode', 'tint-mode'],
  m: ['mark-all', 'mark-all'],
  n: ['another', 'another'],
  p: ['points', 'points'],
  s: ['steps', 'steps'],
  t: ['own', 'own'],
  v: ['strike-mode', 'strike-mode'],
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

/** With Ctrl these letters belong to the browser: they copy, cut and paste. */
const NOT_WITH_CTRL = ['a', 'c', 'f', 'l', 'n', 'p', 's', 'v', 'x'];

/** What arrows do while the argument of a hint is followed. */
const along: Readonly<Record<string, PlayCommand>> = {
  ArrowRight: 'link-next',
  ArrowLeft: 'link-back',
  Home: 'link-first',
  End: 'link-last',
  t: 'turn',
};

/** Returns the command of a key press while the argument of a hint is followed; undefined for keys that do what they always do. */
export function commandAlong({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, symbols: readonly string[]): PlayCommand | undefined {
  return ctrlKey || metaKey || altKey || shiftKey || isSymbol(key, symbols) ? undefined : along[key];
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns the command of a key press. A symbol of the puzzle writes, so a command on that letter takes Ctrl. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, symbols: readonly string[]): PlayCommand | undefined {
  if (altKey) return undefined;
  const withCtrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (withCtrl && letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (withCtrl && letter === 'y') return 'redo';
  const writes = isSymbol(key, symbols);
  if (withCtrl !== writes || (withCtrl && NOT_WITH_CTRL.includes(letter))) return undefined;
  return letters[letter]?.[shiftKey ? 1 : 0] ?? (writes ? undefined : others[key]);
}
