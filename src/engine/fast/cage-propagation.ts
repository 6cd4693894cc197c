import type { Puzzle } from '../puzzle.ts';
import { arrange } from './arrange.ts';
import { type CombinationTable, combinationTable, type Ranks, ranksOf, type Sum, sumsOf } from './cage-sums.ts';
import { addCell, type Crossing, layoutOf } from './grid-layout.ts';

/*
 * What follows without trying, for the fast killer solver. Candidates of a cell are bits of a word, by rank (see Ranks).
 */

export class CagePropagation {
  readonly ranks: Ranks;
  readonly cellCount: number;
  /** False when the cages alone show that there is no solution. */
  readonly sound: boolean;
  /** Candidates by cell, level after level; those of the present level begin at `base`. */
  readonly levels: Int32Array;
  base = 0;
  /** Indexed by cell: how often a sum or a house with this cell has failed, so that the search goes where trouble is. */
  readonly trouble: Float64Array;

  readonly #digits: Uint8Array;
  readonly #size: number;
  readonly #all: number;
  readonly #sums: readonly Sum[];
  readonly #table: CombinationTable;
  readonly #houses: readonly Int32Array[];
  readonly #housesOfCell: readonly (readonly [number, number, number])[];
  readonly #sumsOfCell: readonly Int32Array[];
  /** Indexed by cell: the cells that cannot hold the same digit. */
  readonly #peers: readonly Int32Array[];
  /** The same as sets of so many words each: see GridLayout. */
  readonly #sees: Int32Array;
  readonly #words: number;
  readonly #crossings: readonly Crossing[];

  /** Cells that have come down to one candidate and have not told their peers. */
  readonly #singles: Int32Array;
  #singleCount = 0;
  readonly #waitingSums: Int32Array;
  readonly #isWaiting: Uint8Array;
  #waitingCount = 0;
  readonly #changedHouses: Uint8Array;
  /** Indexed by house: 1 where crossings with it are to be looked at. */
  readonly #changedCrossings: Uint8Array;

  readonly #open: Int32Array;
  readonly #candidates: Int32Array;
  readonly #kept: Int32Array;
  readonly #arranged: Int32Array;

