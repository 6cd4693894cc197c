import { countDigits } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import { lookAhead, type Split } from './cage-look-ahead.ts';
import { CagePropagation } from './cage-propagation.ts';

/*
 * Answers for puzzles with cages, of any size: everything that follows from houses, combinations and the 45 rule,
 * and where nothing more follows, a cell with few candidates that has been in trouble before.
 * When that finds nothing for a while on a large grid, the search begins again and looks ahead before it splits.
 */

/** So many dead ends in a row without an answer are a sign that looking ahead is worth its time. */
const PATIENCE = 150;

/** On smaller grids a contradiction is near anyway, and looking ahead costs more than it saves. */
const LEAST_SIZE_TO_LOOK_AHEAD = 10;

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean): void {
  if (puzzle.grid.size < LEAST_SIZE_TO_LOOK_AHEAD) {
    new CagedSearch(puzzle, found).search({});
    return;
  }
  const known = new Set<string>();
  const patient = new CagedSearch(puzzle, (digits) => {
    known.add(digits.join());
    return found(digits);
  });
  patient.search({ giveUpAfter: PATIENCE });
  // Begun again only when there was no answer for long: what was found before then is not told twice.
  if (patient.lost) new CagedSearch(puzzle, (digits) => !known.has(digits.join()) && found(digits)).search({ lookAheadAfter: 0 });
}

class CagedSearch {
  /** True when the search was given up. */
  lost = false;
  readonly #propagation: CagePropagation;
  readonly #digits: Uint8Array;
  readonly #found: (digits: Uint8Array) => boolean;
  /** Dead ends since the last answer. */
  #deadEnds = 0;
  #lookAheadAfter = Number.POSITIVE_INFINITY;
  #giveUpAfter = Number.POSITIVE_INFINITY;

  constructor(puzzle: Puzzle, found: (digits: Uint8Array) => boolean) {
    this.#propagation = new CagePropagation(puzzle);
    this.#digits = new Uint8Array(puzzle.grid.cellCount);
    this.#found = found;
  }

  /** Looks ahead, or gives up, after so many dead ends without an answer; never, when nothing is said. */
  search({ lookAheadAfter = Number.POSITIVE_INFINITY, giveUpAfter = Number.POSITIVE_INFINITY }): void {
    this.#lookAheadAfter = lookAheadAfter;
    this.#giveUpAfter = giveUpAfter;
    if (this.#propagation.sound) this.#below();
  }

  /** Searches below the present level; true to stop. */
  #below(): boolean {
    const propagation = this.#propagation;
    const split = propagation.propagate() && (this.#deadEnds < this.#lookAheadAfter ? cellToTry(propagation) : lookAhead(propagation));
    if (!split) {
      this.lost = ++this.#deadEnds > this.#giveUpAfter;
      return this.lost;
    }
    const { cell, candidates } = split;
    const { levels, base, cellCount } = propagation;
    if (cell < 0) return this.#answer();
    for (const candidate of candidates) {
      levels.copyWithin(base + cellCount, base, base + cellCount);
      propagation.base = base + cellCount;
      const stop = propagation.keep(cell, candidate) && this.#below();
      propagation.base = base;
      if (stop) return true;
    }
    return false;
  }

  #answer(): boolean {
    const { levels, base, ranks } = this.#propagation;
    for (let cell = 0; cell < this.#digits.length; cell++) this.#digits[cell] = ranks.digits[31 - Math.clz32(levels[base + cell]!)]!;
    this.#deadEnds = 0;
    // After an answer others are often near, and found without looking ahead.
    if (this.#lookAheadAfter === 0) this.#lookAheadAfter = PATIENCE;
    return this.#found(this.#digits);
  }
}

/** The open cell with the fewest candidates for the trouble that it has been in. */
function cellToTry({ levels, base, cellCount, trouble }: CagePropagation): Split {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = levels[base + cell]!;
    if ((set & (set - 1)) === 0) continue;
    const score = countDigits(set) / (1 + trouble[cell]!);
    if (score < least) [least, best] = [score, cell];
  }
  const candidates: number[] = [];
  if (best >= 0) for (let left = levels[base + best]!; left !== 0; left &= left - 1) candidates.push(left & -left);
  return { cell: best, candidates };
}
