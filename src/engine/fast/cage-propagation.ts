import type { Puzzle } from '../puzzle.ts';
import { CageRules } from './cage-rules.ts';
import { type Ranks, ranksOf, type Sum, sumsOf } from './cage-sums.ts';
import { addCell, type Crossing, layoutOf } from './grid-layout.ts';
import { WaitingRules } from './waiting-rules.ts';

/*
 * Propagation for the fast killer solver: the candidates of all cells, level after level, what has changed, and the rules of houses. The
 * rules of sums are in cage-rules.ts. Candidates of a cell are bits of a word, by rank (see Ranks).
 */

/** The blame that the open cells of a failed house or sum share: the fewer there are, the more each gets. */
const TROUBLE = 4;

export class CagePropagation {
  readonly ranks: Ranks;
  readonly cellCount: number;
  /** False when the cages alone show that there is no solution. */
  readonly sound: boolean;
  /** Candidates by cell, level after level; those of the present level begin at `base`. After them come the least and the greatest value by cell. */
  readonly levels: Int32Array;
  base = 0;
  /** Indexed by cell: how much of the failures of sums and houses with this cell falls to it, so that the search goes where trouble is. */
  readonly trouble: Float64Array;

  readonly #digits: Uint8Array;
  readonly #size: number;
  readonly #all: number;
  readonly #values: Int32Array;
  /** How many numbers a level has. */
  readonly #stride: number;
  readonly #rules: CageRules;
  readonly #houses: readonly Int32Array[];
  /** Indexed by cell: the cells that must have another digit. */
  readonly #peers: readonly Int32Array[];
  /** The same as sets of a few words each: see GridLayout. */
  readonly sees: Int32Array;
  readonly words: number;
  readonly #crossings: readonly Crossing[];

  /** Cells with one candidate left that have not yet been propagated to their peers. */
  readonly #singles: Int32Array;
  #singleCount = 0;
  /** Sums by their index, then houses, then crossings. */
  readonly #waiting: WaitingRules;
  readonly #sumCount: number;
  /** Indexed by house: the rules of its crossings. */
  readonly #crossingsOfHouse: readonly Int32Array[];

  constructor(puzzle: Puzzle) {
    const { grid } = puzzle;
    const { cellCount, size } = grid;
    const layout = layoutOf(grid);
    const found = sumsOf(puzzle);
    const sums = found ?? [];
    this.sound = found !== undefined;
    this.ranks = ranksOf(puzzle);
    this.#values = this.ranks.values;
    this.cellCount = cellCount;
    this.#stride = 3 * cellCount;
    this.levels = new Int32Array((cellCount + 2) * this.#stride);
    this.trouble = new Float64Array(cellCount);
    this.#digits = new Uint8Array(cellCount);
    this.#size = size;
    this.#all = 2 ** size - 1;
    this.#houses = layout.houses;
    this.words = layout.words;
    this.sees = layout.sees.slice();
    const peers = layout.peers.slice();
    for (const { cells } of puzzle.cages) for (const cell of cells) peers[cell] = this.#seeCage(cell, cells, peers[cell]);
    this.#peers = peers;
    this.#crossings = layout.crossings;
    this.#singles = new Int32Array(cellCount);
    this.#sumCount = sums.length;
    this.#waiting = new WaitingRules(cellCount, sums.length + this.#houses.length + layout.crossings.length);
    this.#crossingsOfHouse = layout.crossingsOfHouse;
    this.#rules = new CageRules(this, sums, size);
    this.#join(sums);
    this.#begin(puzzle);
  }

  /** Connects the rules to their cells. */
  #join(sums: readonly Sum[]): void {
    for (const [index, { distinct, cells }] of sums.entries()) {
      const onlyBounds = !distinct && cells.length !== 2;
      for (let i = 0; i < cells.length; i++) this.#waiting.join(index, cells[i], onlyBounds);
    }
    for (const [house, cells] of this.#houses.entries())
      for (let i = 0; i < cells.length; i++) this.#waiting.join(sums.length + house, cells[i], false);
  }

  /** Adds the cells of its cage to the peers of a cell, and returns the list of all of them. */
  #seeCage(cell: number, cage: readonly number[], peers: Int32Array): Int32Array {
    const more: number[] = [];
    for (let i = 0; i < cage.length; i++) {
      if (cage[i] === cell || this.areApart(cell, cage[i])) continue;
      addCell(this.sees, cell * this.words, cage[i]);
      more.push(cage[i]);
    }
    return more.length === 0 ? peers : Int32Array.from([...peers, ...more]);
  }

  /** Whether two cells must have different digits. */
  areApart(a: number, b: number): boolean {
    return ((this.sees[a * this.words + (b >> 5)] >>> (b & 31)) & 1) === 1;
  }

