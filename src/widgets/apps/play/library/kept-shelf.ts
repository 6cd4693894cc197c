import { practiceNamed } from '../../../runs/links/practice-url.ts';
import { stored } from '../../../ui/browser.ts';
import type { Game } from '../game.ts';
import { type Entry, emptyShelf, gameIn, type Shelf, shelved } from './shelf.ts';

/** The storage key of the library, shared by all windows. Another version would have another key: it must not be written over. */
export const SHELF_KEY = 'sudoscope-library';
const VERSION = 1;

/** Whether a stored entry is whole: one that isn’t is left out, and the others stay. */
function isEntry(entry: Entry | undefined): entry is Entry {
  if (typeof entry?.id !== 'string' || typeof entry.name !== 'string' || typeof entry.at !== 'number') return false;
  try {
    gameIn(entry);
    return true;
  } catch {
    return false;
  }
}

/** The library that this browser keeps. */
export function keptShelf(): Shelf {
  try {
    const { version, entries, dropped } = JSON.parse(stored(SHELF_KEY) ?? 'null') as { version: number } & Shelf;
    return version === VERSION ? { entries: entries.filter(isEntry), dropped: Array.isArray(dropped) ? dropped : [] } : emptyShelf;
  } catch {
    return emptyShelf;
  }
}

/** Keeps the library; gives whether the browser has kept it. */
export function keepShelf(shelf: Shelf): boolean {
  const text = JSON.stringify({ version: VERSION, ...shelf });
  try {
    localStorage.setItem(SHELF_KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** Puts a game and those before it on the shelf that is kept now. Positions that were practised stay out. */
export function shelveAll(game: Game | undefined, now: number): void {
  const shelf = keptShelf();
  let next = shelf;
  let age = 0;
  for (let each = game; each; each = each.former) if (practiceNamed(each.source) === undefined) next = shelved(next, each, now - age++);
  if (next !== shelf) keepShelf(next);
}
