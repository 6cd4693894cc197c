import type { Puzzle } from '../puzzle.ts';
import { Budget } from './budget.ts';
import { CagePartsSearch } from './cage-parts-search.ts';
import { CagePropagation } from './cage-propagation.ts';
import { cellOfFewest, cellToTry } from './cell-to-try.ts';
import { LARGEST_WITH_PARTS, partsOf } from './part-sets.ts';
import { answered, isLost, newWatch, type Watch } from './watch.ts';

/*
 * Answers for puzzles with cages, of any size: everything that follows from houses, combinations and the 45 rule,
 * and where nothing more follows, a cell with few candidates that has been in trouble before.
 * When that finds nothing for a while, the search begins again in two ways by turns, each time with more patience:
 * with what every cage holds in every box, which is dear and sees far, and by the fewest candidates alone, which is cheap.
 * Where the cells of cages lie far apart, boxes say little, and the first way has another turn in place of the dear one.
 */

/**
 * So many dead ends in a row without an answer are a sign that another way is worth its time. Up to 9 × 9 that is late, as a node by cells
 * is cheap and the tree is seldom large; above it early.
 */
const PATIENCE = { small: 20_000, large: 150 };
const LARGEST_SMALL = 9;
/** After so many dead ends the search begins anew from what was struck for good: by then it knows where the trouble is, and the first choices weigh most. */
const LEARNING = 30;
/** Dead ends in a row for the first turn with parts of cages, and how many times as many the cheap ways have. */
const FIRST_TURN = 1000;
const CHEAPER = 10;
/** How much longer each turn is than the one before: the turns that were in vain cost no more than a third of the last. */
const LONGER = 4;

/** A puzzle with more answers than this does not resist, and they need not be remembered. */
const MOST_KNOWN = 10_000;

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. Ends where the budget does. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean, budget = new Budget()): void {
  const known = new Set<string>();
  let again = false;
  const watch = newWatch((digits) => {
    // From here on no search is given up, so that nothing more need be remembered.
    if (!again && known.size === MOST_KNOWN) {
      watch.patience = Number.POSITIVE_INFINITY;
      return found(digits);
    }
    const text = digits.join();
    // What was found before a search was given up is not told twice.
    if (known.has(text)) return false;
    if (known.size < MOST_KNOWN) known.add(text);
    else watch.patience = Number.POSITIVE_INFINITY;
    return found(digits);
  }, budget);
  /** Whether the search came to an end. */
  const ends = (search: () => void, patience: number): boolean => {
    Object.assign(watch, { patience, deadEnds: 0, lost: false });
    search();
    return !watch.lost;
  };
  const byTrouble = () => new CagedSearch(puzzle, watch, cellToTry, LEARNING).search();
  const byFewest = () => new CagedSearch(puzzle, watch, cellOfFewest).search();
  const byParts = () => new CagePartsSearch(puzzle, watch).search();
  if (puzzle.grid.size > LARGEST_WITH_PARTS) return void ends(byTrouble, Number.POSITIVE_INFINITY);
  if (ends(byTrouble, puzzle.grid.size > LARGEST_SMALL ? PATIENCE.large : PATIENCE.small)) return;
  again = true;
  const other = isScattered(puzzle) ? { search: byTrouble, patience: CHEAPER } : { search: byParts, patience: 1 };
  for (let turn = FIRST_TURN; ; turn *= LONGER) {
    if (ends(other.search, other.patience * turn)) return;
    if (ends(byFewest, CHEAPER * turn)) return;
  }
}

/** Parts of cages say little where they have fewer cells than this on an average. */
const TELLING_PART = 1.5;

/** Whether the cells of cages lie far apart, so that most boxes hold one of a cage. */
function isScattered(puzzle: Puzzle): boolean {
  const parts = partsOf(puzzle).filter(({ cage }) => cage >= 0);
  const cells = parts.reduce((sum, part) => sum + part.cells.length, 0);
  return cells < TELLING_PART * parts.length;
}

class CagedSearch {
  readonly #propagation: CagePropagation;
  readonly #watch: Watch;
  /** Dead ends that are still to come before the search begins anew. */
  #toLearn: number;
  readonly #choose: (propagation: CagePropagation) => number;

  constructor(puzzle: Puzzle, watch: Watch, choose: (propagation: CagePropagation) => number, toLearn = Number.POSITIVE_INFINITY) {
    this.#propagation = new CagePropagation(puzzle);
    this.#watch = watch;
    this.#choose = choose;
    this.#toLearn = toLearn;
  }

  search(): void {
    if (!this.#propagation.sound) return;
    this.#below();
    if (this.#toLearn === 0) this.#below();
  }

  /** Searches below the present level; true to stop. */
  #below(): boolean {
    const propagation = this.#propagation;
    if (!this.#watch.budget.take()) return true;
    const { levels, base } = propagation;
    while (propagation.propagate()) {
      const cell = this.#choose(propagation);
      if (cell < 0) return answered(this.#watch, propagation.readDigits());
      const bit = levels[base + cell] & -levels[base + cell];
      propagation.deepen();
      const stop = propagation.keep(cell, bit) && this.#below();
      propagation.back();
      if (stop || !this.#watch.budget.take()) return true;
      // What was refuted is struck, and the choice made anew.
      propagation.keep(cell, ~bit);
    }
    return this.#hasLearnt(base) || isLost(this.#watch);
  }

  /** Counts a dead end; true when the search is to begin anew. Not where that would tell answers twice, nor when nothing is left to search. */
  #hasLearnt(base: number): boolean {
    return base > 0 && this.#watch.patience < Number.POSITIVE_INFINITY && --this.#toLearn === 0;
  }
}
