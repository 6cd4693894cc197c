/*
 * Matchings in a graph of slots and values. A slot is what needs a value, as a cell of a house needs a digit; an edge says that it could
 * have this one. A matching gives slots values, no two of them the same. The largest one is found by alternating paths, after Berge (1957).
 */

export const none = -1;

export interface Matching {
  /** How many values there are. */
  readonly values: number;
  /** Indexed by slot: the value it's paired with, or none. */
  readonly pairs: Int8Array;
  /** Whether a slot could have a value. */
  hasEdge(slot: number, value: number): boolean;
}

/** The slot that has a value, or none. */
export const holderOf = ({ pairs }: Pick<Matching, 'pairs'>, value: number): number => pairs.indexOf(value);

/** What a slot without a value can reach: it takes the value of another, which then needs another one itself, and so on. */
export interface Reach {
  /** In the order in which they were reached. */
  readonly slots: readonly number[];
  readonly values: readonly number[];
  /** By value: the slot that would take it. */
  readonly taker: ReadonlyMap<number, number>;
  /** The first value that nobody has; none when all that can be reached are taken. */
  readonly free: number;
}

/** Goes from a slot along alternating paths, the shortest first, until it comes to a free value. */
export function reachFrom(matching: Matching, root: number): Reach {
  const taker = new Map<number, number>();
  const slots = [root];
  for (const slot of slots) {
    for (let value = 0; value < matching.values; value++) {
      if (taker.has(value) || !matching.hasEdge(slot, value) || matching.pairs[slot] === value) continue;
      taker.set(value, slot);
      const holder = holderOf(matching, value);
      if (holder === none) return { slots, values: [...taker.keys()], taker, free: value };
      if (!slots.includes(holder)) slots.push(holder);
    }
  }
  return { slots, values: [...taker.keys()], taker, free: none };
}

/** Turns the path to the free value over: each slot on it takes the value of the next. Returns these slots, the one without a value first. */
export function turnOver({ pairs }: Matching, root: number, { taker, free }: Reach): number[] {
  const path: number[] = [];
  for (let [slot, value] = [none, free]; slot !== root; ) {
    slot = taker.get(value)!;
    [pairs[slot], value] = [value, pairs[slot]];
    path.unshift(slot);
  }
  return path;
}
