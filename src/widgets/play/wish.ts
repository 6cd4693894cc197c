import type { Wish } from '../../engine/generate/generate-puzzle.ts';
import { type Symmetry, symmetries } from '../../engine/generate/symmetry.ts';
import { type Level, levelNames, levels } from '../../engine/logic/ladder.ts';

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

const SIZES = ['4', '6', '9'];

/** Values that do not exist fall back to usual ones: a link that somebody edited still gives a puzzle. */
export function readWish({ level, symmetry, size }: WishForm, seed: number): WantedPuzzle {
  const known: Level = levels.find((each) => each === level) ?? 'easy';
  const layout = (symmetry in symmetries ? symmetry : 'none') as Symmetry;
  const side = SIZES.includes(size) ? size : '9';
  const query = new URLSearchParams({ level: known, symmetry: layout, size: side, seed: String(seed) }).toString();
  return { wish: { method: 'carve', level: known, symmetry: layout, size: Number(side), seed }, query, name: levelNames[known] };
}

/** The wish of a link's query. */
export function wishOf(query: URLSearchParams): WantedPuzzle {
  const value = (name: string) => query.get(name) ?? '';
  const seed = Number(value('seed'));
  return readWish(
    { level: value('level'), symmetry: value('symmetry'), size: value('size') },
    Number.isSafeInteger(seed) && seed >= 0 ? seed % 1_000_000_000 : 1,
  );
}
