import { subsetsOf } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import { arrange } from './arrange.ts';
import { BoxPartitions } from './box-partitions.ts';
import type { CagePropagation } from './cage-propagation.ts';
import { combinationTable } from './cage-sums.ts';
import { PartLists } from './part-lists.ts';
import { MAX_WITH_PARTS, type Part, partsOf, setsThatFit, sumsOfSets } from './part-sets.ts';

/*
 * The contents of a cage in each box that it reaches into. A part of a cage has a list of its possible sets of digits. The parts of a cage
 * must add up to its sum, and the parts in a box must share out its digits.
 */

/** The most partial sums of a cage that are enumerated. */
const MAX_BEGINNINGS = 20_000;

/** A list of so few sets is gone through at once. */
const SHORT_LIST = 40;

export class CageParts {
  readonly parts: readonly Part[];
  readonly lists: PartLists;
  readonly #propagation: CagePropagation;
  /** Indexed by cage and by box. Empty where a part has no list. */
  readonly #partsOfCage: readonly Int32Array[];
  readonly #partsOfBox: readonly Int32Array[];
  readonly #partOfCell: Int32Array;
  readonly #sizes: Int32Array;
  readonly #sums: readonly number[];
  /** Indexed by set: what its digits add up to. */
  readonly #sumOfSet: Int32Array;
  readonly #boxes: BoxPartitions;
  readonly #all: number;

  /** Candidates by cell when the parts were last looked at. */
  readonly #seen: Int32Array;
  readonly #changedParts: Uint8Array;
  readonly #changedCages: Uint8Array;
  readonly #changedBoxes: Uint8Array;
  readonly #candidates = new Int32Array(MAX_WITH_PARTS);
  readonly #arranged = new Int32Array(MAX_WITH_PARTS);
  readonly #kept = new Int32Array(MAX_WITH_PARTS);
  /** By place in a box: the digits in all sets of a part, and in any. */
  readonly #must = new Int32Array(MAX_WITH_PARTS);
  readonly #may = new Int32Array(MAX_WITH_PARTS);

