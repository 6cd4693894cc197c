import { linkFaults as words } from '#words/tries/ladder.ts';

/** The position that a link leads to, and what of the link could not be used. */
export interface PositionLink {
  /** Undefined where the link names none that is on the ladder. */
  readonly technique: string | undefined;
  readonly position: number;
  readonly fault: string | undefined;
}

/** Reads an address for the figure with this id: a technique of its ladder, and which of its positions. */
export function positionIn({ search, hash }: Pick<URL, 'search' | 'hash'>, id: string, rungs: readonly string[]): PositionLink {
  // It may lead to another ladder of the page. Without a name the whole ladder is meant.
  if (hash !== `#${id}` && !(hash === '' && id === 'ladder')) return { technique: undefined, position: 0, fault: undefined };
  const query = new URLSearchParams(search);
  const [named, place] = [query.get('technique'), query.get('position')];
  const technique = named !== null && rungs.includes(named) ? named : undefined;
  const isPlace = place === null || /^\d{1,6}$/.test(place);
  if (named !== null && technique === undefined) return { technique, position: 0, fault: words.noTechnique(named.slice(0, MAX_LENGTH)) };
  if (named === null) return { technique, position: 0, fault: place === null ? undefined : words.noName };
  return { technique, position: isPlace ? Number(place) : 0, fault: isPlace ? undefined : words.noPosition(place.slice(0, MAX_LENGTH)) };
}

/** Characters of a link that are said back. */
const MAX_LENGTH = 40;
