import { CARVED_SIZES, levelsOfSize } from '../../../engine/generate/carve.card.ts';
import type { Wish } from '../../../engine/generate/generate-puzzle.ts';
import { type Symmetry, symmetries } from '../../../engine/generate/symmetry.ts';
import { levelNames } from '../../../engine/logic/ladder.ts';

/** What the form says, as text. */
export interface WishForm {
  readonly level: string;
  readonly symmetry: string;
  readonly size: string;
}

/** A puzzle that is wanted, with the query of a link that makes it again. */
export interface WantedPuzzle {
  readonly wish: Wish;
  readonly query: string;
  readonly name: string;
}

const USUAL_SIZE = '9';

/** Values that do not exist fall back to usual ones: a link that somebody edited still gives a puzzle. */
export function readWish({ level, symmetry, size }: WishForm, seed: number): WantedPuzzle {
  const layout = (symmetry in symmetries ? symmetry : 'none') as Symmetry;
  const side = CARVED_SIZES.includes(Number(size)) ? size : USUAL_SIZE;
  const offered = levelsOfSize(Number(side));
  const usual = offered.includes('easy') ? 'easy' : offered[0]!;
  const known = offered.find((each) => each === level) ?? usual;
  const query = new URLSearchParams({ level: known, symmetry: layout, size: side, seed: String(seed) }).toString();
  return { wish: { method: 'carve', level: known, symmetry: layout, size: Number(side), seed }, query, name: levelNames[known] };
}

/** What the form says, of a link's query. */
export function formOf(query: URLSearchParams | string): WishForm {
  const values = new URLSearchParams(query);
  const value = (name: string) => values.get(name) ?? '';
  return { level: value('level'), symmetry: value('symmetry'), size: value('size') };
}

/** The wish of a link's query. */
export function wishOf(query: URLSearchParams): WantedPuzzle {
  const seed = Number(query.get('seed'));
  return readWish(formOf(query), Number.isSafeInteger(seed) && seed >= 0 ? seed % 1_000_000_000 : 1);
}
