import { countDigits } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { housePlacesOf } from '../house-places.ts';

/** A house and another one that it crosses, by their indices in reading order, as bits. */
interface Crossing {
  readonly own: number;
  readonly other: number;
  readonly otherOwn: number;
}

const single = (bits: number) => (bits & (bits - 1)) === 0;

/**
 * A search for hard grids of any size without cages: naked and hidden singles, pointing and claiming, and a choice that prefers what has
 * failed before (the size of a choice divided by its failures). A node is expensive, and there are few. Build once, search often.
 */
export class LargeSearch {
  readonly #size: number;
  readonly #cellCount: number;
  readonly #cellsOfHouse: readonly (readonly number[])[];
  /** At 3 · cell + k: the cell's row, column or box, and its place there. */
  readonly #houseOf: Uint8Array;
  readonly #placeOf: Uint8Array;
  readonly #crossings: readonly (readonly Crossing[])[];
  /** Indexed by item: the candidates of each cell, then at cellCount + house · n + digit the places of the digit. As bits. */
  readonly #items: Int32Array;
  /** Indexed by item: 1 and how often it had nothing left. */
  readonly #failures: Float64Array;
  readonly #isQueued: Uint8Array;
  /** Items to look at. */
  readonly #queue: Int32Array;
  #queued = 0;
  #levels: Int32Array;
  readonly #remembers: boolean;
  /** Nodes of the last search, the root among them. */
  nodes = 0;

