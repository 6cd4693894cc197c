import { store, stored } from './browser.ts';
import { embedded } from './in-view.ts';

const NAME = 'read-places';

/** Where a reader was last in a chapter. */
export interface ReadPlace {
  /** The heading's id and text. */
  readonly at: string;
  readonly heading: string;
  /** Whether the end has ever been reached. */
  readonly read: boolean;
}

const isPlace = (value: unknown): value is ReadPlace => {
  const { at, heading, read } = (value ?? {}) as Partial<Record<keyof ReadPlace, unknown>>;
  return typeof at === 'string' && typeof heading === 'string' && typeof read === 'boolean';
};

/** By chapter: what the browser has kept. */
export function readPlaces(): ReadonlyMap<string, ReadPlace> {
  try {
    const kept: unknown = JSON.parse(stored(NAME) ?? '{}');
    return new Map(Object.entries(kept as object).filter((entry): entry is [string, ReadPlace] => isPlace(entry[1])));
  } catch {
    return new Map();
  }
}

/** Keeps that a reader is at a heading of a chapter. A chapter in another page's frame is shown, not read. */
export function keepPlace(chapter: string, heading: HTMLElement, isLast: boolean): void {
  if (embedded()) return;
  const places = new Map(readPlaces());
  const read = isLast || places.get(chapter)?.read === true;
  // The newest is the last one.
  places.delete(chapter);
  places.set(chapter, { at: heading.id, heading: heading.textContent!.trim(), read });
  store(NAME, JSON.stringify(Object.fromEntries(places)));
}
