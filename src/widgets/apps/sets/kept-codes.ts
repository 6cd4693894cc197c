import { store, stored } from '../../ui/browser.ts';

/** Where the browser keeps the codes that a teacher has pasted. */
const PLACE = 'sudoscope-set-codes';

export const keptCodes = (): string => stored(PLACE) ?? '';

/** Keeps the codes in place of those before; says whether they are kept. */
export function keepCodes(text: string): boolean {
  store(PLACE, text);
  return keptCodes() === text;
}
