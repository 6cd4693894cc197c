/*
 * A dead end of a search that learns, and the digits that a reader blames for it. Digits are called by their cells, since a cell has one.
 */

/** A digit that was placed after a guess. */
export interface Placed {
  readonly cell: number;
  readonly digit: number;
  /** The guess since which it is there, from 1. */
  readonly level: number;
  readonly isGuess: boolean;
  /** The digits it follows from, besides what holds without any guess. */
  readonly from: readonly number[];
}

export interface DeadEnd {
  /** The cell without a digit. */
  readonly cell: number;
  /** The digits that leave it none, besides what holds without any guess. */
  readonly from: readonly number[];
  /** In the order in which they were placed. */
  readonly placed: readonly Placed[];
  /** The digits of the note that the search writes. */
  readonly note: readonly number[];
}

/** What ringed digits are worth as a note. */
export type Judgement =
  | { readonly kind: 'none' }
  /** A digit that has no part in the dead end. */
  | { readonly kind: 'idle'; readonly cell: number }
  /** A guess that leads to the dead end past the rings, by way of other digits. */
  | { readonly kind: 'leak'; readonly guess: number; readonly by: readonly number[] }
  /** A digit without which the others are enough. */
  | { readonly kind: 'spare'; readonly cell: number }
  /** Several digits of the newest guess. */
  | { readonly kind: 'several'; readonly cells: readonly number[] }
  /** A good note, and the guess that it leads back to. */
  | { readonly kind: 'good'; readonly isSearchs: boolean; readonly to: number };

export const placedAt = ({ placed }: DeadEnd, cell: number): Placed | undefined => placed.find((each) => each.cell === cell);

/** The newest guess. */
export const levelOf = ({ placed }: DeadEnd): number => Math.max(0, ...placed.map(({ level }) => level));

/** The digits that are met on the way back from the dead end, when the ringed ones are not gone past. */
export function inside(end: DeadEnd, ringed: ReadonlySet<number>): Set<number> {
  const met = new Set<number>();
  for (const queue = [...end.from]; queue.length > 0; ) {
    const cell = queue.pop()!;
    if (ringed.has(cell) || met.has(cell)) continue;
    met.add(cell);
    queue.push(...placedAt(end, cell)!.from);
  }
  return met;
}

/** A way from the dead end back to a guess past the rings: the guess is its last cell. Undefined when there is none. */
function wayPast(end: DeadEnd, ringed: ReadonlySet<number>): readonly number[] | undefined {
  const seen = new Set<number>();
  // The shortest way says the most.
  for (const queue = end.from.map((cell) => [cell]); queue.length > 0; ) {
    const way = queue.shift()!;
    const cell = way.at(-1)!;
    if (ringed.has(cell) || seen.has(cell)) continue;
    seen.add(cell);
    const { isGuess, from } = placedAt(end, cell)!;
    if (isGuess) return way;
    queue.push(...from.map((each) => [...way, each]));
  }
  return undefined;
}

const without = (ringed: ReadonlySet<number>, cell: number): Set<number> => new Set([...ringed].filter((each) => each !== cell));

const isSame = (note: readonly number[], ringed: ReadonlySet<number>) =>
  note.length === ringed.size && note.every((cell) => ringed.has(cell));

export function judge(end: DeadEnd, ringed: ReadonlySet<number>): Judgement {
  if (ringed.size === 0) return { kind: 'none' };
  const all = inside(end, new Set());
  const idle = [...ringed].find((cell) => !all.has(cell));
  if (idle !== undefined) return { kind: 'idle', cell: idle };
  const way = wayPast(end, ringed);
  if (way) return { kind: 'leak', guess: way.at(-1)!, by: way.slice(0, -1).toReversed() };
  const spare = [...ringed].find((cell) => !wayPast(end, without(ringed, cell)));
  if (spare !== undefined) return { kind: 'spare', cell: spare };
  const newest = [...ringed].filter((cell) => placedAt(end, cell)!.level === levelOf(end));
  if (newest.length > 1) return { kind: 'several', cells: newest };
  const earlier = [...without(ringed, newest[0]!)].map((cell) => placedAt(end, cell)!.level);
  return { kind: 'good', isSearchs: isSame(end.note, ringed), to: Math.max(0, ...earlier) };
}

/** An arrow between two digits, or from a digit to the dead cell. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
}

/** What leads to the dead end: from each digit to those that follow from it. */
export function arrowsTo(end: DeadEnd): Arrow[] {
  const all = inside(end, new Set());
  const between = [...all].flatMap((to) => placedAt(end, to)!.from.map((from) => ({ from, to })));
  return [...end.from.map((from) => ({ from, to: end.cell })), ...between];
}
