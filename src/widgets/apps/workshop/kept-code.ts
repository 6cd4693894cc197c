import { store, stored } from '../../ui/browser.ts';

/** The storage keys of a reader's programs: one for each starting point, and one for the latest. */
const nameOf = (start: string) => `bench:${start}`;
const LAST = 'bench';
/** The longest text that is kept: much more than a program. */
const MAX_LENGTH = 200_000;

export const keptCode = (start: string): string | undefined => stored(nameOf(start)) || undefined;

/** Stores a program unless it is the original. */
export function keepCode(start: string, code: string, original: string): void {
  store(LAST, start);
  if (code.length <= MAX_LENGTH) store(nameOf(start), code === original ? '' : code);
}

const puzzleOf = (start: string) => `bench-puzzle:${start}`;

/** The id of the puzzle that was last chosen for a starting point. */
export const keptPuzzle = (start: string): string | undefined => stored(puzzleOf(start)) || undefined;

export const keepPuzzle = (start: string, id: string): void => store(puzzleOf(start), id);

export const lastStart = (): string | null => stored(LAST);