  #begin({ givens, domains }: Puzzle): void {
    const { cellCount, levels } = this;
    const rankOf = new Uint8Array(this.#size + 1);
    for (const [rank, digit] of this.ranks.digits.entries()) rankOf[digit] = rank;
    for (const [cell, digit] of givens.entries()) {
      const allowed = digit === 0 ? (domains?.[cell] ?? this.#all) : 1 << (digit - 1);
      let set = 0;
      for (let each = 1; each <= this.#size; each++) if ((allowed >> (each - 1)) & 1) set |= 1 << rankOf[each];
      levels[cell] = set;
      levels[cellCount + cell] = this.#values[31 - Math.clz32(set & -set)];
      levels[2 * cellCount + cell] = this.#values[31 - Math.clz32(set)];
      if ((set & (set - 1)) === 0) this.#singles[this.#singleCount++] = cell;
    }
    for (let rule = 0; rule < this.#sumCount + this.#houses.length; rule++) this.#waiting.add(rule);
  }

  /** Leaves a cell only the candidates in `set`; false when that is none. */
  keep(cell: number, set: number): boolean {
    const { levels } = this;
    const at = this.base + cell;
    const before = levels[at];
    const after = before & set;
    if (after === before) return true;
    levels[at] = after;
    if (after === 0) return false;
    const least = this.#values[31 - Math.clz32(after & -after)];
    const most = this.#values[31 - Math.clz32(after)];
    if (least !== levels[at + this.cellCount] || most !== levels[at + 2 * this.cellCount]) {
      levels[at + this.cellCount] = least;
      levels[at + 2 * this.cellCount] = most;
      this.#waiting.moveBounds(cell);
    }
    if ((after & (after - 1)) === 0) this.#singles[this.#singleCount++] = cell;
    this.#waiting.change(cell);
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
    const next = this.base + this.#stride;
    this.levels.copyWithin(next, this.base, next);
    this.base = next;
  }

  /** Goes back to the level before. */
  back(): void {
    this.base -= this.#stride;
  }

  /** Drops what was still to be looked at: the present level is given up. */
  forget(): void {
    this.#singleCount = 0;
    this.#waiting.clear();
  }

  #settle(): boolean {
    for (;;) {
      while (this.#singleCount > 0) if (!this.#tellPeers(this.#singles[--this.#singleCount])) return false;
      const rule = this.#waiting.first();
      if (rule < 0) return true;
      if (rule < this.#sumCount) {
        const possible = this.#rules.lookAt(rule);
        // Only now, so that a sum does not call for itself.
        this.#waiting.remove(rule);
        if (!possible) return this.fail(this.#rules.sums[rule].cells);
        continue;
      }
      this.#waiting.remove(rule);
      const house = rule - this.#sumCount;
      if (house < this.#houses.length) {
        const crossings = this.#crossingsOfHouse[house];
        for (let i = 0; i < crossings.length; i++) this.#waiting.add(this.#sumCount + this.#houses.length + crossings[i]);
        if (!this.#lookAtHouse(this.#houses[house])) return this.fail(this.#houses[house]);
      } else if (!this.#lookAtCrossing(this.#crossings[house - this.#houses.length])) return false;
    }
  }

  /** Remembers where a contradiction was. */
  fail(cells: Int32Array): false {
    const { levels, base, trouble } = this;
    let open = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = levels[base + cells[i]];
      if (set === 0 || (set & (set - 1)) !== 0) open++;
    }
    for (let i = 0; i < cells.length; i++) trouble[cells[i]] += TROUBLE / Math.max(open, 1);
    return false;
  }

  #tellPeers(cell: number): boolean {
    const { levels, base } = this;
    const digit = levels[base + cell];
    const peers = this.#peers[cell];
    for (let i = 0; i < peers.length; i++) if ((levels[base + peers[i]] & digit) !== 0 && !this.keep(peers[i], ~digit)) return false;
    return true;
  }

  /** Hidden singles. */
  #lookAtHouse(cells: Int32Array): boolean {
    const { levels, base } = this;
    let once = 0;
    let twice = 0;
    let alone = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = levels[base + cells[i]];
      twice |= once & set;
      once |= set;
      if ((set & (set - 1)) === 0) alone |= set;
    }
    if (once !== this.#all) return false;
    let single = once & ~twice & ~alone;
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
  #lookAtCrossing({ shared, box, line }: Crossing): boolean {
    const here = this.#union(shared);
    const inBox = this.#union(box);
    const inLine = this.#union(line);
    return this.strike(line, line.length, here & ~inBox & inLine) && this.strike(box, box.length, here & ~inLine & inBox);
  }

  #union(cells: Int32Array): number {
    let set = 0;
    for (let i = 0; i < cells.length; i++) set |= this.levels[this.base + cells[i]];
    return set;
  }

  /** Takes the candidates in `set` from the first `count` of these cells. */
  strike(cells: Int32Array, count: number, set: number): boolean {
    if (set === 0) return true;
    for (let i = 0; i < count; i++) if (!this.keep(cells[i], ~set)) return false;
    return true;
  }
}
