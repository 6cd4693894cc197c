import { bitOf, countDigits, digitsOf, leastDigit } from '../candidates.ts';
import { HUES, type LinkEnd } from '../grid-picture.ts';
import { type CellSet, cellSet, cellsOfSet, inBoth, isEmpty, isWithin, meet, noCells, peerSets } from './cell-set.ts';
import { marksOf } from './marks.ts';
import { housesOf, type Position } from './position.ts';
import { type CellDigit, type Finding, seen } from './technique.ts';

/**
 * An almost locked set: cells of a house with one candidate more than there are cells. Without any one of its digits the rest is locked: as
 * many digits as cells, and each of them is in one of the cells.
 */
export interface AlmostLockedSet {
  readonly cells: readonly number[];
  /** Its candidates, as a set of bits. */
  readonly digits: number;
  readonly asSet: CellSet;
  /** Indexed by digit: the cells of the set where it is a candidate. */
  readonly places: readonly CellSet[];
  /** Indexed by digit: the cells outside where it is a candidate and that see all of these. */
  readonly seers: readonly CellSet[];
}

/** The largest almost locked sets that are looked for: all of them up to 9 × 9, small ones in larger grids, where there are too many. */
const mostCells = (size: number) => (size <= 9 ? size - 1 : 3);

/** Every almost locked set of the position, those of few cells first. A cell with two candidates is the smallest. */
export function almostLockedSets(position: Position): readonly AlmostLockedSet[] {
  return marksOf(position).derive('almost locked sets', () => makeSets(position));
}

function makeSets(position: Position): AlmostLockedSet[] {
  const { grid, candidates } = position;
  const most = mostCells(grid.size);
  const found = new Map<string, { cells: readonly number[]; digits: number }>();
  const cells: number[] = [];
  const extend = (open: readonly number[], from: number, digits: number) => {
    if (countDigits(digits) === cells.length + 1) {
      const key = cells.join();
      // A set in a line and a box is found in both.
      if (!found.has(key)) found.set(key, { cells: cells.slice(), digits });
    }
    if (cells.length === most) return;
    for (let index = from; index < open.length; index++) {
      const union = digits | candidates[open[index]];
      // Never more cells than are left to take, and one digit more.
      if (countDigits(union) > Math.min(most, cells.length + open.length - index) + 1) continue;
      cells.push(open[index]);
      extend(open, index + 1, union);
      cells.pop();
    }
  };
  for (const house of housesOf(grid)) {
    const open = grid.cellsOfHouse[house].filter((cell) => candidates[cell] !== 0);
    extend(open, 0, 0);
  }
  const holders = holdersOf(position);
  return [...found.values()].sort((a, b) => a.cells.length - b.cells.length).map((each) => withPlaces(position, holders, each));
}

/** Indexed by digit: the cells where it is a candidate. */
function holdersOf({ grid, candidates }: Position): CellSet[] {
  const all = Array.from(candidates.keys());
  return Array.from({ length: grid.size + 1 }, (_, digit) =>
    digit === 0
      ? noCells(grid)
      : cellSet(
          grid,
          all.filter((cell) => candidates[cell] & bitOf(digit)),
        ),
  );
}

function withPlaces(
  { grid, candidates }: Position,
  holders: readonly CellSet[],
  { cells, digits }: { cells: readonly number[]; digits: number },
): AlmostLockedSet {
  const peers = peerSets(grid);
  const places: CellSet[] = [];
  const seers: CellSet[] = [];
  for (const digit of digitsOf(digits)) {
    const own = cells.filter((cell) => candidates[cell] & bitOf(digit));
    places[digit] = cellSet(grid, own);
    seers[digit] = own.reduce((set, cell) => inBoth(set, peers[cell]), holders[digit]);
  }
  return { cells, digits, asSet: cellSet(grid, cells), places, seers };
}

/** A link between two almost locked sets that share no cell: every place of the digit in one sees every place of it in the other. So one of them does without it. */
export interface Restriction {
  readonly other: number;
  readonly digit: number;
}

/** Indexed by the number of a set: all its links, to sets by their numbers. */
export function restrictionsOf(position: Position): readonly (readonly Restriction[])[] {
  return marksOf(position).derive('restrictions', () => makeRestrictions(almostLockedSets(position)));
}

function makeRestrictions(sets: readonly AlmostLockedSet[]): Restriction[][] {
  const links: Restriction[][] = sets.map(() => []);
  const seen = sets.map(seenDigits);
  for (const [index, a] of sets.entries()) {
    for (let other = index + 1; other < sets.length; other++) {
      const shared = seen[index] & seen[other];
      if (shared === 0) continue;
      const b = sets[other];
      for (let rest = shared; rest !== 0; rest &= rest - 1) {
        const digit = leastDigit(rest);
        if (!isWithin(b.places[digit], a.seers[digit])) continue;
        if (meet(a.asSet, b.asSet)) break;
        links[index].push({ other, digit });
        links[other].push({ other: index, digit });
      }
    }
  }
  return links;
}

/** Returns the digits of a set all of whose places some outside cell sees. */
const seenDigits = ({ digits, seers }: AlmostLockedSet) =>
  digitsOf(digits).reduce((set, digit) => (isEmpty(seers[digit]) ? set : set | bitOf(digit)), 0);

/** The digits that two sets share and that a cell outside could lose, because it sees every place of them in both. */
export function sharedTargets(a: AlmostLockedSet, b: AlmostLockedSet, but: number): CellDigit[] {
  const found: CellDigit[] = [];
  for (let rest = a.digits & b.digits & ~but; rest !== 0; rest &= rest - 1) {
    const digit = leastDigit(rest);
    if (!meet(a.seers[digit], b.seers[digit])) continue;
    for (const cell of cellsOfSet(inBoth(a.seers[digit], b.seers[digit]))) found.push({ cell, digit });
  }
  return found;
}

/** A digit in a set, as the end of a link. */
export function endIn({ places }: Pick<AlmostLockedSet, 'places'>, digit: number): LinkEnd {
  const [cell, ...also] = cellsOfSet(places[digit]);
  return also.length > 0 ? { cell, digit, also } : { cell, digit };
}

/**
 * A chain of sets, each joined to the next by a digit that fits in one of the two only. A digit that is in none of the first set's cells
 * makes that set use its linking digit, and so on: the last set keeps all but the digit that it lost. So each eliminated digit is in the
 * first set or in the last. `pattern`: the sets. Links: strong inside a set, weak between two.
 */
export function rowOfSets(sets: readonly AlmostLockedSet[], digits: readonly number[], eliminations: readonly CellDigit[]): Finding {
  const [first, last] = [sets[0], sets.at(-1)!];
  const shared = [...new Set(eliminations.map(({ digit }) => digit))];
  const strong = (set: AlmostLockedSet, from: number, to: number) => ({ from: endIn(set, from), to: endIn(set, to), strong: true });
  const between = digits.flatMap((digit, index) => [
    ...(index > 0 ? [strong(sets[index], digits[index - 1], digit)] : []),
    { from: endIn(sets[index], digit), to: endIn(sets[index + 1], digit), strong: false },
  ]);
  return {
    pattern: sets.map(({ cells, digits: all }, index) => seen(cells, all, index % HUES)),
    links: [
      ...shared.map((digit) => strong(first, digit, digits[0])),
      ...between,
      ...shared.map((digit) => strong(last, digits.at(-1)!, digit)),
    ],
    eliminations,
  };
}
