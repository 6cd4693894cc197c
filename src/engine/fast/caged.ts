import type { Puzzle } from '../puzzle.ts';
import { CagePartsSearch } from './cage-parts-search.ts';
import { CagePropagation } from './cage-propagation.ts';
import { cellToTry } from './cell-to-try.ts';
import { LARGEST_WITH_PARTS } from './part-sets.ts';

/*
 * Answers for puzzles with cages, of any size: everything that follows from houses, combinations and the 45 rule,
 * and where nothing more follows, a cell with few candidates that has been in trouble before.
 * When that finds nothing for a while, the search begins again with what every cage holds in every box.
 */

/** So many dead ends in a row without an answer are a sign that looking at parts of cages is worth its time. */
const PATIENCE = 150;

/** A puzzle with more answers than this does not resist, and they need not be remembered. */
const MOST_KNOWN = 10_000;

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean): void {
  if (puzzle.grid.size > LARGEST_WITH_PARTS) {
    new CagedSearch(puzzle, found).search();
    return;
  }
  const known = new Set<string>();
  const patient = new CagedSearch(puzzle, (digits) => {
    if (known.size < MOST_KNOWN) known.add(digits.join());
    else patient.patience = Number.POSITIVE_INFINITY;
    return found(digits);
  });
  patient.patience = PATIENCE;
  patient.search();
  // Begun again only when there was no answer for long: what was found before then is not told twice.
  if (patient.lost) new CagePartsSearch(puzzle, (digits) => !known.has(digits.join()) && found(digits)).search();
}

class CagedSearch {
  /** The search is given up after so many dead ends without an answer. */
  patience = Number.POSITIVE_INFINITY;
  /** True when the search was given up. */
  lost = false;
  readonly #propagation: CagePropagation;
  readonly #found: (digits: Uint8Array) => boolean;
  /** Dead ends since the last answer. */
  #deadEnds = 0;

  constructor(puzzle: Puzzle, found: (digits: Uint8Array) => boolean) {
    this.#propagation = new CagePropagation(puzzle);
    this.#found = found;
  }

  search(): void {
    if (this.#propagation.sound) this.#below();
  }

  /** Searches below the present level; true to stop. */
  #below(): boolean {
    const propagation = this.#propagation;
    if (!propagation.propagate()) {
      this.lost = ++this.#deadEnds > this.patience;
      return this.lost;
    }
    const { levels, base } = propagation;
    const cell = cellToTry(propagation);
    if (cell < 0) return this.#answer();
    for (let left = levels[base + cell]!; left !== 0; left &= left - 1) {
      propagation.deepen();
      const stop = propagation.keep(cell, left & -left) && this.#below();
      propagation.back();
      if (stop) return true;
    }
    return false;
  }

  #answer(): boolean {
    this.#deadEnds = 0;
    return this.#found(this.#propagation.readDigits());
  }
}
