import type { Grid } from '../grid.ts';

/** Bits of a word. */
const WORD = 32;

/** A house and another one that it shares two cells or more with: sets of places, by their indices in the houses. */
interface Crossing {
  /** The shared cells, in the house itself, and how many they are. */
  readonly own: Int32Array;
  readonly ownCount: number;
  readonly other: number;
  /** The cells of the other house that are not shared. */
  readonly rest: Int32Array;
}

/**
 * Nodes without an answer after which a search begins anew; each time it waits longer. Up to 16 × 16 most puzzles end sooner than that, and
 * beginning anew only repeats work. Larger grids can take far more nodes, and should begin anew early.
 */
const PATIENCE = { usual: 2000, large: 1000 };
const MAX_USUAL = 16;

/** What a search asks for besides the givens. */
export interface Wanted {
  /** Called with each answer; indexed by cell. */
  readonly found?: (digits: Uint8Array) => void;
  /** Indexed by cell: the digits that are allowed there, bit d − 1 for digit d. Up to 32 × 32. */
  readonly domains?: Uint32Array | undefined;
  /** Nodes after which it gives up; any number when nothing is said. */
  readonly nodes?: number;
}

/**
 * A search for hard grids of any size and with any houses, without cages: naked and hidden singles, pointing and claiming, and a choice
 * that prefers what has failed before (the size of a choice divided by its failures). A node is expensive, and there are few. Build once,
 * search often.
 */
export class LargeSearch {
  readonly #size: number;
  readonly #cellCount: number;
  /** At house · n + place: the cell. */
  readonly #cellAt: Int32Array;
  /** From `#firstOf[cell]` to `#firstOf[cell + 1]`: the houses of a cell, as the item of the digit 0 there, and its place in each. */
  readonly #firstOf: Int32Array;
  readonly #itemOf: Int32Array;
  readonly #placeOf: Uint8Array;
  readonly #crossings: readonly (readonly Crossing[])[];
  /** The most cells that two houses share. */
  readonly #widest: number;
  /** How many items there are: each cell, and at cellCount + house · n + digit each digit of a house. Digits are from 0 here. */
  readonly #itemCount: number;
  /** Words of a set. */
  readonly #words: number;
  /** At item · words: the candidates of a cell, or the places of a digit in a house, a set. After all sets, indexed by item, how many. */
  readonly #state: Int32Array;
  readonly #counts: Int32Array;
  /** Indexed by cell, at the end of the state: 1 where its digit has been taken from all that it excludes. */
  readonly #isPlaced: Int32Array;
  /** Indexed by item: 1 and how often it had nothing left. */
  readonly #failures: Float64Array;
  readonly #isQueued: Uint8Array;
  /** Items to look at: those with one element left, and digits of houses with so few places that a crossing may hold them all. */
  readonly #singles: Int32Array;
  #singleCount = 0;
  readonly #queue: Int32Array;
  #queued = 0;
  #levels: Int32Array;
  readonly #remembers: boolean;
  /** Nodes of the last search, the root among them. */
  nodes = 0;

  /** A search that does not remember its failures is there to be compared. */
  constructor(grid: Grid, remembers = true) {
    const { size, cellCount, cellsOfHouse, housesOfCell } = grid;
    this.#remembers = remembers;
    this.#size = size;
    this.#cellCount = cellCount;
    this.#cellAt = Int32Array.from(cellsOfHouse.flat());
    this.#firstOf = new Int32Array(cellCount + 1);
    for (const [cell, houses] of housesOfCell.entries()) this.#firstOf[cell + 1] = this.#firstOf[cell] + houses.length;
    this.#itemOf = Int32Array.from(housesOfCell.flat(), (house) => cellCount + house * size);
    this.#placeOf = Uint8Array.from(housesOfCell.flatMap((houses, cell) => houses.map((house) => cellsOfHouse[house].indexOf(cell))));
    this.#words = Math.ceil(size / WORD);
    this.#crossings = crossingsOf(grid, this.#words);
    this.#widest = Math.max(1, ...this.#crossings.flatMap((each) => each.map(({ ownCount }) => ownCount)));
    this.#itemCount = cellCount + cellsOfHouse.length * size;
    const sets = this.#itemCount * this.#words;
    this.#state = new Int32Array(sets + this.#itemCount + cellCount);
    this.#counts = this.#state.subarray(sets, sets + this.#itemCount);
    this.#isPlaced = this.#state.subarray(sets + this.#itemCount);
    this.#failures = new Float64Array(this.#itemCount);
    this.#isQueued = new Uint8Array(this.#itemCount);
    this.#queue = new Int32Array(this.#itemCount);
    this.#singles = new Int32Array(this.#itemCount);
    this.#levels = new Int32Array(8 * (this.#state.length + 2));
  }

