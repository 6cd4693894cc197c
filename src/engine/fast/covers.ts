import type { CoverProblem } from '../exact-cover.ts';

/** The result of a search. */
export interface CoverCount {
  /** Solutions, at most the limit. */
  readonly solutions: number;
  /** Nodes of the search tree below the given options, the root among them: as many as the taught dancing links have. */
  readonly nodes: number;
  /** Set where the search was given up after the nodes that it was allowed. */
  readonly gaveUp?: true;
}

/** Added to the size of an item that is covered, so that it is never the smallest and never falls to 0. */
const COVERED = 1 << 29;

/** From this many words on, the engine's own copying is quicker than a loop. */
const MANY_WORDS = 100;

/**
 * Exact covers fast: the tree, the rule (first of the items with the fewest options) and the order of dancing links without the links.
 * Options are bits of a set, and choosing one removes the set of options that clash with it. Going back costs nothing: where another option
 * is left to try, the search continues on a copy. Build once, search often.
 */
export class CoverSolver {
  readonly #problem: CoverProblem;
  /** How many items are primary, and how many 32-bit words a set of options and a set of those items take. */
  readonly #primary: number;
  readonly #optionWords: number;
  readonly #itemWords: number;
  /** Indexed by option, `perOption` entries each: its primary items, filled up with an idle item (number `primary`). */
  readonly #perOption: number;
  readonly #itemsOfOption: Int32Array;
  /** Indexed by option: how many primary items it covers. */
  readonly #covers: Int32Array;
  /** Indexed by item, the secondary ones too: its options, a set. */
  readonly #optionsOfItem: readonly Int32Array[];
  /** Indexed by item: the first word in which its set is not empty. */
  readonly #firstWord: Int32Array;
  /** Indexed by option, made when first needed: the options that share an item with it, itself among them, a set. */
  readonly #clashesOfOption: (Int32Array | undefined)[];
  /** The state at the start: options in play (a set), items with one option (a set, may be out of date), sizes of the items. */
  readonly #start: Int32Array;
  /** Such a state for each level that still has options to try, and the one being worked on last. */
  #levels: Int32Array;
  /** Whether every primary item has an option. */
  readonly #sound: boolean;
  readonly #hitWords: Int32Array;
  readonly #hits: Int32Array;
  /** The options chosen. */
  readonly #path: Int32Array;
  /** Where the last state begins, and how many items it has to cover yet. */
  #base = 0;
  #left = 0;

