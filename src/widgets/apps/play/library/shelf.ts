import { packedText, unpackedText } from '../../../../engine/envelope/packed-text.ts';
import { printPuzzle } from '../../../../engine/formats/read.ts';
import { allLevels, type Level, levelNames } from '../../../../engine/logic/ladder.ts';
import { placedAtFirst } from '../../../../engine/logic/position.ts';
import { hashOf } from '../../../../narration/dealt.ts';
import { type Game, isSolved } from '../game.ts';
import { gameOf, plainOf } from '../game-text.ts';

/** A puzzle of the library with the player’s game of it. */
export interface Entry {
  readonly id: string;
  /** '' where the player gave it none. */
  readonly name: string;
  /** When it was played or imported last, in milliseconds since 1970. */
  readonly at: number;
  readonly size: number;
  readonly givens: number;
  /** Absent where it has none. */
  readonly cages?: number;
  /** The name of its level; undefined where that isn’t known. */
  readonly level: string | undefined;
  /** How many of the cells that were open are filled. */
  readonly filled: number;
  readonly open: number;
  readonly solved: boolean;
  /** Absent while the score isn’t known, and in entries kept before scores were. */
  readonly score?: number;
  /** How many moments of the game have a name. */
  readonly points?: number;
  readonly seconds: number;
  /** How many moves were made, those included that were taken back. */
  readonly moves: number;
  /** The game as packed text. */
  readonly packed: string;
}

/** A game that was taken from the shelf, and how many moves it had: it comes back when it is played on. */
interface Dropped {
  readonly id: string;
  readonly moves: number;
}

export interface Shelf {
  readonly entries: readonly Entry[];
  readonly dropped: readonly Dropped[];
}

export const emptyShelf: Shelf = { entries: [], dropped: [] };

/** The most characters of a name. */
export const MAX_NAME = 80;
export const MAX_ENTRIES = 400;
const MAX_DROPPED = 200;
/** The most bytes that a game unpacks to. */
const MAX_GAME = 5_000_000;

export const gameIn = ({ packed }: Pick<Entry, 'packed'>): Game => gameOf(JSON.parse(unpackedText(packed, MAX_GAME)));

const short = (text: string): string => hashOf(text).toString(36);

/** A game’s name on the shelf. Games of a puzzle that begin with other moves are others. */
const idOf = ({ puzzle, deeds }: Game): string =>
  `${short(printPuzzle({ puzzle }, 'compact'))}-${deeds[0] ? short(JSON.stringify(deeds[0])) : '0'}`;

/** Whether an entry has this game, or one that began like it. */
export const isOf = ({ id }: Entry, game: Game): boolean => id.startsWith(idOf(game));

/** What there is of a game: it grows with all that is done in it, and with each moment that gets a name. */
const movesOf = ({ deeds, done, undone, points }: Game): number => deeds.length + done.length + undone.length + points.length;

function entryOf(game: Game, id: string, name: string, at: number): Entry {
  const { puzzle, digits, grade, seconds, points } = game;
  const first = placedAtFirst(puzzle);
  const isOpen = (cell: number) => first[cell] === 0;
  const level = grade?.solved ? levelNames[grade.level as Level] : undefined;
  return {
    id,
    name,
    at,
    size: puzzle.grid.size,
    givens: puzzle.givens.filter((digit) => digit !== 0).length,
    level,
    filled: digits.filter((digit, cell) => digit !== 0 && isOpen(cell)).length,
    open: digits.filter((_, cell) => isOpen(cell)).length,
    solved: isSolved(game),
    seconds,
    ...(grade?.solved && { score: grade.score }),
    ...(puzzle.cages.length > 0 && { cages: puzzle.cages.length }),
    ...(points.length > 0 && { points: points.length }),
    moves: movesOf(game),
    packed: packedText(JSON.stringify(plainOf(game))),
  };
}

const at = <Value>(list: readonly Value[], index: number, value: Value) => [...list.slice(0, index), value, ...list.slice(index + 1)];

/** Whether a game’s record begins with all that another’s has. */
const goesOn = (later: Game, earlier: Game): boolean =>
  later.deeds.length >= earlier.deeds.length &&
  JSON.stringify(later.deeds.slice(0, earlier.deeds.length)) === JSON.stringify(earlier.deeds);

/** What became of a game that was put on the shelf. */
export type Put = { readonly shelf: Shelf; readonly did: 'added' | 'continued' | 'there' };

/**
 * Puts a game on the shelf: in place of the one that it goes on from, and else beside all others. One that the shelf has with as many moves
 * or more stays as it is; nothing is lost.
 */
