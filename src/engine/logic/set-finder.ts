import { countDigits, digitsOf } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { housesOf, linesOf } from './position.ts';
import { combinations } from './technique.ts';

/** m cells of a house with m digits between them and no others. Cells are zero-based. */
export interface PreemptiveSet {
  readonly cells: readonly number[];
  /** The m digits, as a set of bits. */
  readonly digits: number;
  /** Its range: every house that contains all of its cells, the one it was found in first. Two for a pair or triple in a row or column and a box. */
  readonly houses: readonly number[];
}

/**
 * Returns every preemptive set of m cells in a house; `markups` is indexed by cell, the empty set for a filled cell. All open cells of a
 * house together are always one, from which nothing follows: it is left out.
 */
export function preemptiveSetsIn(grid: Grid, markups: ArrayLike<number>, house: number, m: number): PreemptiveSet[] {
  const open = grid.cellsOfHouse[house].filter((cell) => markups[cell] !== 0);
  const found: PreemptiveSet[] = [];
  const extend = (cells: readonly number[], digits: number, next: number) => {
    if (countDigits(digits) > m) return;
    if (cells.length === m) {
      if (countDigits(digits) === m) found.push({ cells, digits, houses: rangeOf(grid, cells, house) });
      return;
    }
    for (let place = next; place <= open.length - (m - cells.length); place++) {
      extend([...cells, open[place]], digits | markups[open[place]], place + 1);
    }
  };
  if (m < open.length) extend([], 0, 0);
  return found;
}

function rangeOf(grid: Grid, cells: readonly number[], house: number): number[] {
  const [first, ...rest] = cells;
  const others = grid.housesOfCell[first!].filter(
    (other) => other !== house && rest.every((cell) => grid.housesOfCell[cell].includes(other)),
  );
  return [house, ...others];
}

/** Returns the strikes of the occupancy theorem: digits of the set in the other cells of its range, as [cell, digits]. */
export function strikesOf(
  grid: Grid,
  markups: ArrayLike<number>,
  { cells, digits, houses }: PreemptiveSet,
): [cell: number, digits: number][] {
  const others = new Set(houses.flatMap((house) => grid.cellsOfHouse[house]).filter((cell) => !cells.includes(cell)));
  return [...others].filter((cell) => (markups[cell] & digits) !== 0).map((cell) => [cell, markups[cell] & digits]);
}

/** The preemptive sets of m cells that strike something, those in boxes and further houses before those in rows before those in columns. */
export function* usefulSets(grid: Grid, markups: ArrayLike<number>, m: number): Generator<PreemptiveSet, undefined> {
  for (const house of [...housesOf(grid).slice(2 * grid.size), ...linesOf(grid)]) {
    yield* preemptiveSetsIn(grid, markups, house, m).filter((each) => strikesOf(grid, markups, each).length > 0);
  }
  return undefined;
}

/** The first of these, small ones before large ones. */
export function firstUsefulSet(grid: Grid, markups: ArrayLike<number>, largest: number): PreemptiveSet | undefined {
  for (let m = 2; m <= largest; m++) {
    const set = usefulSets(grid, markups, m).next().value;
    if (set) return set;
  }
  return undefined;
}

/** Like `strikesOf`, one by one. */
export function eachStrike(grid: Grid, markups: ArrayLike<number>, set: PreemptiveSet): { cell: number; digit: number }[] {
  return strikesOf(grid, markups, set).flatMap(([cell, digits]) => digitsOf(digits).map((digit) => ({ cell, digit })));
}

/** Whether the cell belongs to a preemptive pair: it has two digits left, and a peer the same two. */
export function isPaired(grid: Grid, markups: ArrayLike<number>, cell: number): boolean {
  const markup = markups[cell];
  return countDigits(markup) === 2 && grid.peersOfCell[cell].some((peer) => markups[peer] === markup);
}

/** Returns the preemptive set of a house with these digits. There must be one. */
export function setOf(grid: Grid, markups: ArrayLike<number>, house: number, digits: number): PreemptiveSet {
  return preemptiveSetsIn(grid, markups, house, countDigits(digits)).find((set) => set.digits === digits)!;
}

/** Open cells of a house that look like a preemptive set. */
interface SetGuess {
  /** Their candidates together, as a set of bits. */
  readonly digits: number;
  /** The cells by their places in the house, as a set of bits. */
  readonly cells: number;
  /** Whether they are one. */
  readonly right: boolean;
}

/** Returns other picks of as many open cells of the house: first cells with more digits than cells, the fewest first, then other sets. */
export function otherSets(grid: Grid, markups: ArrayLike<number>, house: number, digits: number): SetGuess[] {
  const inHouse = grid.cellsOfHouse[house];
  const { cells: own } = setOf(grid, markups, house, digits);
  const guesses = [
    ...combinations(
      inHouse.filter((cell) => markups[cell] !== 0),
      own.length,
    ),
  ].map((cells) => {
    const held = cells.reduce((set, cell) => set | markups[cell], 0);
    return {
      digits: held,
      cells: cells.reduce((places, cell) => places | (1 << inHouse.indexOf(cell)), 0),
      right: countDigits(held) <= own.length,
    };
  });
  const others = guesses.filter((guess) => guess.digits !== digits || !guess.right);
  return others.sort((a, b) => Number(a.right) - Number(b.right) || countDigits(a.digits) - countDigits(b.digits));
}
