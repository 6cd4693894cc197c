import type { Puzzle } from '../puzzle.ts';
import { Budget } from './budget.ts';
import { CageCellsSearch } from './cage-cells-search.ts';
import { CagePartsSearch } from './cage-parts-search.ts';
import { cellOfFewest, cellToTry } from './cell-to-try.ts';
import { MAX_WITH_PARTS, partsOf } from './part-sets.ts';
import { newWatch } from './watch.ts';

/*
 * Solutions of puzzles with cages, of any size: everything that follows from houses, combinations and the 45 rule, and where nothing more
 * follows, a cell with few candidates that has failed before. When that finds nothing for a while, two other searches take turns with it:
 * one with the contents of every cage in every box, which is expensive and sees far, and one by the fewest candidates alone. Each continues
 * in its turn where it was suspended, so no work is wasted. Where the cells of cages lie far apart, boxes say little, and the expensive
 * search is left out.
 */

/** Dead ends in a row without an answer that each search has in its turn. One with parts costs about ten times as much as one by cells. */
interface Turns {
  readonly trouble: number;
  readonly parts: number;
  readonly fewest: number;
}

/** Up to 9 × 9 a tree by cells is seldom large, above it parts matter more, and where cages lie scattered no search by cells is known to be the better one. */
const SMALL: Turns = { trouble: 4000, parts: 100, fewest: 400 };
const LARGE: Turns = { trouble: 500, parts: 150, fewest: 500 };
const SCATTERED: Turns = { trouble: 1000, parts: 0, fewest: 1000 };
/** Dead ends of the search by blame before the searches take turns. */
const PATIENCE = { small: 20_000, large: 150 };
const MAX_SMALL = 9;
/**
 * Dead ends after which the search restarts from what was struck for good: by then it knows which cells fail, and the first choices matter
 * most.
 */
const LEARNING = 30;

/** A puzzle with more answers than this does not resist, and they need not be remembered. */
const MAX_KNOWN = 10_000;

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. Ends where the budget does. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean, budget = new Budget()): void {
  const known = new Set<string>();
  let again = false;
  const watch = newWatch((digits) => {
    // From here on no search is given up, so that nothing more need be remembered.
    if (!again && known.size === MAX_KNOWN) {
      watch.patience = Number.POSITIVE_INFINITY;
      return found(digits);
    }
    const text = digits.join();
    // Solutions found before a search was suspended are not reported twice.
    if (known.has(text)) return false;
    if (known.size < MAX_KNOWN) known.add(text);
    else watch.patience = Number.POSITIVE_INFINITY;
    return found(digits);
  }, budget);
  /** Returns whether a search ends within `patience` more dead ends. */
  const ends = (search: { search(): boolean }, patience: number): boolean => {
    Object.assign(watch, { patience, deadEnds: 0 });
    return search.search();
  };
  const byTrouble = new CageCellsSearch(puzzle, watch, cellToTry, LEARNING);
  if (puzzle.grid.size > MAX_WITH_PARTS) return void ends(byTrouble, Number.POSITIVE_INFINITY);
  const small = puzzle.grid.size <= MAX_SMALL;
  if (ends(byTrouble, small ? PATIENCE.small : PATIENCE.large)) return;
  again = true;
  const byFewest = new CageCellsSearch(puzzle, watch, cellOfFewest);
  const byParts = isScattered(puzzle) ? undefined : new CagePartsSearch(puzzle, watch);
  const turns = !byParts ? SCATTERED : small ? SMALL : LARGE;
  for (;;) {
    if (byParts && ends(byParts, turns.parts)) return;
    if (ends(byTrouble, turns.trouble)) return;
    if (ends(byFewest, turns.fewest)) return;
  }
}

/** Parts of cages say little where they have fewer cells than this on an average. */
const TELLING_PART = 1.5;

/** Whether the cells of cages lie far apart, so that most boxes have one cell of a cage. */
function isScattered(puzzle: Puzzle): boolean {
  const parts = partsOf(puzzle).filter(({ cage }) => cage >= 0);
  const cells = parts.reduce((sum, part) => sum + part.cells.length, 0);
  return cells < TELLING_PART * parts.length;
}
