import { arrange } from './arrange.ts';
import type { CagePropagation } from './cage-propagation.ts';
import { type CombinationTable, combinationTable, type Sum } from './cage-sums.ts';
import { mirrorTable } from './mirror.ts';

/*
 * Propagation of sums, for the fast killer solver. Cages have combinations; sums in which digits may repeat and differences have bounds.
 */

/** The most combinations of a cage that are arranged among its cells: arranging is expensive. */
const FEW = 4;

export class CageRules {
  readonly sums: readonly Sum[];
  readonly #propagation: CagePropagation;
  readonly #values: Int32Array;
  readonly #all: number;
  readonly #table: CombinationTable;
  /** Indexed by set: the same set with its ranks turned round; undefined where values are not one apart. */
  readonly #mirror: Uint16Array | undefined;
  readonly #top: number;

  /** The open cells of the sum that is looked at, and their candidates. */
  readonly #open: Int32Array;
  readonly #candidates: Int32Array;
  readonly #kept: Int32Array;
  readonly #arranged: Int32Array;

  constructor(propagation: CagePropagation, sums: readonly Sum[], size: number) {
    this.sums = sums;
    this.#propagation = propagation;
    this.#values = propagation.ranks.values;
    this.#all = 2 ** size - 1;
    this.#table = combinationTable(this.#values);
    this.#mirror = mirrorTable(this.#values);
    this.#top = size - 1;
    this.#open = new Int32Array(size + 8);
    this.#candidates = new Int32Array(size + 8);
    this.#kept = new Int32Array(size + 8);
    this.#arranged = new Int32Array(size + 8);
  }

  /** Draws the conclusions of a sum; false when there is a contradiction. */
  lookAt(index: number): boolean {
    const sum = this.sums[index];
    return sum.distinct ? this.#lookAtCage(sum) : this.#lookAtSum(sum);
  }

  /** Combinations of a cage whose digits differ: candidates in none of them go, and digits in all of them go outside. */
  #lookAtCage(cage: Sum): boolean {
    const { cells } = cage;
    const propagation = this.#propagation;
    const { levels, base, cellCount } = propagation;
    const open = this.#open;
    const candidates = this.#candidates;
    let count = 0;
    let rest = cage.sum;
    let union = 0;
    let least = 0;
    let most = 0;
    for (let i = 0; i < cells.length; i++) {
      const at = base + cells[i];
      const set = levels[at];
      if ((set & (set - 1)) === 0) rest -= levels[at + cellCount];
      else {
        candidates[count] = set;
        open[count++] = cells[i];
        union |= set;
        least += levels[at + cellCount];
        most += levels[at + 2 * cellCount];
      }
    }
    if (count === 0) return rest === 0;
    if (least > rest || most < rest) return false;
    if (count === 1) return this.#trim(open[0], rest, rest);
    if (count === 2 && this.#mirror !== undefined) return this.#pair(this.#mirror, rest);
    const list = this.#table.list(count, rest);
    if (list === undefined) return this.#lookAtSum(cage);
    const row = this.#table.row(count, rest);
    if (row === undefined) return this.#arrangeAll(list, union, count);
    const word = row[union];
    const may = word & 0xffff;
    if (may === 0) return false;
    if (may !== union && !this.#limit(may, count)) return false;
    if (list.length <= FEW) return this.#arrangeAll(list, may, count);
    const must = word >>> 16;
    return must === 0 || (this.#placeOnce(must, count) && this.#mayHave(rest, count) && this.#strikeOutside(must, count));
  }

  /** Leaves the open cells the digits in `may`. */
  #limit(may: number, count: number): boolean {
    for (let i = 0; i < count; i++) {
      this.#candidates[i] &= may;
      if (!this.#propagation.keep(this.#open[i], may)) return false;
    }
    return true;
  }

  /**
   * Removes candidates that no combination in `list` has when it is arranged in the open cells, and digits of every combination outside.
   */
  #arrangeAll(list: Int32Array, union: number, count: number): boolean {
    const kept = this.#kept;
    kept.fill(0, 0, count);
    let any = false;
    let must = this.#all;
    for (let at = 0; at < list.length; at++) {
      const combination = list[at];
      if ((combination & ~union) !== 0 || !arrange(this.#candidates, count, combination, this.#arranged)) continue;
      any = true;
      must &= combination;
      for (let i = 0; i < count; i++) kept[i] |= this.#arranged[i];
    }
    if (!any) return false;
    for (let i = 0; i < count; i++) if (!this.#propagation.keep(this.#open[i], kept[i])) return false;
    return this.#strikeOutside(must, count);
  }

  /** A digit that a cage must have and only one of its cells can take is there. */
  #placeOnce(must: number, count: number): boolean {
    const { levels, base } = this.#propagation;
    const open = this.#open;
    let once = 0;
    let twice = 0;
    for (let i = 0; i < count; i++) {
      const set = levels[base + open[i]];
      twice |= once & set;
      once |= set;
    }
    if ((must & ~once) !== 0) return false;
    let single = must & once & ~twice;
    for (let i = 0; single !== 0; i++) {
      const here = levels[base + open[i]] & single;
      if (here === 0) continue;
      if ((here & (here - 1)) !== 0) return false;
      single &= ~here;
      if (!this.#propagation.keep(open[i], here)) return false;
    }
    return true;
  }

  /** Whether the open cells add up to `rest`, where none of them is open any more: nothing would call for the cage again. */
  #mayHave(rest: number, count: number): boolean {
    const { levels, base, cellCount } = this.#propagation;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const at = base + this.#open[i];
      if ((levels[at] & (levels[at] - 1)) !== 0) return true;
      sum += levels[at + cellCount];
    }
    return sum === rest;
  }

  /** The last two cells of a cage: each candidate needs its partner. By ranks, partners are a set turned round and shifted. */
  #pair(mirror: Uint16Array, rest: number): boolean {
    const sum = rest - 2 * this.#values[0];
    const by = sum - this.#top;
    // Half of an even sum would need itself.
    const half = (sum & 1) === 0 ? 1 << (sum >> 1) : 0;
    const first = this.#candidates[0] & ~half & shifted(mirror[this.#candidates[1]], by);
    return first !== 0 && this.#propagation.keep(this.#open[0], first) && this.#propagation.keep(this.#open[1], shifted(mirror[first], by));
  }

  /** Digits that a cage must have cannot be where all its places for them are seen. */
  #strikeOutside(must: number, count: number): boolean {
    const propagation = this.#propagation;
    const { levels, base, sees, words } = propagation;
    const open = this.#open;
    const holders = this.#kept;
    for (let left = must; left !== 0; left &= left - 1) {
      const bit = left & -left;
      let held = 0;
      for (let i = 0; i < count; i++) if ((levels[base + open[i]] & bit) !== 0) holders[held++] = open[i] * words;
      if (held === 0) return true;
      for (let word = 0; word < words; word++) {
        let seen = sees[holders[0] + word];
        for (let i = 1; i < held; i++) seen &= sees[holders[i] + word];
        for (; seen !== 0; seen &= seen - 1) {
          const cell = 32 * word + 31 - Math.clz32(seen & -seen);
          if ((levels[base + cell] & bit) !== 0 && !propagation.keep(cell, ~bit)) return false;
        }
      }
    }
    return true;
  }

