import { store, stored } from '../../ui/browser.ts';

/** What this browser keeps of a reader's programs: one for each starting point, and which of them was worked on last. */
const nameOf = (start: string) => `bench:${start}`;
const LAST = 'bench';
/** Much more than a program: a text like that is not kept. */
const MAX_LENGTH = 200_000;

export const keptCode = (start: string): string | undefined => stored(nameOf(start)) || undefined;

/** Keeps a program; the original is not worth keeping. */
export function keepCode(start: string, code: string, original: string): void {
  store(LAST, start);
  if (code.length <= MAX_LENGTH) store(nameOf(start), code === original ? '' : code);
}

export const lastStart = (): string | null => stored(LAST);