  /** Begins on the present level of `propagation`, which is settled. */
  constructor(puzzle: Puzzle, propagation: CagePropagation) {
    const { size, cellCount } = puzzle.grid;
    this.#propagation = propagation;
    this.parts = partsOf(puzzle);
    this.#sizes = Int32Array.from(this.parts, ({ cells }) => cells.length);
    this.#sums = puzzle.cages.map(({ sum }) => sum);
    this.#partOfCell = new Int32Array(cellCount);
    for (const [index, { cells }] of this.parts.entries()) for (const cell of cells) this.#partOfCell[cell] = index;
    this.#sumOfSet = sumsOfSets(propagation.ranks.values);
    this.#boxes = new BoxPartitions(size);
    this.#all = 2 ** size - 1;
    this.#seen = propagation.levels.slice(propagation.base, propagation.base + cellCount);
    this.#changedParts = new Uint8Array(this.parts.length);
    this.#changedCages = new Uint8Array(puzzle.cages.length).fill(1);
    this.#changedBoxes = new Uint8Array(size).fill(1);

    const combinations = combinationTable(propagation.ranks.values);
    const lists = this.parts.map((part) => {
      const union = this.#readCandidates(part.cells);
      const size = part.cells.length;
      const cage = puzzle.cages[part.cage];
      const sets = cage?.cells.length === size ? combinations.list(size, cage.sum) : subsetsOf(union, size);
      return sets && setsThatFit(sets, this.#candidates, size, this.#sumOfSet);
    });
    const withLists = (indexes: number[]) => Int32Array.from(indexes.every((index) => lists[index] !== undefined) ? indexes : []);
    const partsWhere = (is: (part: Part) => boolean) => [...this.parts.keys()].filter((index) => is(this.parts[index]));
    this.#partsOfCage = puzzle.cages.map((_, cage) => withLists(partsWhere((part) => part.cage === cage)));
    this.#partsOfBox = Array.from({ length: size }, (_, box) => withLists(partsWhere((part) => part.box === box)));
    this.lists = new PartLists(lists);
    this.#changedParts.fill(1);
  }

  /** Draws every conclusion on the first level; false when there is a contradiction. Once, before anything is tried. */
  begin(): boolean {
    const possible = this.settle();
    if (possible) this.lists.pack();
    return possible;
  }

  /** Goes to a new level that begins as the present one, which is settled. */
  deepen(): void {
    const propagation = this.#propagation;
    const { levels, base, cellCount } = propagation;
    this.#seen.set(levels.subarray(base, base + cellCount));
    propagation.deepen();
    this.lists.deepen();
  }

  /** Goes back to the level before. */
  back(): void {
    this.#propagation.back();
    this.lists.back();
  }

  /** Fixes a part to the set at this index of `lists.sets`. */
  choose(part: number, place: number): void {
    this.lists.marks[place] = 1;
    this.#keepMarked(part);
  }

  /** Draws every conclusion on the present level; false when there is a contradiction. */
  settle(): boolean {
    if (this.#settle()) return true;
    this.#propagation.forget();
    this.#changedParts.fill(0);
    this.#changedCages.fill(0);
    this.#changedBoxes.fill(0);
    return false;
  }

  #settle(): boolean {
    const { parts } = this;
    for (;;) {
      if (!this.#propagation.propagate()) return false;
      this.#noticeCells();
      const { count } = this.lists;
      let changed = false;
      // Short lists first: what they strike makes the long ones shorter.
      for (const longest of [SHORT_LIST, Number.POSITIVE_INFINITY]) {
        for (let part = 0; part < parts.length; part++) {
          if (this.#changedParts[part] && count[part] <= longest && !this.#fit(part)) return this.#propagation.fail(parts[part].cells);
        }
        changed = this.#noticeCells();
        if (changed) break;
      }
      if (changed) continue;
      for (let cage = 0; cage < this.#partsOfCage.length; cage++) {
        if (this.#changedCages[cage] && !this.#lookAtCage(cage)) return false;
      }
      if (this.#changedParts.includes(1)) continue;
      for (let box = 0; box < this.#partsOfBox.length && !this.#changedParts.includes(1); box++) {
        if (this.#changedBoxes[box] && !this.#lookAtBox(box)) return false;
      }
      if (!this.#changedParts.includes(1) && !this.#changedCages.includes(1) && !this.#changedBoxes.includes(1)) return true;
    }
  }

  /** Marks the parts with cells that have lost candidates; true when there is one. */
  #noticeCells(): boolean {
    const { levels, base, cellCount } = this.#propagation;
    let changed = false;
    for (let cell = 0; cell < cellCount; cell++) {
      const set = levels[base + cell];
      if (set === this.#seen[cell]) continue;
      this.#seen[cell] = set;
      this.#changedParts[this.#partOfCell[cell]] = 1;
      changed = true;
    }
    return changed;
  }

  /** Strikes the sets that the cells of a part cannot take, and the candidates that are in none. */
  #fit(part: number): boolean {
    this.#changedParts[part] = 0;
    const { sets, count, first, marks } = this.lists;
    const { cells } = this.parts[part];
    if (count[part] === 0) return true;
    const from = first[part];
    const to = from + count[part];
    const union = this.#readCandidates(cells);
    this.#kept.fill(0, 0, cells.length);
    for (let at = from; at < to; at++) {
      const set = sets[at];
      if ((set & ~union) !== 0 || !arrange(this.#candidates, cells.length, set, this.#arranged)) continue;
      marks[at] = 1;
      for (let i = 0; i < cells.length; i++) this.#kept[i] |= this.#arranged[i];
    }
    if (this.lists.keepMarked(part)) this.#tellNeighbours(part);
    if (count[part] === 0) return false;
    for (let i = 0; i < cells.length; i++) if (!this.#propagation.keep(cells[i], this.#kept[i])) return false;
    return true;
  }

  /** The candidates of these cells into `#candidates`; returns their union. */
  #readCandidates(cells: Int32Array): number {
    const { levels, base } = this.#propagation;
    let union = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = levels[base + cells[i]];
      this.#candidates[i] = set;
      union |= set;
    }
    return union;
  }

  #tellNeighbours(part: number): void {
    const { cage, box } = this.parts[part];
    if (cage >= 0) this.#changedCages[cage] = 1;
    this.#changedBoxes[box] = 1;
  }

  /** Leaves a part the sets that are marked; false when none is. */
  #keepMarked(part: number): boolean {
    if (this.lists.keepMarked(part)) {
      this.#changedParts[part] = 1;
      this.#tellNeighbours(part);
    }
    return this.lists.count[part] > 0;
  }

  /** Keeps the sets with which the parts of a cage add up to its sum with different digits. */
  #lookAtCage(cage: number): boolean {
    this.#changedCages[cage] = 0;
    const parts = this.#partsOfCage[cage];
    const { count } = this.lists;
    let beginnings = 1;
    for (let i = 0; i < parts.length - 1; i++) beginnings *= count[parts[i]];
    if (parts.length < 2 || beginnings > MAX_BEGINNINGS) return true;
    this.#complete(parts, 0, 0, this.#sums[cage]);
    let possible = true;
    for (let i = 0; i < parts.length; i++) possible = this.#keepMarked(parts[i]) && possible;
    return possible || this.#fail(parts);
  }

  /** Marks the sets of the parts from `at` on that make up the rest of a sum; true when there are any. */
  #complete(parts: Int32Array, at: number, used: number, rest: number): boolean {
    const { sets, count, first } = this.lists;
    const part = parts[at];
    const to = first[part] + count[part];
    const last = at === parts.length - 1;
    let possible = false;
    for (let place = last ? this.#firstOfSum(part, rest) : first[part]; place < to; place++) {
      const set = sets[place];
      const left = rest - this.#sumOfSet[set];
      // Sets are in the order of their sums.
      if (left < 0) break;
      if ((set & used) !== 0 || (!last && !this.#complete(parts, at + 1, used | set, left))) continue;
      this.lists.marks[place] = 1;
      possible = true;
    }
    return possible;
  }

  /** The first place in the list of a part with no lesser sum. */
  #firstOfSum(part: number, sum: number): number {
    const { sets, count, first } = this.lists;
    let low = first[part];
    let high = low + count[part];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sumOfSet[sets[middle]] < sum) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The parts in a box must share out its digits. */
  #lookAtBox(box: number): boolean {
    this.#changedBoxes[box] = 0;
    const parts = this.#partsOfBox[box];
    if (parts.length === 0) return true;
    if (!this.#lookAtDigits(parts)) return this.#fail(parts);
    const { lists } = this;
    const fewestFirst = parts.toSorted((a, b) => lists.count[a] - lists.count[b]);
    if (!this.#boxes.worthwhile(lists, fewestFirst, this.#sizes)) return true;
    if (!this.#boxes.mark(lists, fewestFirst, this.lists.marks)) return this.#fail(parts);
    for (let i = 0; i < parts.length; i++) this.#keepMarked(parts[i]);
    return true;
  }

  /** Removes a digit that one part must have from the others; requires a digit of the only part that can have it. */
  #lookAtDigits(parts: Int32Array): boolean {
    const { sets, count, first } = this.lists;
    let once = 0;
    let twice = 0;
    let taken = 0;
    for (let i = 0; i < parts.length; i++) {
      const from = first[parts[i]];
      let must = -1;
      let may = 0;
      for (let at = from + count[parts[i]] - 1; at >= from; at--) {
        must &= sets[at];
        may |= sets[at];
      }
      if ((taken & must) !== 0) return false;
      taken |= must;
      twice |= once & may;
      once |= may;
      this.#must[i] = must;
      this.#may[i] = may;
    }
    if (once !== this.#all) return false;
    for (let i = 0; i < parts.length; i++) {
      const missing = this.#may[i] & ~twice;
      const barred = taken & ~this.#must[i];
      if ((missing & ~this.#must[i]) === 0 && (barred & this.#may[i]) === 0) continue;
      const from = first[parts[i]];
      for (let at = from + count[parts[i]] - 1; at >= from; at--) {
        if ((sets[at] & missing) === missing && (sets[at] & barred) === 0) this.lists.marks[at] = 1;
      }
      if (!this.#keepMarked(parts[i])) return false;
    }
    return true;
  }

  #fail(parts: Int32Array): false {
    for (let i = 0; i < parts.length; i++) this.#propagation.fail(this.parts[parts[i]].cells);
    return false;
  }
}