export function put(shelf: Shelf, game: Game, now: number, name = ''): Put {
  const id = idOf(game);
  const untouched = `${id.split('-')[0]}-0`;
  const { entries } = shelf;
  // Of a game that the shelf has under the same name with other moves, each has a number.
  for (let number = 1; ; number++) {
    const place = number === 1 ? id : `${id}-${number}`;
    const index = entries.findIndex((entry) => entry.id === place || (number === 1 && entry.id === untouched));
    const entry = entries[index];
    if (!entry)
      return { shelf: trimmed({ ...shelf, entries: [...entries, entryOf(game, place, name.slice(0, MAX_NAME), now)] }), did: 'added' };
    const earlier = gameIn(entry);
    const made = entryOf(game, place, entry.name || name.slice(0, MAX_NAME), now);
    if (goesOn(earlier, game) && entry.moves >= made.moves) return { shelf, did: 'there' };
    if (goesOn(game, earlier)) return { shelf: { ...shelf, entries: at(entries, index, made) }, did: 'continued' };
  }
}

/**
 * Puts a game that was played on the shelf, unless it was deleted and hasn’t been touched since. A puzzle that the reader brought is there
 * from the start: nothing else makes it again.
 */
export function shelved(shelf: Shelf, game: Game, now: number): Shelf {
  const moves = movesOf(game);
  if ((moves === 0 && game.source !== '') || shelf.dropped.some((dropped) => dropped.id === idOf(game) && dropped.moves === moves))
    return shelf;
  return put(shelf, game, now).shelf;
}

/** When there are too many, the oldest solved ones are forgotten; one that isn’t solved never is. */
function trimmed(shelf: Shelf): Shelf {
  const excess = shelf.entries.length - MAX_ENTRIES;
  if (excess <= 0) return shelf;
  const solved = shelf.entries.filter((entry) => entry.solved).sort((a, b) => a.at - b.at);
  const gone = new Set(solved.slice(0, excess));
  return { ...shelf, entries: shelf.entries.filter((entry) => !gone.has(entry)) };
}

export const renamed = (shelf: Shelf, id: string, name: string): Shelf => ({
  ...shelf,
  entries: shelf.entries.map((entry) => (entry.id === id ? { ...entry, name: name.trim().slice(0, MAX_NAME) } : entry)),
});

/** Takes an entry from the shelf. */
export function dropped(shelf: Shelf, { id, moves }: Entry): Shelf {
  const others = shelf.dropped.filter((each) => each.id !== id);
  return { entries: shelf.entries.filter((entry) => entry.id !== id), dropped: [...others, { id, moves }].slice(-MAX_DROPPED) };
}

/** Puts an entry back that was taken from the shelf. */
export const restored = (shelf: Shelf, entry: Entry): Shelf => ({
  entries: [...shelf.entries.filter(({ id }) => id !== entry.id), entry],
  dropped: shelf.dropped.filter(({ id }) => id !== entry.id),
});

/** How far a puzzle is. */
export const states = ['all', 'begun', 'solved', 'new'] as const;
export type State = (typeof states)[number];

export const stateOf = ({ solved, moves }: Entry): Exclude<State, 'all'> => (solved ? 'solved' : moves === 0 ? 'new' : 'begun');

/** By what puzzles are sorted: the latest first, the names of A first, the easiest first, the nearest to their end first. */
export const orders = ['date', 'name', 'rating', 'progress'] as const;
export type Order = (typeof orders)[number];

const hardness = ({ level, score }: Entry): number => {
  const index = allLevels.findIndex((each) => levelNames[each] === level);
  return (index < 0 ? allLevels.length : index) * 1e6 + (score ?? 0);
};

/** Sorts entries; of those that are alike the latest is first. */
function sorted(entries: readonly Entry[], order: Order, nameOf: (entry: Entry) => string): Entry[] {
  const compare: Readonly<Record<Order, (a: Entry, b: Entry) => number>> = {
    date: () => 0,
    name: (a, b) => nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true, sensitivity: 'base' }),
    rating: (a, b) => hardness(a) - hardness(b),
    progress: (a, b) => b.filled / Math.max(1, b.open) - a.filled / Math.max(1, a.open),
  };
  return [...entries].sort((a, b) => compare[order](a, b) || b.at - a.at);
}

/** The entries in a state whose name has all words of a search, sorted. `nameOf` gives the name that is shown. */
export function found(
  entries: readonly Entry[],
  state: State,
  search: string,
  nameOf: (entry: Entry) => string,
  order: Order = 'date',
): Entry[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = (entry: Entry) => words.every((word) => nameOf(entry).toLocaleLowerCase().includes(word));
  const some = entries.filter((entry) => (state === 'all' || stateOf(entry) === state) && hasWords(entry));
  return sorted(some, order, nameOf);
}