  /** A sum in which digits may repeat, or a difference: what is out of reach goes. */
  #lookAtSum({ sum, cells, plus }: Sum): boolean {
    const propagation = this.#propagation;
    const { levels, base, cellCount } = propagation;
    let least = 0;
    let most = 0;
    for (let i = 0; i < plus; i++) {
      const at = base + cellCount + cells[i];
      least += levels[at];
      most += levels[at + cellCount];
    }
    for (let i = plus; i < cells.length; i++) {
      const at = base + cellCount + cells[i];
      least -= levels[at + cellCount];
      most -= levels[at];
    }
    if (least > sum || most < sum) return false;
    if (least === most) return true;
    for (let changed = true; changed; ) {
      changed = false;
      const above = sum - least;
      const below = most - sum;
      for (let i = 0; i < cells.length; i++) {
        const at = base + cellCount + cells[i];
        const low = levels[at];
        const high = levels[at + cellCount];
        const spread = high - low;
        if (spread <= above && spread <= below) continue;
        const cell = cells[i];
        if (i < plus) {
          if (!this.#trim(cell, high - below, low + above)) return false;
          least += levels[at] - low;
          most += levels[at + cellCount] - high;
        } else {
          if (!this.#trim(cell, high - above, low + below)) return false;
          least += high - levels[at + cellCount];
          most += low - levels[at];
        }
        changed ||= sum - least !== above || most - sum !== below;
      }
      if (least > sum || most < sum) return false;
    }
    return cells.length !== 2 || this.#lookAtPair(sum, cells[0], cells[1], plus === 2);
  }

  /** Leaves a cell the candidates whose values lie in a range. */
  #trim(cell: number, from: number, to: number): boolean {
    const values = this.#values;
    const { levels, base } = this.#propagation;
    let kept = levels[base + cell];
    while (kept !== 0 && values[31 - Math.clz32(kept & -kept)] < from) kept &= kept - 1;
    while (kept !== 0 && values[31 - Math.clz32(kept)] > to) kept ^= 1 << (31 - Math.clz32(kept));
    return this.#propagation.keep(cell, kept);
  }

  #between(set: number, from: number, to: number): number {
    let kept = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      const value = this.#values[31 - Math.clz32(left & -left)];
      if (from <= value && value <= to) kept |= left & -left;
    }
    return kept;
  }

  /** Two cells with a known sum or difference: each candidate needs its partner. */
  #lookAtPair(sum: number, a: number, b: number, added: boolean): boolean {
    const propagation = this.#propagation;
    const { levels, base } = propagation;
    const values = this.#values;
    const apart = propagation.areApart(a, b);
    let keptA = 0;
    let keptB = 0;
    for (let left = levels[base + a]; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const value = values[31 - Math.clz32(bit)];
      const needed = added ? sum - value : value - sum;
      const partner = this.#between(levels[base + b], needed, needed);
      if (partner === 0 || (apart && partner === bit)) continue;
      keptA |= bit;
      keptB |= partner;
    }
    return propagation.keep(a, keptA) && propagation.keep(b, keptB);
  }
}

/** A set with all ranks so much higher. */
function shifted(set: number, by: number): number {
  return by >= 0 ? set << by : set >>> -by;
}
