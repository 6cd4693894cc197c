import type { SetLists } from './box-partitions.ts';

interface Level {
  readonly sets: Uint16Array;
  readonly count: Int32Array;
}

/** The lists of possible sets of the parts, level after level; a level begins as a copy of the one before. */
export class PartLists implements SetLists {
  /** The sets of the current level. Parts without a list have none. */
  sets: Uint16Array;
  count: Int32Array;
  /** Indexed by part: where its sets begin on every level. */
  first: Int32Array;
  /** As long as `sets`: 1 for sets to keep. All 0 between calls. */
  marks: Uint8Array;
  readonly #levels: Level[];
  #depth = 0;

  constructor(lists: readonly (readonly number[] | undefined)[]) {
    this.sets = Uint16Array.from(lists.flatMap((list) => list ?? []));
    this.count = Int32Array.from(lists, (list) => list?.length ?? 0);
    this.first = placesOf(this.count);
    this.marks = new Uint8Array(this.sets.length);
    this.#levels = [{ sets: this.sets, count: this.count }];
  }

  /** Moves the lists of the first level together: most sets go before anything is tried. */
  pack(): void {
    const { sets, count } = this;
    const first = placesOf(count);
    for (let part = 0; part < count.length; part++) sets.copyWithin(first[part], this.first[part], this.first[part] + count[part]);
    const total = count.reduce((sum, n) => sum + n, 0);
    this.sets = sets.slice(0, total);
    this.first = first;
    this.marks = new Uint8Array(total);
    this.#levels[0] = { sets: this.sets, count };
  }

  deepen(): void {
    const { sets, count } = this;
    this.#depth++;
    this.#levels[this.#depth] ??= { sets: new Uint16Array(sets.length), count: new Int32Array(count.length) };
    this.#show();
    this.sets.set(sets);
    this.count.set(count);
  }

  back(): void {
    this.#depth--;
    this.#show();
  }

  #show(): void {
    const { sets, count } = this.#levels[this.#depth];
    this.sets = sets;
    this.count = count;
  }

  /** Leaves a part the sets that are marked, and clears the marks; true when there are fewer now. */
  keepMarked(part: number): boolean {
    const { sets, marks } = this;
    const from = this.first[part];
    const to = from + this.count[part];
    let end = from;
    for (let at = from; at < to; at++) {
      if (marks[at]) sets[end++] = sets[at];
      marks[at] = 0;
    }
    this.count[part] = end - from;
    return end < to;
  }
}

/** Where each list begins when one follows the other. */
function placesOf(count: Int32Array): Int32Array {
  const places = new Int32Array(count.length);
  for (let i = 1; i < count.length; i++) places[i] = places[i - 1] + count[i - 1];
  return places;
}
