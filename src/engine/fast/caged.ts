import { countDigits } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import { CagePartsSearch } from './cage-parts-search.ts';
import { CagePropagation } from './cage-propagation.ts';
import { LARGEST_WITH_PARTS } from './part-sets.ts';

/*
 * Answers for puzzles with cages, of any size: everything that follows from houses, combinations and the 45 rule,
 * and where nothing more follows, a cell with few candidates that has been in trouble before.
 * When that finds nothing for a while, the search begins again with what every cage holds in every box.
 */

/** So many dead ends in a row without an answer are a sign that looking at parts of cages is worth its time. */
const PATIENCE = 150;

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean): void {
  if (puzzle.grid.size > LARGEST_WITH_PARTS) {
    new CagedSearch(puzzle, found).search();
    return;
  }
  const known = new Set<string>();
  const patient = new CagedSearch(puzzle, (digits) => {
    known.add(digits.join());
    return found(digits);
  });
  patient.search(PATIENCE);
  // Begun again only when there was no answer for long: what was found before then is not told twice.
  if (patient.lost) new CagePartsSearch(puzzle, (digits) => !known.has(digits.join()) && found(digits)).search();
}

class CagedSearch {
  /** True when the search was given up. */
  lost = false;
  readonly #propagation: CagePropagation;
  readonly #found: (digits: Uint8Array) => boolean;
  /** Dead ends since the last answer. */
  #deadEnds = 0;
  #giveUpAfter = Number.POSITIVE_INFINITY;

  constructor(puzzle: Puzzle, found: (digits: Uint8Array) => boolean) {
    this.#propagation = new CagePropagation(puzzle);
    this.#found = found;
  }

  /** Gives up after so many dead ends without an answer; never, when nothing is said. */
  search(giveUpAfter = Number.POSITIVE_INFINITY): void {
    this.#giveUpAfter = giveUpAfter;
    if (this.#propagation.sound) this.#below();
  }

  /** Searches below the present level; true to stop. */
  #below(): boolean {
    const propagation = this.#propagation;
    if (!propagation.propagate()) {
      this.lost = ++this.#deadEnds > this.#giveUpAfter;
      return this.lost;
    }
    const { levels, base, cellCount } = propagation;
    const cell = cellToTry(propagation);
    if (cell < 0) return this.#answer();
    for (let left = levels[base + cell]!; left !== 0; left &= left - 1) {
      levels.copyWithin(base + cellCount, base, base + cellCount);
      propagation.base = base + cellCount;
      const stop = propagation.keep(cell, left & -left) && this.#below();
      propagation.base = base;
      if (stop) return true;
    }
    return false;
  }

  #answer(): boolean {
    this.#deadEnds = 0;
    return this.#found(this.#propagation.readDigits());
  }
}

/** The open cell with the fewest candidates for the trouble that it has been in; −1 when every cell is filled. */
function cellToTry({ levels, base, cellCount, trouble }: CagePropagation): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = levels[base + cell]!;
    if ((set & (set - 1)) === 0) continue;
    const score = countDigits(set) / (1 + trouble[cell]!);
    if (score < least) [least, best] = [score, cell];
  }
  return best;
}
