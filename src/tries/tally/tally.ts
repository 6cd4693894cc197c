/*
 * A search that has made a mistake without knowing it: four cells have two symbols each, and all of them fit. Two more cells have three
 * symbols each, and whichever is written into one of them leaves none for the other. The reader chooses where it guesses next.
 */

/** Cells whose symbols all fit. */
export const FORKS = ['A', 'B', 'C', 'D'] as const;
/** Cells of which each leaves none for the other. */
export const TROUBLE = ['E', 'F'] as const;
export const CELLS = [...FORKS, ...TROUBLE] as const;
export type Cell = (typeof CELLS)[number];

/** Symbols that a cell has left while it is open. */
export const symbolsOf = (cell: Cell): number => (isTrouble(cell) ? 3 : 2);
export const isTrouble = (cell: Cell): boolean => (TROUBLE as readonly Cell[]).includes(cell);

/** More dead ends than that are too many. */
export const MOST = 20;
/** What it takes who always guesses where the fewest symbols are left, and who goes where it has failed. */
export const FEWEST_SYMBOLS = 3 * 2 ** FORKS.length;
export const BEST = 3 * (FORKS.length + 1);

/** A guess in the tree. Its way is the symbol taken at each guess above it: '01' is the second symbol of the second guess. */
export interface Guess {
  readonly way: string;
  readonly cell: Cell;
}

export interface Tally {
  readonly guesses: readonly Guess[];
  /** Where the search is; undefined when it is back before its first guess. */
  readonly way: string | undefined;
}

export const deadEnds = ({ guesses }: Tally): number => 3 * guesses.filter(({ cell }) => isTrouble(cell)).length;

/** How often a cell had no symbol left: each time the other one was tried. */
export const failuresOf = ({ guesses }: Tally, cell: Cell): number =>
  isTrouble(cell) ? 3 * guesses.filter((guess) => isTrouble(guess.cell) && guess.cell !== cell).length : 0;

/** The symbol that is written in a cell, 0 or 1; undefined where it is open. */
export function symbolIn({ guesses, way }: Tally, cell: Cell): number | undefined {
  const made = guesses.find((guess) => guess.cell === cell && way?.startsWith(guess.way) && way.length > guess.way.length);
  return made && Number(way![made.way.length]);
}

/** Guesses in a cell. In one of the trouble, all three symbols fail, and the search goes back to the last guess with another symbol. */
export function guessed(tally: Tally, cell: Cell): Tally {
  const { guesses, way } = tally;
  if (way === undefined || symbolIn(tally, cell) !== undefined) return tally;
  const more = [...guesses, { way, cell }];
  if (!isTrouble(cell)) return { guesses: more, way: `${way}0` };
  const last = way.lastIndexOf('0');
  return { guesses: more, way: last < 0 ? undefined : `${way.slice(0, last)}1` };
}

/** The four guesses with the fewest symbols, and the first dead ends after them. */
export const atStart = (): Tally => [...FORKS, TROUBLE[0]].reduce<Tally>(guessed, { guesses: [], way: '' });

/** The cell that has failed most often, the first of them. */
export const mostFailed = (tally: Tally): Cell => (failuresOf(tally, 'E') > failuresOf(tally, 'F') ? 'E' : 'F');

/** The fewest dead ends that the search can get out with from here. */
export const fewestFrom = (tally: Tally): number =>
  deadEnds(tally) + (tally.way === undefined ? 0 : 3 * (1 + [...tally.way].filter((symbol) => symbol === '0').length));