  /** A search that does not remember its failures is there to be compared. */
  constructor(grid: Grid, remembers = true) {
    const { size, cellCount, cellsOfHouse, housesOfCell } = grid;
    const { houses, placeOf } = housePlacesOf(grid);
    this.#remembers = remembers;
    this.#size = size;
    this.#cellCount = cellCount;
    this.#cellsOfHouse = cellsOfHouse;
    this.#houseOf = houses;
    this.#placeOf = placeOf;
    const common = (house: number, other: number) =>
      cellsOfHouse[house].reduce((bits, cell, place) => (housesOfCell[cell].includes(other) ? bits | (1 << place) : bits), 0);
    this.#crossings = cellsOfHouse.map((_, house) =>
      [...cellsOfHouse.keys()]
        .filter((other) => house < 2 * size !== other < 2 * size)
        .map((other) => ({ own: common(house, other), other, otherOwn: common(other, house) }))
        .filter(({ own }) => own !== 0 && !single(own)),
    );
    this.#items = new Int32Array(cellCount + 3 * size * size);
    this.#failures = new Float64Array(this.#items.length);
    this.#isQueued = new Uint8Array(this.#items.length);
    this.#queue = new Int32Array(this.#items.length);
    this.#levels = new Int32Array(16 * (this.#items.length + 2));
  }

  /** How many answers the givens (indexed by cell, digit 1…n or 0) have, at most `limit`. */
  count(givens: ArrayLike<number>, limit: number): number {
    return this.#search(givens, limit);
  }

  /** The first answer, indexed by cell; undefined when there is none. */
  solve(givens: ArrayLike<number>): Uint8Array | undefined {
    let answer: Uint8Array | undefined;
    this.#search(givens, 1, (digits) => {
      answer = digits;
    });
    return answer;
  }

  #search(givens: ArrayLike<number>, limit: number, found?: (digits: Uint8Array) => void): number {
    const items = this.#items;
    const stride = items.length + 2;
    let depth = 0;
    let solutions = 0;
    this.nodes = 0;
    this.#failures.fill(1);
    let alive = this.#begin(givens) && this.#propagate();
    for (;;) {
      this.nodes++;
      const item = alive ? this.#choice() : -1;
      if (alive && item < 0) {
        solutions++;
        found?.(Uint8Array.from(items.subarray(0, this.#cellCount), (bit) => 32 - Math.clz32(bit)));
        if (solutions === limit) return solutions;
      }
      if (item >= 0) {
        const { cell, digit } = this.#optionOf(item);
        const at = depth++ * stride;
        if (at + stride > this.#levels.length) {
          const longer = new Int32Array(2 * this.#levels.length);
          longer.set(this.#levels);
          this.#levels = longer;
        }
        this.#levels.set(items, at);
        this.#levels[at + items.length] = cell;
        this.#levels[at + items.length + 1] = digit;
        alive = this.#place(cell, digit) && this.#propagate();
      } else {
        if (depth === 0) return solutions;
        const at = --depth * stride;
        items.set(this.#levels.subarray(at, at + items.length));
        alive = this.#remove(this.#levels[at + items.length], this.#levels[at + items.length + 1]) && this.#propagate();
      }
    }
  }

  #begin(givens: ArrayLike<number>): boolean {
    this.#items.fill(2 ** this.#size - 1);
    for (let cell = 0; cell < this.#cellCount; cell++) {
      const digit = givens[cell] - 1;
      if (digit < 0) continue;
      if (((this.#items[cell] >> digit) & 1) === 0 || !this.#place(cell, digit)) return false;
    }
    return true;
  }

  /** The smallest open item, divided by its failures; −1 when all cells have one candidate. */
  #choice(): number {
    const items = this.#items;
    const failures = this.#failures;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let item = 0; item < items.length; item++) {
      const bits = items[item];
      if ((bits & (bits - 1)) === 0) continue;
      const score = countDigits(bits) / failures[item];
      if (score < least) {
        best = item;
        least = score;
      }
    }
    return best;
  }

  /** The first placement of an item; the digit is 1 less than its number. */
  #optionOf(item: number): { cell: number; digit: number } {
    const first = 31 - Math.clz32(this.#items[item] & -this.#items[item]);
    if (item < this.#cellCount) return { cell: item, digit: first };
    const house = Math.floor((item - this.#cellCount) / this.#size);
    return { cell: this.#cellsOfHouse[house][first], digit: (item - this.#cellCount) % this.#size };
  }

  /** Looks at what has changed until nothing follows. False when an item has nothing left. */
  #propagate(): boolean {
    while (this.#queued > 0) {
      const item = this.#queue[--this.#queued];
      this.#isQueued[item] = 0;
      if (!this.#follow(item)) return this.#fail(item);
    }
    return true;
  }

  #fail(item: number): false {
    if (this.#remembers) this.#failures[item]++;
    while (this.#queued > 0) this.#isQueued[this.#queue[--this.#queued]] = 0;
    return false;
  }

  /** A naked or a hidden single, or pointing and claiming. */
  #follow(item: number): boolean {
    const bits = this.#items[item];
    if (single(bits)) {
      const { cell, digit } = this.#optionOf(item);
      return this.#place(cell, digit);
    }
    if (item < this.#cellCount) return true;
    const digit = (item - this.#cellCount) % this.#size;
    const house = (item - this.#cellCount - digit) / this.#size;
    for (const { own, other, otherOwn } of this.#crossings[house]) {
      if ((bits & ~own) === 0 && !this.#removeFrom(other, digit, ~otherOwn)) return false;
    }
    return true;
  }

  /** Takes a digit from the cells of a house that `places` has. */
  #removeFrom(house: number, digit: number, places: number): boolean {
    const cells = this.#cellsOfHouse[house];
    let gone = this.#items[this.#cellCount + house * this.#size + digit] & places;
    for (; gone !== 0; gone &= gone - 1) {
      if (!this.#remove(cells[31 - Math.clz32(gone & -gone)], digit)) return false;
    }
    return true;
  }

  #place(cell: number, digit: number): boolean {
    let others = this.#items[cell] & ~(1 << digit);
    for (; others !== 0; others &= others - 1) if (!this.#remove(cell, 31 - Math.clz32(others & -others))) return false;
    for (let k = 3 * cell; k < 3 * cell + 3; k++) if (!this.#removeFrom(this.#houseOf[k], digit, ~(1 << this.#placeOf[k]))) return false;
    return true;
  }

  /** Takes a digit from a cell. False when the cell, or a house, has nothing left. */
  #remove(cell: number, digit: number): boolean {
    if (!this.#take(cell, 1 << digit)) return false;
    for (let k = 3 * cell; k < 3 * cell + 3; k++) {
      if (!this.#take(this.#cellCount + this.#houseOf[k] * this.#size + digit, 1 << this.#placeOf[k])) return false;
    }
    return true;
  }

  #take(item: number, bit: number): boolean {
    const bits = this.#items[item] & ~bit;
    this.#items[item] = bits;
    if (bits === 0) return this.#fail(item);
    if (this.#isQueued[item] === 0) {
      this.#isQueued[item] = 1;
      this.#queue[this.#queued++] = item;
    }
    return true;
  }
}
