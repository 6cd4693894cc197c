import measured from '../../../content/data/edge.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';

/*
 * Where the edge is: what a search does as grids have fewer and fewer givens, measured by research/edge.ts.
 */

export const SIZES: readonly number[] = measured.rows.map(({ size }) => size);
/** In percent of the cells, from the fewest. */
export const SHARES: readonly number[] = measured.rows[0]!.points.map(({ share }) => share);
export const [FEWEST, MOST, STEP] = [SHARES[0]!, SHARES.at(-1)!, SHARES[1]! - SHARES[0]!];
export const { instances: INSTANCES, limit: LIMIT } = measured;

const rowOf = (size: number) => measured.rows.find((row) => row.size === size)!;
const pointOf = (size: number, share: number) => rowOf(size).points.find((point) => point.share === share)!;

/** The choices that each run took back, the run that is drawn first; null where it was stopped. */
export const takenBack = (size: number, share: number): readonly (number | null)[] => pointOf(size, share).takenBack;

/** What half of the runs took back at most; one that was stopped took back more than any. */
export const typical = (size: number, share: number): number =>
  medianOf(takenBack(size, share).map((count) => count ?? Number.POSITIVE_INFINITY))!;

export const unfinished = (size: number, share: number): number => takenBack(size, share).filter((count) => count === null).length;

/** The cells that are open before the search begins. */
export const openAt = (size: number, share: number): number => size ** 2 - Math.round((size ** 2 * share) / 100);

/** How many of them half of the runs filled at most before their first guess. */
export const filled = (size: number, share: number): number => medianOf(pointOf(size, share).filled)!;
export const filledShare = (size: number, share: number): number => filled(size, share) / openAt(size, share);

/** How many of them the run that is drawn filled before its first guess. */
export const filledFirst = (size: number, share: number): number => pointOf(size, share).filled[0]!;

/** The cells of the run that is drawn: '#' is given, '+' is filled before the first guess, and '.' is open then. */
export const cellsOf = (size: number, share: number): string => pointOf(size, share).cells;

/** The puzzle of the run that is drawn, as text. */
export const puzzleOf = (size: number, share: number): string =>
  [...cellsOf(size, share)].map((state, cell) => (state === '#' ? rowOf(size).full[cell]! : '.')).join('');

/** Beyond the edge, half of the runs have to guess while most of the open cells are still open. */
export const isBeyond = (size: number, share: number): boolean => filledShare(size, share) < 0.5;

/** The largest share beyond the edge: the edge is between it and the next larger one. */
export const edgeOf = (size: number): number => SHARES.findLast((share) => isBeyond(size, share))!;

/** What is looked at, and how far down the reader has gone with each size. */
export interface Search {
  readonly size: number;
  readonly share: number;
  readonly lowest: Readonly<Record<number, number>>;
  /** The sizes at whose edge the reader was. */
  readonly found: readonly number[];
}

/** At the size that has both sides of the edge, and something to pay beyond it. */
export const atStart = (): Search => ({ size: 16, share: MOST, lowest: Object.fromEntries(SIZES.map((size) => [size, MOST])), found: [] });

/** To another share, past all between. An edge that is only passed isn't found. */
export function movedTo(search: Search, share: number): Search {
  const { size, lowest, found } = search;
  const isNew = share === edgeOf(size) && !found.includes(size);
  return {
    ...search,
    share,
    lowest: { ...lowest, [size]: Math.min(lowest[size]!, share) },
    found: isNew ? SIZES.filter((each) => each === size || found.includes(each)) : found,
  };
}

/** To another size, where the reader left it. */
export const turnedTo = (search: Search, size: number): Search => ({ ...search, size, share: search.lowest[size]! });

/** The shares of a size that were passed, from the fewest givens. */
export const seenOf = ({ lowest }: Search, size: number): readonly number[] => SHARES.filter((share) => share >= lowest[size]!);

export const isFound = ({ found }: Search, size: number): boolean => found.includes(size);
/** Whether the reader is beyond an edge without having been at it. */
export const isPast = (search: Search): boolean => !isFound(search, search.size) && search.share < edgeOf(search.size);
