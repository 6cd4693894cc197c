/** A digit that was typed. `text` is what was typed so far in this cell; `goesOn` when it takes the place of the digit before it: 1, then 2 for 12. */
export interface TypedDigit {
  readonly digit: number;
  readonly text: string;
  readonly goesOn: boolean;
}

/**
 * The digit that a key writes in a puzzle with these symbols; undefined when it writes none. `before` is the text
 * of the key before it where that was typed in the same cell and in the same mode, for symbols of several characters.
 */
export function typedDigit(symbols: readonly string[], key: Pick<KeyboardEvent, 'key' | 'code'>, before = ''): TypedDigit | undefined {
  for (const character of charactersOf(key)) {
    const longer = before === '' ? -1 : indexOf(symbols, before + character);
    if (longer >= 0) return { digit: longer + 1, text: symbols[longer]!, goesOn: true };
    const alone = indexOf(symbols, character);
    if (alone >= 0) return { digit: alone + 1, text: symbols[alone]!, goesOn: false };
  }
  return undefined;
}

/** The possible meanings of a key: its character; the digit printed on it, which Shift hides; its letter on other keyboards. */
function charactersOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string[] {
  const printed = /^(?:Digit|Numpad)(\d)$|^Key([A-Z])$/.exec(code);
  return [...([...key].length === 1 ? [key] : []), ...(printed ? [(printed[1] ?? printed[2])!] : [])];
}

function indexOf(symbols: readonly string[], text: string): number {
  const exact = symbols.indexOf(text);
  return exact >= 0 ? exact : symbols.findIndex((symbol) => symbol.toLowerCase() === text.toLowerCase());
}
