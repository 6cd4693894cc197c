/** The digit of a puzzle with these symbols whose symbol a key has, in either case; 0 where it has none. */
export const digitOfKey = (key: string, symbols: readonly string[]): number =>
  symbols.findIndex((symbol) => symbol.toLowerCase() === key.toLowerCase()) + 1;

/** Whether a key is a symbol of the puzzle: then it writes, and a command on that letter takes Ctrl. */
export const isSymbol = (key: string, symbols: readonly string[]): boolean => digitOfKey(key, symbols) > 0;

/** With Ctrl these are the browser's, or another command's. */
const NOT_WITH_CTRL = ['A', 'C', 'L', 'N', 'P', 'T', 'V', 'X', 'Z'];

/** How a command's key ('H', '⇧ H', 'Esc') is pressed on a puzzle with these symbols: 'Ctrl H' where H is one of them. '' when no key does it. */
export function pressOf(key: string, symbols: readonly string[]): string {
  const letter = /^(?:⇧ )?([A-Z])$/.exec(key)?.[1];
  if (!letter || !isSymbol(letter, symbols)) return key;
  return NOT_WITH_CTRL.includes(letter) ? '' : `Ctrl ${key}`;
}

/** The title of a button, which ends with its key in brackets, on a puzzle with these symbols. */
export const titleOn = (title: string, symbols: readonly string[]): string =>
  title.replace(/ \(((?:⇧ )?[A-Z])\)$/, (_, key: string) => (pressOf(key, symbols) === '' ? '' : ` (${pressOf(key, symbols)})`));

/**
 * Hides what buttons say of keys that write a symbol of the puzzle, and so don't give the command. Returns a function that shows it again.
 */
export function hideTakenKeys(root: Element, symbols: readonly string[]): () => void {
  const taken = [...root.querySelectorAll('kbd')].filter(
    ({ textContent }) => /^[A-Z]$/.test(textContent) && isSymbol(textContent, symbols),
  );
  const buttons = taken.map((key) => key.closest('button')).filter((button) => button !== null);
  const titles = buttons.map(({ title }) => title);
  for (const key of taken) key.hidden = true;
  for (const button of buttons) button.title = button.title.replace(/ \([A-Z]\)$/, '');
  return () => {
    for (const key of taken) key.hidden = false;
    for (const [index, button] of buttons.entries()) button.title = titles[index]!;
  };
}
