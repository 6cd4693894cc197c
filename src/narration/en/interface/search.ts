import { counted } from '../../sentence.ts';

/** What the search of the site says. */

export const notLoaded = 'the texts could not be loaded';
export const found = (places: number): string => (places === 0 ? 'Nothing has these words.' : `${counted(places, 'place')}.`);
