import { binomial } from './cage-sums.ts';

/*
 * The parts of cages that lie in one box share its digits out among them: every digit goes to one part. Two passes over the parts find the
 * sets of each part that occur in such a sharing: forward, the digits that the first parts can use up, and backward, those of them that
 * leave a sharing for the rest.
 */

/** Lists of sets (bits by rank): those of part p are sets[first[p]] to sets[first[p] + count[p] − 1]. */
export interface SetLists {
  readonly sets: Uint16Array;
  readonly first: Int32Array;
  readonly count: Int32Array;
}

/** More pairs of used digits and next set than this cost more than they tell. */
const MAX_PAIRS = 5_000;

export class BoxPartitions {
  readonly #all: number;
  /** Indexed by number of digits: how many sets have that many. */
  readonly #setsOfSize: readonly number[];
  /** The digits used up by the first parts, part after part: as many at most as there are sets of digits. */
  readonly #used: Uint16Array;
  /** Indexed by set: the number of the last look at which it was reached, and at which the rest could be shared out. */
  readonly #reached: Uint32Array;
  readonly #completed: Uint32Array;
  #look = 0;

  constructor(size: number) {
    this.#all = 2 ** size - 1;
    this.#used = new Uint16Array(2 ** size);
    this.#reached = new Uint32Array(2 ** size);
    this.#completed = new Uint32Array(2 ** size);
    this.#setsOfSize = Array.from({ length: size + 1 }, (_, digits) => binomial(size, digits));
  }

  /** Whether there are few enough sets in these parts (`sizes`: their numbers of cells), in this order, to look at all sharings. */
  worthwhile(lists: SetLists, parts: Int32Array, sizes: Int32Array): boolean {
    let pairs = 0;
    let states = 1;
    let digits = 0;
    for (let i = 0; i < parts.length; i++) {
      const count = lists.count[parts[i]];
      pairs += states * count;
      if (pairs > MAX_PAIRS) return false;
      digits += sizes[parts[i]];
      states = Math.min(states * count, this.#setsOfSize[digits]);
    }
    return true;
  }

  /** Sets `marks` (as long as `sets`) to 1 at each set of these parts that takes part in a sharing of all digits; false when there is no sharing. */
  mark({ sets, first, count }: SetLists, parts: Int32Array, marks: Uint8Array): boolean {
    const used = this.#used;
    const reached = this.#reached;
    const completed = this.#completed;
    const look = ++this.#look;
    // Sets used up after different numbers of parts have different sizes, so one array and one mark serve for all.
    const starts = [0, 1];
    used[0] = 0;
    let end = 1;
    for (let i = 0; i < parts.length; i++) {
      const from = first[parts[i]];
      const to = from + count[parts[i]];
      for (let at = starts[i]; at < starts[i + 1]; at++) {
        const before = used[at];
        for (let s = from; s < to; s++) {
          if ((before & sets[s]) !== 0) continue;
          const after = before | sets[s];
          if (reached[after] === look) continue;
          reached[after] = look;
          used[end++] = after;
        }
      }
      starts.push(end);
    }
    if (reached[this.#all] !== look) return false;
    completed[this.#all] = look;
    for (let i = parts.length - 1; i >= 0; i--) {
      const from = first[parts[i]];
      const to = from + count[parts[i]];
      for (let at = starts[i]; at < starts[i + 1]; at++) {
        const before = used[at];
        for (let s = from; s < to; s++) {
          if ((before & sets[s]) !== 0 || completed[before | sets[s]] !== look) continue;
          completed[before] = look;
          marks[s] = 1;
        }
      }
    }
    return true;
  }
}