  /** How many answers the givens (indexed by cell, digit 1…n or 0) have, at most `limit`. */
  count(givens: ArrayLike<number>, limit: number, wanted: Wanted = {}): number {
    return this.#search(givens, limit, wanted);
  }

  /** The first answer, indexed by cell; undefined when there is none. */
  solve(givens: ArrayLike<number>, wanted: Omit<Wanted, 'found'> = {}): Uint8Array | undefined {
    let answer: Uint8Array | undefined;
    const found = (digits: Uint8Array) => {
      answer = digits;
    };
    this.#search(givens, 1, { ...wanted, found });
    return answer;
  }

  #search(givens: ArrayLike<number>, limit: number, { found, domains, nodes = Number.POSITIVE_INFINITY }: Wanted): number {
    const state = this.#state;
    const stride = state.length + 2;
    let depth = 0;
    let solutions = 0;
    this.nodes = 0;
    this.#failures.fill(1);
    let alive = this.#begin(givens, domains) && this.#propagate();
    let patience = this.#size > MAX_USUAL ? PATIENCE.large : PATIENCE.usual;
    while (this.nodes < nodes) {
      this.nodes++;
      // What failed is known better by now, and the first choices matter most. After an answer nobody begins anew: it would come again.
      if (this.nodes > patience && depth > 0 && solutions === 0 && this.#remembers) {
        patience = this.nodes + 2 * patience;
        depth = 0;
        alive = this.#begin(givens, domains) && this.#propagate();
      }
      const item = alive ? this.#choice() : -1;
      if (alive && item < 0) {
        solutions++;
        found?.(Uint8Array.from({ length: this.#cellCount }, (_, cell) => this.#least(cell) + 1));
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
        this.#levels.set(state, at);
        this.#levels[at + state.length] = cell;
        this.#levels[at + state.length + 1] = digit;
        alive = this.#place(cell, digit) && this.#propagate();
      } else {
        if (depth === 0) return solutions;
        const at = --depth * stride;
        state.set(this.#levels.subarray(at, at + state.length));
        alive = this.#remove(this.#levels[at + state.length], this.#levels[at + state.length + 1]) && this.#propagate();
      }
    }
    return solutions;
  }

  #begin(givens: ArrayLike<number>, domains: Uint32Array | undefined): boolean {
    this.#forget();
    for (let word = 0; word < this.#words; word++) {
      const bits = 2 ** Math.min(WORD, this.#size - WORD * word) - 1;
      for (let item = 0; item < this.#itemCount; item++) this.#state[item * this.#words + word] = bits;
    }
    this.#counts.fill(this.#size);
    this.#isPlaced.fill(0);
    for (let cell = 0; cell < this.#cellCount; cell++) {
      for (let digit = 0; domains && digit < this.#size; digit++) {
        if (((domains[cell] >>> digit) & 1) === 0 && !this.#remove(cell, digit)) return false;
      }
    }
    for (let cell = 0; cell < this.#cellCount; cell++) {
      const digit = givens[cell] - 1;
      if (digit >= 0 && (!this.#has(cell, digit) || !this.#place(cell, digit))) return false;
    }
    return true;
  }

  /** The smallest open item, divided by its failures; −1 when all cells have one candidate. */
  #choice(): number {
    const counts = this.#counts;
    const failures = this.#failures;
    let best = -1;
    let least = Number.MAX_SAFE_INTEGER;
    let failuresOfBest = 1;
    for (let item = 0; item < counts.length; item++) {
      if (counts[item] === 1) continue;
      // The smaller fraction, without a division.
      if (counts[item] * failuresOfBest < least * failures[item]) {
        best = item;
        least = counts[item];
        failuresOfBest = failures[item];
      }
    }
    return best;
  }

  #has(item: number, element: number): boolean {
    return ((this.#state[item * this.#words + (element >> 5)] >>> (element & 31)) & 1) === 1;
  }

  /** The first element of a set; it must have one. */
  #least(item: number): number {
    let word = item * this.#words;
    while (this.#state[word] === 0) word++;
    const bits = this.#state[word];
    return WORD * (word - item * this.#words) + 31 - Math.clz32(bits & -bits);
  }

  /** The first placement of an item. */
  #optionOf(item: number): { cell: number; digit: number } {
    const first = this.#least(item);
    if (item < this.#cellCount) return { cell: item, digit: first };
    const digit = (item - this.#cellCount) % this.#size;
    return { cell: this.#cellAt[item - this.#cellCount - digit + first], digit };
  }

  /** Looks at what has changed until nothing follows, singles first. False when an item has nothing left. */
  #propagate(): boolean {
    for (;;) {
      if (this.#singleCount > 0) {
        const item = this.#singles[--this.#singleCount];
        const { cell, digit } = this.#optionOf(item);
        if (!this.#place(cell, digit)) return this.#fail(item);
      } else if (this.#queued > 0) {
        const item = this.#queue[--this.#queued];
        this.#isQueued[item] = 0;
        if (this.#counts[item] > 1 && !this.#cross(item)) return this.#fail(item);
      } else return true;
    }
  }

  #fail(item: number): false {
    if (this.#remembers) this.#failures[item]++;
    this.#forget();
    return false;
  }

  /** Leaves nothing to look at. */
  #forget(): void {
    this.#singleCount = 0;
    while (this.#queued > 0) this.#isQueued[this.#queue[--this.#queued]] = 0;
  }

  /** Pointing and claiming: a digit whose places in a house all lie in another house, too. */
  #cross(item: number): boolean {
    const digit = (item - this.#cellCount) % this.#size;
    const house = (item - this.#cellCount - digit) / this.#size;
    const count = this.#counts[item];
    for (const { own, ownCount, other, rest } of this.#crossings[house]) {
      if (count > ownCount || !this.#isWithin(item, own)) continue;
      for (let word = 0; word < rest.length; word++)
        if (!this.#removeFrom(this.#cellCount + other * this.#size + digit, digit, word, rest[word])) return false;
    }
    return true;
  }

  /** Whether all elements of an item are in a set. */
  #isWithin(item: number, set: Int32Array): boolean {
    const first = item * set.length;
    if ((this.#state[first] & ~set[0]) !== 0) return false;
    for (let word = 1; word < set.length; word++) if ((this.#state[first + word] & ~set[word]) !== 0) return false;
    return true;
  }

  #place(cell: number, digit: number): boolean {
    // A cell and its digit in each of its houses become singles together, and one of them says all.
    if (this.#isPlaced[cell] === 1) return true;
    this.#isPlaced[cell] = 1;
    for (let word = 0; word < this.#words; word++) {
      let others = this.#state[cell * this.#words + word];
      if (word === digit >> 5) others &= ~(1 << (digit & 31));
      for (; others !== 0; others &= others - 1) if (!this.#remove(cell, WORD * word + 31 - Math.clz32(others & -others))) return false;
    }
    for (let k = this.#firstOf[cell], end = this.#firstOf[cell + 1]; k < end; k++) {
      const place = this.#placeOf[k];
      for (let word = 0; word < this.#words; word++) {
        const others = word === place >> 5 ? ~(1 << (place & 31)) : -1;
        if (!this.#removeFrom(this.#itemOf[k] + digit, digit, word, others)) return false;
      }
    }
    return true;
  }

  /** Takes a digit from those cells of a house, whose item this is, that a word of places has. */
  #removeFrom(item: number, digit: number, word: number, places: number): boolean {
    let gone = this.#state[item * this.#words + word] & places;
    if (gone === 0) return true;
    const first = item - this.#cellCount - digit + WORD * word;
    for (; gone !== 0; gone &= gone - 1) if (!this.#remove(this.#cellAt[first + 31 - Math.clz32(gone & -gone)], digit)) return false;
    return true;
  }

  /** Takes a digit from a cell that has it. False when the cell, or a house, has nothing left. */
  #remove(cell: number, digit: number): boolean {
    if (!this.#take(cell, digit)) return false;
    for (let k = this.#firstOf[cell], end = this.#firstOf[cell + 1]; k < end; k++) {
      if (!this.#take(this.#itemOf[k] + digit, this.#placeOf[k])) return false;
    }
    return true;
  }

  /** Takes an element from an item that has it. */
  #take(item: number, element: number): boolean {
    this.#state[item * this.#words + (element >> 5)] &= ~(1 << (element & 31));
    const count = --this.#counts[item];
    if (count === 0) return this.#fail(item);
    if (count === 1) this.#singles[this.#singleCount++] = item;
    else if (count <= this.#widest && item >= this.#cellCount && this.#isQueued[item] === 0) {
      this.#isQueued[item] = 1;
      this.#queue[this.#queued++] = item;
    }
    return true;
  }
}

function crossingsOf({ cellsOfHouse, housesOfCell }: Grid, words: number): Crossing[][] {
  return cellsOfHouse.map((cells, house) => {
    const shared = new Map<number, number[]>();
    for (const [place, cell] of cells.entries()) {
      for (const other of housesOfCell[cell]) if (other !== house) shared.set(other, [...(shared.get(other) ?? []), place]);
    }
    return [...shared]
      .filter(([, places]) => places.length > 1)
      .map(([other, places]) => {
        const rest = [...cellsOfHouse[other].keys()].filter((place) => !housesOfCell[cellsOfHouse[other][place]].includes(house));
        return { own: setOf(places, words), ownCount: places.length, other, rest: setOf(rest, words) };
      });
  });
}

function setOf(elements: readonly number[], words: number): Int32Array {
  const set = new Int32Array(words);
  for (const element of elements) set[element >> 5] |= 1 << (element & 31);
  return set;
}