  constructor(problem: CoverProblem) {
    const { items, primary, options } = problem;
    const primaryItems = options.map((option) => option.items.filter((item) => item < primary));
    this.#problem = problem;
    this.#primary = primary;
    this.#optionWords = (options.length + 31) >> 5;
    this.#itemWords = (primary + 31) >> 5;
    this.#perOption = primaryItems.reduce((most, own) => Math.max(most, own.length), 0);
    this.#itemsOfOption = new Int32Array(options.length * this.#perOption).fill(primary);
    this.#covers = Int32Array.from(primaryItems, (own) => own.length);
    this.#optionsOfItem = items.map(() => new Int32Array(this.#optionWords));
    this.#clashesOfOption = options.map(() => undefined);
    this.#start = new Int32Array(this.#optionWords + this.#itemWords + primary + 1);
    const sizes = this.#start.subarray(this.#optionWords + this.#itemWords);
    for (const [option, own] of primaryItems.entries()) {
      this.#itemsOfOption.set(own, option * this.#perOption);
      for (const item of options[option].items) add(this.#optionsOfItem[item], 0, option);
      for (const item of own) sizes[item]++;
      // An option without a primary item is never chosen, so it is never in play.
      if (own.length > 0) add(this.#start, 0, option);
    }
    for (let item = 0; item < primary; item++) if (sizes[item] === 1) add(this.#start, this.#optionWords, item);
    this.#sound = !sizes.subarray(0, primary).includes(0);
    sizes[primary] = COVERED;
    this.#firstWord = Int32Array.from(this.#optionsOfItem, (set) => set.findIndex((word) => word !== 0));
    this.#levels = this.#start.slice();
    this.#hitWords = new Int32Array(this.#optionWords);
    this.#hits = new Int32Array(this.#optionWords);
    this.#path = new Int32Array(primary + 1);
  }

  /**
   * Searches for covers with the given options (zero-based), up to `limit` (1 or more) of them, in the order of dancing links. Calls
   * `found` with each: the options of the cover are the first `length` of the array, which is used again. Gives up after `patience` nodes.
   */
  search(
    given: ArrayLike<number>,
    limit: number,
    found?: (options: Int32Array, length: number) => void,
    patience = Number.POSITIVE_INFINITY,
  ): CoverCount {
    const stride = this.#start.length;
    const path = this.#path;
    let length = 0;
    this.#levels.set(this.#start, 0);
    this.#base = 0;
    this.#left = this.#primary;
    for (; length < given.length; length++) path[length] = given[length];
    let alive = this.#placeAll(given) && this.#sound;
    const branches: Branch[] = [];
    let depth = 0;
    let solutions = 0;
    let nodes = 1;
    for (;;) {
      if (alive && this.#left === 0) {
        solutions++;
        found?.(path, length);
        if (solutions === limit) return { solutions, nodes };
      } else if (alive) {
        const item = this.#smallest();
        const size = this.#levels[this.#base + this.#optionWords + this.#itemWords + item];
        if (size === 1) {
          const option = this.#nextOption(item, -1);
          path[length++] = option;
          alive = this.#place(option);
          nodes++;
          continue;
        }
        branches[depth] ??= { item: 0, option: 0, untried: 0, left: 0, length: 0 };
        const branch = branches[depth++];
        branch.item = item;
        branch.option = -1;
        branch.untried = size;
        branch.left = this.#left;
        branch.length = length;
      }
      if (depth === 0) return { solutions, nodes };
      if (nodes >= patience) return { solutions, nodes, gaveUp: true };

      const branch = branches[depth - 1];
      this.#base = (depth - 1) * stride;
      this.#left = branch.left;
      length = branch.length;
      const option = this.#nextOption(branch.item, branch.option);
      branch.option = option;
      // The last option needs no copy to go back to.
      if (--branch.untried === 0) depth--;
      else this.#keep(depth * stride);
      path[length++] = option;
      alive = this.#place(option);
      nodes++;
    }
  }

  /** Goes on with a copy of the state that ends where the copy begins. */
  #keep(copyBase: number): void {
    const stride = this.#start.length;
    if (copyBase + stride > this.#levels.length) {
      const longer = new Int32Array(Math.max(2 * this.#levels.length, copyBase + stride));
      longer.set(this.#levels);
      this.#levels = longer;
    }
    const levels = this.#levels;
    if (stride < MANY_WORDS) for (let from = this.#base, to = copyBase; from < copyBase; ) levels[to++] = levels[from++];
    else levels.copyWithin(copyBase, this.#base, copyBase);
    this.#base = copyBase;
  }

  /** Chooses an option. False as soon as an item has no option left. */
  #place(option: number): boolean {
    const levels = this.#levels;
    const base = this.#base;
    const hitWords = this.#hitWords;
    const hits = this.#hits;
    const clashes = this.#clashesOf(option);
    this.#cover(option);
    // Without a branch: which words are hit is hard to foresee, and a wrong guess of the processor costs more than a few writes.
    let count = 0;
    for (let pair = 0; pair < clashes.length; pair += 2) {
      const word = clashes[pair];
      const inPlay = levels[base + word];
      const hit = inPlay & clashes[pair + 1];
      levels[base + word] = inPlay ^ hit;
      hitWords[count] = word;
      hits[count] = hit;
      count += (hit | -hit) >>> 31;
    }
    return this.#countDown(count);
  }

  /** Chooses options all at once at the start. False when two of them clash, or when an item has no option left. */
  #placeAll(given: ArrayLike<number>): boolean {
    const levels = this.#levels;
    for (let place = 0; place < given.length; place++) {
      const option = given[place];
      if ((levels[option >> 5] & (1 << (option & 31))) === 0) return false;
      const clashes = this.#clashesOf(option);
      for (let pair = 0; pair < clashes.length; pair += 2) levels[clashes[pair]] &= ~clashes[pair + 1];
      this.#cover(option);
    }
    for (let word = 0; word < this.#optionWords; word++) {
      this.#hitWords[word] = word;
      this.#hits[word] = this.#start[word] & ~levels[word];
    }
    return this.#countDown(this.#optionWords);
  }

  /** Marks the items of an option as covered. */
  #cover(option: number): void {
    const levels = this.#levels;
    const itemsOfOption = this.#itemsOfOption;
    const sizes = this.#base + this.#optionWords + this.#itemWords;
    const end = (option + 1) * this.#perOption;
    for (let at = option * this.#perOption; at < end; at++) levels[sizes + itemsOfOption[at]] |= COVERED;
    this.#left -= this.#covers[option];
  }

  /** Subtracts the options in the first `count` of `#hits` from the counts. Returns false as soon as an item has no option left. */
  #countDown(count: number): boolean {
    const levels = this.#levels;
    const itemsOfOption = this.#itemsOfOption;
    const perOption = this.#perOption;
    const ones = this.#base + this.#optionWords;
    const sizes = ones + this.#itemWords;
    for (let place = 0; place < count; place++) {
      const first = this.#hitWords[place] << 5;
      for (let hit = this.#hits[place]; hit !== 0; hit &= hit - 1) {
        const lost = first + 31 - Math.clz32(hit & -hit);
        for (let at = lost * perOption, end = at + perOption; at < end; at++) {
          const item = itemsOfOption[at];
          const size = levels[sizes + item] - 1;
          levels[sizes + item] = size;
          if (size <= 1) {
            if (size === 0) return false;
            levels[ones + (item >> 5)] |= 1 << (item & 31);
          }
        }
      }
    }
    return true;
  }

  #clashesOf(option: number): Int32Array {
    return this.#clashesOfOption[option] ?? this.#makeClashes(option);
  }

  #makeClashes(option: number): Int32Array {
    const set = new Int32Array(this.#optionWords);
    for (const item of this.#problem.options[option].items) {
      const options = this.#optionsOfItem[item];
      for (let word = 0; word < set.length; word++) set[word] |= options[word];
    }
    const clashes = Int32Array.from(Array.from(set).flatMap((bits, word) => (bits === 0 ? [] : [word, bits])));
    this.#clashesOfOption[option] = clashes;
    return clashes;
  }

  /** The first of the items with the fewest options. None has 0: such a state is never gone on with. */
  #smallest(): number {
    const levels = this.#levels;
    const ones = this.#base + this.#optionWords;
    const sizes = ones + this.#itemWords;
    for (let word = 0; word < this.#itemWords; word++) {
      let set = levels[ones + word];
      while (set !== 0) {
        const item = (word << 5) + 31 - Math.clz32(set & -set);
        if (levels[sizes + item] === 1) return item;
        // Covered since.
        set &= set - 1;
        levels[ones + word] = set;
      }
    }
    let best = 0;
    for (let item = 0; item < this.#primary; item++) {
      const size = levels[sizes + item];
      if (size < levels[sizes + best]) best = item;
      if (size === 2) break;
    }
    return best;
  }

  /** The first option of an item that is in play and comes after this one. */
  #nextOption(item: number, option: number): number {
    const levels = this.#levels;
    const options = this.#optionsOfItem[item];
    const after = option + 1;
    let word = option < 0 ? this.#firstWord[item] : after >> 5;
    let set = levels[this.#base + word] & options[word];
    if (option >= 0) set &= -1 << (after & 31);
    while (set === 0) {
      word++;
      set = levels[this.#base + word] & options[word];
    }
    return (word << 5) + 31 - Math.clz32(set & -set);
  }
}

/** A level of the search that has an option left to try. */
interface Branch {
  item: number;
  /** The option of the item tried last; −1 for none. */
  option: number;
  untried: number;
  /** Items to be covered and length of the path before the level. */
  left: number;
  length: number;
}

function add(words: Int32Array, base: number, element: number): void {
  words[base + (element >> 5)] |= 1 << (element & 31);
}

/** How many solutions a problem has, at most `limit` of them. */
export function countCovers(problem: CoverProblem, { limit = Number.POSITIVE_INFINITY }: { limit?: number } = {}): CoverCount {
  return new CoverSolver(problem).search(problem.given ?? [], limit);
}

/** The first `count` solutions in the order of dancing links, each as its options (zero-based) in the order of choice. */
export function firstCovers(problem: CoverProblem, count: number): number[][] {
  const covers: number[][] = [];
  new CoverSolver(problem).search(problem.given ?? [], count, (options, length) => covers.push(Array.from(options.subarray(0, length))));
  return covers;
}