  constructor(puzzle: Puzzle) {
    const { grid } = puzzle;
    const { cellCount, size } = grid;
    const layout = layoutOf(grid);
    const sums = sumsOf(puzzle);
    this.sound = sums !== undefined;
    this.ranks = ranksOf(puzzle);
    this.cellCount = cellCount;
    this.levels = new Int32Array((cellCount + 2) * cellCount);
    this.trouble = new Float64Array(cellCount);
    this.#digits = new Uint8Array(cellCount);
    this.#size = size;
    this.#all = 2 ** size - 1;
    this.#sums = sums ?? [];
    this.#table = combinationTable(this.ranks.values);
    this.#houses = layout.houses;
    this.#housesOfCell = grid.housesOfCell;
    const sumsOfCell: number[][] = Array.from({ length: cellCount }, () => []);
    for (const [index, { cells }] of this.#sums.entries()) for (const cell of cells) sumsOfCell[cell].push(index);
    this.#sumsOfCell = sumsOfCell.map((indexes) => Int32Array.from(indexes));
    this.#words = layout.words;
    this.#sees = layout.sees.slice();
    const peers = layout.peers.slice();
    for (const { cells } of puzzle.cages) for (const cell of cells) peers[cell] = this.#seeCage(cell, cells, peers[cell]);
    this.#peers = peers;
    this.#crossings = layout.crossings;
    this.#singles = new Int32Array(cellCount);
    this.#waitingSums = new Int32Array(this.#sums.length);
    this.#isWaiting = new Uint8Array(this.#sums.length);
    this.#changedHouses = new Uint8Array(3 * size);
    this.#changedCrossings = new Uint8Array(3 * size).fill(1);
    this.#open = new Int32Array(size + 8);
    this.#candidates = new Int32Array(size + 8);
    this.#kept = new Int32Array(size + 8);
    this.#arranged = new Int32Array(size + 8);
    this.#begin(puzzle.givens);
  }

  /** Adds the cells of its cage to what a cell sees; the list of all that it sees. */
  #seeCage(cell: number, cage: readonly number[], peers: Int32Array): Int32Array {
    const more: number[] = [];
    for (let i = 0; i < cage.length; i++) {
      if (cage[i] === cell || this.#areApart(cell, cage[i])) continue;
      addCell(this.#sees, cell * this.#words, cage[i]);
      more.push(cage[i]);
    }
    return more.length === 0 ? peers : Int32Array.from([...peers, ...more]);
  }

  /** Whether two cells cannot hold the same digit. */
  #areApart(a: number, b: number): boolean {
    return ((this.#sees[a * this.#words + (b >> 5)] >>> (b & 31)) & 1) === 1;
  }

  #begin(givens: Uint8Array): void {
    const rankOf = new Uint8Array(this.#size + 1);
    for (const [rank, digit] of this.ranks.digits.entries()) rankOf[digit] = rank;
    for (const [cell, digit] of givens.entries()) {
      this.levels[cell] = digit === 0 ? this.#all : 1 << rankOf[digit];
      if (digit !== 0) this.#singles[this.#singleCount++] = cell;
    }
    for (let index = 0; index < this.#sums.length; index++) this.#wait(index);
    this.#changedHouses.fill(1);
  }

  #wait(index: number): void {
    if (this.#isWaiting[index]) return;
    this.#isWaiting[index] = 1;
    this.#waitingSums[this.#waitingCount++] = index;
  }

  /** Leaves a cell only the candidates in `set`; false when that is none. */
  keep(cell: number, set: number): boolean {
    const before = this.levels[this.base + cell];
    const after = before & set;
    if (after === before) return true;
    this.levels[this.base + cell] = after;
    if (after === 0) return false;
    if ((after & (after - 1)) === 0) this.#singles[this.#singleCount++] = cell;
    const sums = this.#sumsOfCell[cell];
    for (let i = 0; i < sums.length; i++) this.#wait(sums[i]);
    const [row, column, box] = this.#housesOfCell[cell];
    this.#changedHouses[row] = 1;
    this.#changedHouses[column] = 1;
    this.#changedHouses[box] = 1;
    this.#changedCrossings[row] = 1;
    this.#changedCrossings[column] = 1;
    this.#changedCrossings[box] = 1;
    return true;
  }

  /** Draws every conclusion on the present level; false when there is a contradiction. */
  propagate(): boolean {
    if (this.#settle()) return true;
    this.forget();
    return false;
  }

  /** The digits of the present level, where every cell has one; the same array each time. */
  readDigits(): Uint8Array {
    for (let cell = 0; cell < this.cellCount; cell++)
      this.#digits[cell] = this.ranks.digits[31 - Math.clz32(this.levels[this.base + cell])];
    return this.#digits;
  }

  /** Goes to a new level that begins as the present one. */
  deepen(): void {
    const { levels, base, cellCount } = this;
    levels.copyWithin(base + cellCount, base, base + cellCount);
    this.base = base + cellCount;
  }

  /** Goes back to the level before. */
  back(): void {
    this.base -= this.cellCount;
  }

  /** Drops what was still to be looked at: the present level is given up. */
  forget(): void {
    this.#singleCount = 0;
    while (this.#waitingCount > 0) this.#isWaiting[this.#waitingSums[--this.#waitingCount]] = 0;
    this.#changedHouses.fill(0);
    this.#changedCrossings.fill(0);
  }

  #settle(): boolean {
    for (;;) {
      if (this.#singleCount > 0) {
        if (!this.#tellPeers(this.#singles[--this.#singleCount])) return false;
      } else if (!this.#lookAtHouses()) {
        return false;
      } else if (this.#singleCount === 0 && this.#waitingCount > 0) {
        const index = this.#waitingSums[--this.#waitingCount];
        this.#isWaiting[index] = 0;
        const sum = this.#sums[index];
        if (sum.distinct ? this.#lookAtCage(sum) : this.#lookAtSum(sum)) continue;
        return this.fail(sum.cells);
      } else if (this.#singleCount === 0) {
        if (!this.#lookAtCrossings()) return false;
        if (this.#singleCount === 0 && this.#waitingCount === 0) return true;
      }
    }
  }

  /** Remembers where a contradiction was. */
  fail(cells: Int32Array): false {
    for (let i = 0; i < cells.length; i++) this.trouble[cells[i]]++;
    return false;
  }

  #tellPeers(cell: number): boolean {
    const others = ~this.levels[this.base + cell];
    const peers = this.#peers[cell];
    for (let i = 0; i < peers.length; i++) if (!this.keep(peers[i], others)) return false;
    return true;
  }

  /** Hidden singles, in the houses that have changed. */
  #lookAtHouses(): boolean {
    for (let house = 0; house < this.#houses.length; house++) {
      if (!this.#changedHouses[house]) continue;
      this.#changedHouses[house] = 0;
      if (!this.#lookAtHouse(this.#houses[house])) return this.fail(this.#houses[house]);
      if (this.#singleCount > 0) return true;
    }
    return true;
  }

  #lookAtHouse(cells: Int32Array): boolean {
    const { levels, base } = this;
    let once = 0;
    let twice = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = levels[base + cells[i]];
      twice |= once & set;
      once |= set;
    }
    if (once !== this.#all) return false;
    let single = once & ~twice;
    for (let i = 0; i < cells.length && single !== 0; i++) {
      const here = levels[base + cells[i]] & single;
      if (here === 0) continue;
      if ((here & (here - 1)) !== 0) return false;
      single &= ~here;
      if (!this.keep(cells[i], here)) return false;
    }
    return true;
  }

  /** Pointing and claiming. */
  #lookAtCrossings(): boolean {
    const crossings = this.#crossings;
    const changed = this.#changedCrossings.slice();
    this.#changedCrossings.fill(0);
    for (let i = 0; i < crossings.length; i++) {
      const { houses, shared, box, line } = crossings[i];
      if (changed[houses[0]] === 0 && changed[houses[1]] === 0) continue;
      const here = this.#union(shared);
      const inBox = this.#union(box);
      const inLine = this.#union(line);
      if (!this.#strike(line, here & ~inBox & inLine) || !this.#strike(box, here & ~inLine & inBox)) return false;
    }
    return true;
  }

  #union(cells: Int32Array): number {
    let set = 0;
    for (let i = 0; i < cells.length; i++) set |= this.levels[this.base + cells[i]];
    return set;
  }

  #strike(cells: Int32Array, set: number): boolean {
    if (set === 0) return true;
    for (let i = 0; i < cells.length; i++) if (!this.keep(cells[i], ~set)) return false;
    return true;
  }

  /** Combinations of a cage whose digits differ: candidates in none of them go, and digits in all of them go outside. */
  #lookAtCage(cage: Sum): boolean {
    const { cells } = cage;
    const { levels, base } = this;
    const { values } = this.ranks;
    const open = this.#open;
    let count = 0;
    let rest = cage.sum;
    let union = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = levels[base + cells[i]];
      if ((set & (set - 1)) === 0) rest -= values[31 - Math.clz32(set)];
      else {
        this.#candidates[count] = set;
        open[count++] = cells[i];
        union |= set;
      }
    }
    if (count === 0) return rest === 0;
    if (rest < 0) return false;
    const list = this.#table(count, rest);
    if (list === undefined) return this.#lookAtSum(cage);

    this.#kept.fill(0, 0, count);
    let must = this.#all;
    let any = false;
    for (let at = 0; at < list.length; at++) {
      const combination = list[at];
      if ((combination & ~union) !== 0 || !arrange(this.#candidates, count, combination, this.#arranged)) continue;
      any = true;
      must &= combination;
      for (let i = 0; i < count; i++) this.#kept[i] |= this.#arranged[i];
    }
    if (!any) return false;
    for (let i = 0; i < count; i++) if (!this.keep(open[i], this.#kept[i])) return false;
    return count === 1 || this.#strikeOutside(must, count);
  }

  /** Digits that a cage must have cannot be where all its places for them are seen. */
  #strikeOutside(must: number, count: number): boolean {
    const { levels, base } = this;
    const open = this.#open;
    for (let left = must; left !== 0; left &= left - 1) {
      const bit = left & -left;
      let first = 0;
      while ((levels[base + open[first]] & bit) === 0) if (++first === count) break;
      if (first === count) continue;
      const peers = this.#peers[open[first]];
      for (let i = 0; i < peers.length; i++) {
        const peer = peers[i];
        if ((levels[base + peer] & bit) === 0) continue;
        let seen = true;
        for (let other = first + 1; other < count && seen; other++) {
          seen = (levels[base + open[other]] & bit) === 0 || this.#areApart(open[other], peer);
        }
        if (seen && !this.keep(peer, ~bit)) return false;
      }
    }
    return true;
  }

  /** A sum in which digits may repeat, or a difference: what is out of reach goes. */
  #lookAtSum({ sum, cells, plus }: Sum): boolean {
    const { levels, base } = this;
    const { values } = this.ranks;
    for (let changed = true; changed; ) {
      changed = false;
      let least = 0;
      let most = 0;
      for (let i = 0; i < cells.length; i++) {
        const set = levels[base + cells[i]];
        const low = values[31 - Math.clz32(set & -set)];
        const high = values[31 - Math.clz32(set)];
        least += i < plus ? low : -high;
        most += i < plus ? high : -low;
      }
      if (least > sum || most < sum) return false;
      for (let i = 0; i < cells.length && !changed; i++) {
        const set = levels[base + cells[i]];
        if ((set & (set - 1)) === 0) continue;
        const low = values[31 - Math.clz32(set & -set)];
        const high = values[31 - Math.clz32(set)];
        const from = i < plus ? sum - most + high : least - sum + high;
        const to = i < plus ? sum - least + low : most - sum + low;
        if (from <= low && high <= to) continue;
        const after = this.#between(set, from, to);
        if (!this.keep(cells[i], after)) return false;
        changed = after !== set;
      }
    }
    return cells.length !== 2 || this.#lookAtPair(sum, cells[0], cells[1], plus === 2);
  }

  #between(set: number, from: number, to: number): number {
    let kept = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      const value = this.ranks.values[31 - Math.clz32(left & -left)];
      if (from <= value && value <= to) kept |= left & -left;
    }
    return kept;
  }

  /** Two cells with a known sum or difference: each candidate needs its partner. */
  #lookAtPair(sum: number, a: number, b: number, added: boolean): boolean {
    const { levels, base } = this;
    const { values } = this.ranks;
    const apart = this.#areApart(a, b);
    let keptA = 0;
    let keptB = 0;
    for (let left = levels[base + a]; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const value = values[31 - Math.clz32(bit)];
      const wanted = added ? sum - value : value - sum;
      const partner = this.#between(levels[base + b], wanted, wanted);
      if (partner === 0 || (apart && partner === bit)) continue;
      keptA |= bit;
      keptB |= partner;
    }
    return this.keep(a, keptA) && this.keep(b, keptB);
  }
}
