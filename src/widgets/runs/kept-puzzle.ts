import { store, stored } from '../ui/browser.ts';

/** The storage key of the puzzle that the reader has made and kept, shared by all pages. */
const KEPT = 'sudoscope-own-puzzle';

/** The puzzle that the reader has made and kept, a character a cell; undefined where there is none. */
export const keptPuzzle = (): string | undefined => stored(KEPT) || undefined;

export const keepPuzzle = (text: string): void => store(KEPT, text);

export const dropPuzzle = (): void => store(KEPT, '');

/** How many givens such a text has. */
export const givensOfText = (text: string): number => text.replace(/[^1-9]/g, '').length;
