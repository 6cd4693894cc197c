import { AddressCodec, type Field, optionalField, puzzleField } from './address.ts';

/** The values of a link to Play, unchecked: a wish for a puzzle, with the seed that makes the same one again; or a puzzle. */
export interface PlayState {
  readonly level?: string | undefined;
  readonly symmetry?: string | undefined;
  readonly size?: string | undefined;
  /** Houses besides or in place of the usual ones, `jigsaw`. */
  readonly houses?: string | undefined;
  readonly seed?: string | undefined;
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle?: string | undefined;
}

const optionalPuzzle: Field<string | undefined> = {
  ...puzzleField,
  write: (text) => (text === undefined ? [] : puzzleField.write(text)),
  read: (pieces, _, refuse) => puzzleField.read(pieces, '', refuse),
};

const codec = new AddressCodec<PlayState>({
  level: optionalField('level'),
  symmetry: optionalField('symmetry'),
  size: optionalField('size'),
  houses: optionalField('houses'),
  seed: optionalField('seed'),
  puzzle: optionalPuzzle,
});

/** Reads the query and the fragment of a URL; undefined without a puzzle or a wish. */
export const readPlayUrl = (address: Pick<URL, 'search' | 'hash'>): PlayState | undefined => codec.read(address, {})?.values;

/** The address of a page that takes a puzzle alone, with the text of one, a long one in its fragment. */
export const puzzleUrl = (page: string, text: string): string => codec.write(page, { puzzle: text });

/** A text that is a link to something of this site, wherever it is served, as its request to Play; undefined for any other text. */
export function pastedLink(text: string): PlayState | undefined {
  const link = text.trim();
  if (!/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  const state = readPlayUrl(url);
  if (state?.puzzle) return { puzzle: state.puzzle };
  return state?.seed !== undefined && /\/play\/?$/.test(url.pathname) ? state : undefined;
}
