import { countDigits } from '../candidates.ts';
import type { CagePropagation } from './cage-propagation.ts';

/*
 * For killers that resist: before a cell is split, its candidates are tried for a moment. One that leads to a contradiction
 * at once is struck, and the cell whose candidates all strike most elsewhere is the one to split.
 */

/** Cells with more candidates are not tried: they seldom tell anything. */
const WIDEST = 6;

/** Times that all cells are gone through on one level, as long as something is struck. */
const ROUNDS = 2;

/** How much is struck (as a share of all candidates) weighs like an exponent: so that one candidate that tells nothing spoils a cell. */
const SHARE = 0.02;

/** A cell to split, and its candidates (sets of one) in the order in which to go on: those that leave most first. */
export interface Split {
  /** −1 when every cell is filled. */
  readonly cell: number;
  readonly candidates: readonly number[];
}

/** What to split on the present level, which is settled; undefined when trying shows a contradiction. */
export function lookAhead(propagation: CagePropagation): Split | undefined {
  let best: Split | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const before = candidatesLeft(propagation, propagation.base);
    best = undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < propagation.cellCount; cell++) {
      const tried = tryCandidates(propagation, cell, before);
      if (tried === undefined) return undefined;
      if (tried.candidates.length < 2 || tried.score >= least) continue;
      least = tried.score;
      best = { cell, candidates: tried.candidates };
    }
    if (candidatesLeft(propagation, propagation.base) === before) break;
  }
  const { levels, base } = propagation;
  if (best) return { cell: best.cell, candidates: best.candidates.filter((bit) => (levels[base + best.cell]! & bit) !== 0) };
  const cell = narrowest(propagation);
  return { cell, candidates: cell < 0 ? [] : bitsOf(levels[base + cell]!) };
}

/** Tries each candidate of a cell; strikes those that fail. Undefined when that is a contradiction; no candidates when the cell is not looked at. */
function tryCandidates(propagation: CagePropagation, cell: number, before: number): { score: number; candidates: number[] } | undefined {
  const { levels, base, cellCount } = propagation;
  const set = levels[base + cell]!;
  if ((set & (set - 1)) === 0 || countDigits(set) > WIDEST) return { score: 0, candidates: [] };
  const struck: { bit: number; count: number }[] = [];
  for (const bit of bitsOf(set)) {
    if ((levels[base + cell]! & bit) === 0) continue;
    levels.copyWithin(base + cellCount, base, base + cellCount);
    propagation.base = base + cellCount;
    const possible = propagation.keep(cell, bit) && propagation.propagate();
    if (possible) struck.push({ bit, count: before - candidatesLeft(propagation, propagation.base) });
    propagation.base = base;
    if (!possible && !(propagation.keep(cell, ~bit) && propagation.propagate())) return undefined;
  }
  struck.sort((a, b) => a.count - b.count);
  const score = struck.reduce((sum, { count }) => sum + Math.exp(-count / (SHARE * before)), 0);
  return { score, candidates: struck.map(({ bit }) => bit) };
}

function candidatesLeft({ levels, cellCount }: CagePropagation, base: number): number {
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) count += countDigits(levels[base + cell]!);
  return count;
}

/** The first open cell with the fewest candidates; −1 when there is none. */
function narrowest({ levels, base, cellCount }: CagePropagation): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    const count = countDigits(levels[base + cell]!);
    if (count > 1 && count < fewest) [best, fewest] = [cell, count];
  }
  return best;
}

function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) bits.push(left & -left);
  return bits;
}
