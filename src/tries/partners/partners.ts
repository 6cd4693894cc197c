import { cellName, type Grid } from '../../engine/grid.ts';
import type { Edge, MatchingPicture } from '../../engine/picture/matching.ts';
import { deadEdges, walk } from '../../engine/search/components.ts';
import { holderOf, type Matching, none, reachFrom, turnOver } from '../../engine/search/matching.ts';

/** A house whose cells a reader pairs with digits, and then tries to pair in other ways. */
export interface Pairing {
  readonly grid: Grid;
  readonly house: number;
  /** Indexed by slot, the place of a cell in the house: the digits less one that it could have. */
  readonly values: readonly (readonly number[])[];
  /** Indexed by slot: the value it's paired with, or none. */
  readonly pairs: Int8Array;
  readonly struck: readonly Edge[];
  /** How many round trips were made. */
  readonly trips: number;
  /** How many marks the figure has struck all at once. */
  readonly handed: number;
  readonly isSorted: boolean;
  /** The edges of the path or round trip that is shown. */
  readonly path: readonly Edge[];
  /** Whether that path hasn't been turned over yet. */
  readonly isAhead: boolean;
  /** The slots that keep their values among themselves, where a mark was struck last. */
  readonly keepers: readonly number[];
}

export const sameEdge = (a: Edge) => (b: Edge) => a.slot === b.slot && a.value === b.value;

/** No path, and no cells that keep their digits among themselves. */
export const nothingShown = { path: [], isAhead: false, keepers: [] } as const;

/** The house at the beginning: only cells with one digit have a partner. */
export function pairingOf(grid: Grid, house: number, values: readonly (readonly number[])[]): Pairing {
  const pairs = Int8Array.from(values, (list) => (list.length === 1 ? list[0]! : none));
  return { grid, house, values, pairs, struck: [], trips: 0, handed: 0, isSorted: false, ...nothingShown };
}

export const isFull = ({ pairs }: Pairing): boolean => !pairs.includes(none);

export const slotName = ({ grid, house }: Pick<Pairing, 'grid' | 'house'>, slot: number): string =>
  cellName(grid, grid.cellsOfHouse[house]![slot]!);

const isStruck = ({ struck }: Pairing, edge: Edge) => struck.some(sameEdge(edge));

/** All candidates that aren't struck, as the edges of a matching of its own that can be changed. */
function matchingIn(pairing: Pairing, pairs = pairing.pairs.slice()): Matching {
  const { values } = pairing;
  return {
    values: values.length,
    pairs,
    hasEdge: (slot, value) => values[slot]!.includes(value) && !isStruck(pairing, { slot, value }),
  };
}

/** The slots on the path that was turned over, with what each takes and what it had. */
export interface Move extends Edge {
  readonly had: number;
}

const movesOn = (before: Int8Array, after: Int8Array, slots: readonly number[]): Move[] =>
  slots.map((slot) => ({ slot, value: after[slot]!, had: before[slot]! }));

/** Turns the shortest path from the first slot without a value over; undefined where all have one. */
export function augmented(pairing: Pairing): { readonly pairing: Pairing; readonly moves: readonly Move[] } | undefined {
  const root = pairing.pairs.indexOf(none);
  const matching = matchingIn(pairing);
  const reach = root === none ? undefined : reachFrom(matching, root);
  if (!reach || reach.free === none) return undefined;
  const moves = movesOn(pairing.pairs, matching.pairs, turnOver(matching, root, reach));
  return { pairing: { ...pairing, ...nothingShown, pairs: matching.pairs, path: edgesOf(moves) }, moves };
}

/** What slots take and what they give up, in turn. */
const edgesOf = (moves: readonly Move[]): Edge[] =>
  moves.flatMap(({ slot, value, had }) => [{ slot, value }, ...(had === none ? [] : [{ slot, value: had }])]);

/**
 * What follows when a slot takes the value of another: that one needs a new value, and so on. Either it comes round to the value that the
 * first slot gave up, or it never leaves some slots that have too few values without the one that was taken.
 */
export function roundTrip(
  pairing: Pairing,
  { slot, value }: Edge,
):
  | { readonly pairing: Pairing; readonly moves: readonly Move[] }
  | { readonly keepers: readonly number[]; readonly values: readonly number[] } {
  const robbed = holderOf(pairing, value);
  const full = matchingIn(pairing);
  const pairs = pairing.pairs.slice();
  pairs[slot] = pairs[robbed] = none;
  const rest: Matching = { ...full, pairs, hasEdge: (other, each) => other !== slot && each !== value && full.hasEdge(other, each) };
  const reach = reachFrom(rest, robbed);
  if (reach.free === none)
    return { keepers: reach.slots.toSorted((a, b) => a - b), values: [value, ...reach.values].sort((a, b) => a - b) };
  const path = turnOver(rest, robbed, reach);
  pairs[slot] = value;
  const moves = movesOn(pairing.pairs, pairs, [slot, ...path]);
  return { pairing: { ...pairing, ...nothingShown, pairs, path: edgesOf(moves), trips: pairing.trips + 1 }, moves };
}

/** Indexed by slot: the number of its component, from 1; 0 for a slot that could have one value alone. */
function componentsOf(pairing: Pairing): number[] {
  const componentOf = pairing.values.map(() => 0);
  const stack: number[] = [];
  let number = 0;
  for (const visit of walk(matchingIn(pairing))) {
    if ('from' in visit) stack.push(visit.slot);
    else if ('slots' in visit) {
      number++;
      for (const slot of stack.splice(-visit.slots)) componentOf[slot] = number;
    }
  }
  return componentOf;
}

/** The marks that no matching uses and that aren't struck yet; none before there is a matching. */
export const toStrike = (pairing: Pairing): Edge[] => (isFull(pairing) ? [...deadEdges(matchingIn(pairing), componentsOf(pairing))] : []);

/** The picture of the pairing for the view of matchings. */
export function pictureOf(pairing: Pairing): MatchingPicture {
  const { house, pairs, values, path, keepers, isSorted, struck } = pairing;
  return {
    house,
    digit: 0,
    pairs,
    values: values.map((list, slot) => list.filter((value) => !isStruck(pairing, { slot, value }))),
    componentOf: isSorted && isFull(pairing) ? componentsOf(pairing) : values.map(() => 0),
    reached: keepers,
    path,
    struck: keepers.length > 0 ? struck.at(-1) : undefined,
  };
}
