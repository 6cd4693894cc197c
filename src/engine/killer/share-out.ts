import { allDigits, bitOf, digitsOf, subsetsOf } from '../candidates.ts';
import type { SharingPicture } from '../picture/cages.ts';
import type { Allowed } from './advanced-looks.ts';
import { liveOf, possible } from './advanced-state.ts';
import { arrange } from './cage-reasoning.ts';

/*
 * Every digit of a house lies in one of the cages that cross it. So the cages share out the digits of the house, and each of them must
 * leave the others what they need.
 */

/** A set of digits for the cells of a cage in a house. */
export interface Share {
  readonly digits: number;
  /** By cell: the digits that it has in some arrangement of the share. */
  readonly arranged: readonly number[];
  /** The combination of the whole cage that it is taken from; 0 without a cage. */
  readonly combination: number;
}

/** The cells of one cage in a house, or a cell without a cage (−1). */
export interface Part {
  readonly cage: number;
  readonly cells: readonly number[];
  readonly shares: readonly Share[];
}

/** Nobody goes through more shares of one part. */
const MAX_SHARES = 30;

/** Returns the parts of a house with the possible shares of each by itself; undefined where there are too many. */
export function partsOf(state: SharingPicture, house: number): Part[] | undefined {
  const open = new Set(state.puzzle.grid.cellsOfHouse[house]);
  const parts: Part[] = [];
  for (const cell of open) {
    const cage = state.cageOfCell[cell];
    const cells = cage < 0 ? [cell] : [...open].filter((other) => state.cageOfCell[other] === cage);
    for (const other of cells) open.delete(other);
    const shares = cage < 0 ? sharesOfCell(state, cell) : sharesOf(state, cage, cells, liveOf(state, cage));
    if (shares.length > MAX_SHARES || (cage >= 0 && state.combinations[cage].length === 0)) return undefined;
    parts.push({ cage, cells, shares });
  }
  return parts;
}

function sharesOfCell(state: SharingPicture, cell: number): Share[] {
  return digitsOf(possible(state, cell)).map((digit) => ({ digits: bitOf(digit), arranged: [bitOf(digit)], combination: 0 }));
}

/** Returns the shares that `cells` of a cage can take of these combinations while the other cells take the rest; stops at the limit. */
export function sharesOf(state: SharingPicture, cage: number, cells: readonly number[], combinations: readonly number[]): Share[] {
  const inside = cells.map((cell) => possible(state, cell));
  const outside = state.cages[cage].cells.filter((cell) => !cells.includes(cell)).map((cell) => possible(state, cell));
  const union = (sets: readonly number[]) => sets.reduce((all, set) => all | set, 0);
  const [within, beyond] = [union(inside), union(outside)];
  const shares: Share[] = [];
  for (const combination of combinations) {
    for (const digits of subsetsOf(combination & within, cells.length)) {
      const rest = combination & ~digits;
      if ((rest & ~beyond) !== 0) continue;
      const arranged = arrange(digits, inside);
      if (arranged && arrange(rest, outside)) shares.push({ digits, arranged, combination });
      if (shares.length > MAX_SHARES) return shares;
    }
  }
  return shares;
}

/** `notes[i]`: the sets of digits that the first i parts can use up. Shares that use up the same digits are one entry. */
export function notesOf(parts: readonly Pick<Part, 'shares'>[]): Set<number>[] {
  const notes: Set<number>[] = [new Set([0])];
  for (const { shares } of parts) {
    const next = new Set<number>();
    for (const used of notes.at(-1)!) for (const { digits } of shares) if ((used & digits) === 0) next.add(used | digits);
    notes.push(next);
  }
  return notes;
}

/**
 * Back from the last note, which must have the set `all`: `prefixes[i]` are the entries of note i from which the rest can be shared out,
 * and `kept[i]` the shares of part i that lead from one of them to the next.
 */
export function wayBack(
  parts: readonly Pick<Part, 'shares'>[],
  notes: readonly ReadonlySet<number>[],
  all: number,
): { readonly prefixes: Set<number>[]; readonly kept: Share[][] } {
  const kept: Share[][] = [];
  const prefixes = [new Set([all])];
  for (let index = parts.length - 1; index >= 0; index--) {
    const [after] = prefixes;
    const reached = new Set<number>();
    const taking: Share[] = [];
    for (const share of parts[index].shares) {
      let takesPart = false;
      for (const used of after) {
        if ((share.digits & ~used) !== 0 || !notes[index].has(used & ~share.digits)) continue;
        reached.add(used & ~share.digits);
        takesPart = true;
      }
      if (takesPart) taking.push(share);
    }
    kept.unshift(taking);
    prefixes.unshift(reached);
  }
  return { prefixes, kept };
}

/** Returns the shares of each part that occur in some sharing of all `size` digits; undefined when there is no sharing. */
export function shareOut(parts: readonly Part[], size: number): Share[][] | undefined {
  const all = allDigits(size);
  const notes = notesOf(parts);
  return notes.at(-1)!.has(all) ? wayBack(parts, notes, all).kept : undefined;
}

/** Returns the possible digits of each cell of a part, by these of the part's shares. */
export function allowedByShares(cells: readonly number[], shares: readonly Share[]): Allowed {
  return { cells, digits: cells.map((_, at) => shares.reduce((set, { arranged }) => set | arranged[at], 0)) };
}
