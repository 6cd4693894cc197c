import { innie as words } from '#words/tries/innie.ts';
import { bitOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { combinationsOf, digitValues } from '../../engine/killer/combinations.ts';
import { type Part, shareOut } from '../../engine/killer/share-out.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { regionSum } from '../houses/region-sum.ts';

/*
 * A house of a killer that its cages share out. Where one cell is left over, the reader first finds its digit; then what the cages
 * cannot hold is struck. Sets of digits are bits.
 */

/** A cage in the house: its index in the puzzle, its cells in the house, and what it can hold there by itself. */
export interface InnerCage {
  readonly cage: number;
  readonly sum: number;
  readonly cells: readonly number[];
  readonly sets: readonly number[];
}

export interface House {
  readonly puzzle: Puzzle;
  readonly house: number;
  /** The one cell left over; -1 where the cages have them all. */
  readonly cell: number;
  readonly cages: readonly InnerCage[];
  readonly total: number;
  readonly inside: number;
}

/** A house of which one cell is left over. Throws a RangeError where it is not one. */
export function houseOf(puzzle: Puzzle, house: number): House {
  const { innies, total } = regionSum(puzzle, [house]);
  const [cell] = innies;
  if (cell === undefined || innies.length > 1) throw new RangeError(`innies: ${innies.length}`);
  const within = new Set(puzzle.grid.cellsOfHouse[house]!);
  const values = digitValues(puzzle);
  const cages = puzzle.cages.flatMap(({ cells, sum }, cage) =>
    cells.every((each) => within.has(each)) ? [{ cage, sum, cells, sets: combinationsOf(values, cells.length, sum) }] : [],
  );
  return { puzzle, house, cell, cages, total, inside: cages.reduce((all, { sum }) => all + sum, 0) };
}

/** What listeners hear of the box. */
export const boxName =
  ({ puzzle, cell }: House) =>
  (known: string | undefined): string =>
    words.box(cellName(puzzle.grid, cell), known);

/** What the reader has done: the digit of the innie, 0 until it is found, and by cage the sets that are still in. */
export interface Sharing {
  readonly innie: number;
  readonly left: readonly (readonly number[])[];
}

export const beginning = ({ cages }: House): Sharing => ({ innie: 0, left: cages.map(({ sets }) => sets) });

/** How many sets are left beyond one a cage. */
export const tooMany = ({ left }: Sharing): number => left.reduce((all, sets) => all + sets.length - 1, 0);

/** By cage: the sets that take part in some sharing of the house. Only once a cell left over is known. */
export function shared({ cages, cell, puzzle }: House, { innie, left }: Sharing): readonly (readonly number[])[] {
  const part = (cage: number, cells: readonly number[], sets: readonly number[]): Part => ({
    cage,
    cells,
    shares: sets.map((digits) => ({ digits, arranged: [], combination: digits })),
  });
  const parts = cages.map(({ cage, cells }, index) => part(cage, cells, left[index]!));
  const innies = innie > 0 ? [part(-1, [cell], [bitOf(innie)])] : [];
  const kept = shareOut([...parts, ...innies], puzzle.grid.size)!;
  return cages.map((_, index) => kept[index]!.map(({ digits }) => digits));
}

/** In place of a cage's place: the cell left over. */
export const INNIE = -1;

/** A cage that is left one set by what others take, or none: then that ends it. */
export interface Forced {
  /** Its place among the cages of the house. */
  readonly at: number;
  readonly set: number | undefined;
  /** Its other sets, each with who takes what it needs: a place among the cages, or INNIE. */
  readonly blocked: readonly { readonly set: number; readonly by: number }[];
}

/** Why a cage cannot have a set: what it forces, in order, up to the cage that is left nothing; undefined where that is not how one sees it. */
export function refutation({ cages }: House, { innie, left }: Sharing, at: number, set: number): readonly Forced[] | undefined {
  const taken = new Map([[at, set]]);
  if (innie > 0) taken.set(INNIE, bitOf(innie));
  const forced: Forced[] = [];
  for (;;) {
    const looks = cages
      .keys()
      .toArray()
      .filter((other) => !taken.has(other))
      .map((other) => lookAt(left[other]!, other, taken));
    const next = looks.find((look) => look.set === undefined && look.ends) ?? looks.find((look) => look.set !== undefined);
    if (!next) return undefined;
    forced.push({ at: next.at, set: next.set, blocked: next.blocked });
    if (next.set === undefined) return needed(forced);
    taken.set(next.at, next.set);
  }
}

function lookAt(sets: readonly number[], at: number, taken: ReadonlyMap<number, number>): Forced & { readonly ends: boolean } {
  const takerOf = (set: number) => [...taken].find(([, other]) => (set & other) !== 0)?.[0];
  const free = sets.filter((set) => takerOf(set) === undefined);
  const blocked = sets.flatMap((set) => {
    const by = takerOf(set);
    return by === undefined ? [] : [{ set, by }];
  });
  return { at, set: free.length === 1 && blocked.length > 0 ? free[0] : undefined, blocked, ends: free.length === 0 };
}

/** Of what was forced, only what the end rests on. */
function needed(forced: readonly Forced[]): Forced[] {
  const needed = new Set([forced.at(-1)!.at]);
  for (const { at, blocked } of forced.toReversed()) if (needed.has(at)) for (const { by } of blocked) needed.add(by);
  return forced.filter(({ at }) => needed.has(at));
}

export type Verdict = 'early' | 'gone' | 'innie' | 'out' | 'stays';

/** What becomes of a set that the reader strikes. */
export function verdictOn(house: House, sharing: Sharing, at: number, set: number): Verdict {
  if (house.cell >= 0 && !sharing.innie) return 'early';
  if (!sharing.left[at]!.includes(set)) return 'gone';
  if (sharing.innie > 0 && (set & bitOf(sharing.innie)) !== 0) return 'innie';
  return shared(house, sharing)[at]!.includes(set) ? 'stays' : 'out';
}

export function struck(sharing: Sharing, at: number, set: number): Sharing {
  return { ...sharing, left: sharing.left.map((sets, index) => (index === at ? sets.filter((other) => other !== set) : sets)) };
}

/** A sharing that has this set: by cage, the set that it holds; undefined where there is none. */
export function sharingWith(house: House, sharing: Sharing, at: number, set: number): readonly number[] | undefined {
  if (!shared(house, sharing)[at]!.includes(set)) return undefined;
  let left = sharing.left.map((sets, cage) => (cage === at ? [set] : sets));
  for (const cage of left.keys()) {
    const [first] = shared(house, { ...sharing, left })[cage]!;
    left = left.map((sets, other) => (other === cage ? [first!] : sets));
  }
  return left.map(([only]) => only!);
}

/** A set that can be struck now, those that hold the innie first, then those that leave another cage nothing at once. */
export function setToStrike(house: House, sharing: Sharing): { readonly at: number; readonly set: number } | undefined {
  const all = sharing.left.flatMap((sets, at) => sets.map((set) => ({ at, set })));
  const is = (verdict: Verdict) => all.filter(({ at, set }) => verdictOn(house, sharing, at, set) === verdict);
  const steps = ({ at, set }: { at: number; set: number }) => refutation(house, sharing, at, set)?.length ?? Number.POSITIVE_INFINITY;
  return is('innie')[0] ?? is('out').sort((a, b) => steps(a) - steps(b))[0];
}
