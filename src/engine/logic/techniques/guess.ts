import { bitOf, countDigits, digitsOf } from '../../candidates.ts';
import type { Position } from '../position.ts';
import { Supposition } from '../supposition.ts';
import { type CellDigit, cachedTechnique, type Finding, seen } from '../technique.ts';

/** Suppositions beyond which a guess is given up: a bound for large grids that have hardly begun. */
const MAX_TRIES = 1000;
/** Cells in which something is tried: beyond these, another is seldom better. */
const MAX_CELLS = 12;

/** The suppositions that refute a candidate. */
interface Refutation {
  readonly tries: number;
  /** The cells whose digits were all tried, in that order. */
  readonly cells: readonly number[];
}

/** Returns the refutation of a candidate; undefined where `most` suppositions don't suffice. */
function refutationOf(position: Pick<Position, 'grid' | 'candidates'>, { cell, digit }: CellDigit, most: number): Refutation | undefined {
  const supposition = new Supposition(position);
  if (!supposition.suppose(cell, digit)) return { tries: 1, cells: [] };
  const open = supposition.narrowest();
  if (open === undefined) return undefined;
  let tries = 1;
  const cells = [open];
  for (const each of digitsOf(supposition.candidates[open])) {
    const further =
      tries < most
        ? refutationOf({ ...position, candidates: supposition.candidates }, { cell: open, digit: each }, most - tries)
        : undefined;
    if (!further) return undefined;
    tries += further.tries;
    cells.push(...further.cells);
  }
  return { tries, cells };
}

/** Returns the cells with the fewest candidates, ignoring those with one. */
function narrowestCells({ candidates }: Position): number[] {
  const open = Array.from(candidates.keys()).filter((cell) => countDigits(candidates[cell]) > 1);
  return open.sort((a, b) => countDigits(candidates[a]) - countDigits(candidates[b]) || a - b).slice(0, MAX_CELLS);
}

/**
 * The last resort, which is not a pattern: tries a digit of a cell with few candidates, then further digits where singles lead no further;
 * every branch ends in a contradiction. Returns the candidates with the shortest contradiction. `pattern`: the candidate, then the cells
 * whose digits are tried.
 */
function* search(position: Position): Generator<Finding> {
  let best = MAX_TRIES;
  let refuted: { candidate: CellDigit; cells: readonly number[] }[] = [];
  for (const cell of narrowestCells(position)) {
    for (const digit of digitsOf(position.candidates[cell])) {
      const candidate = { cell, digit };
      const refutation = refutationOf(position, candidate, best);
      if (!refutation) continue;
      if (refutation.tries < best) refuted = [];
      best = refutation.tries;
      refuted.push({ candidate, cells: refutation.cells });
    }
  }
  for (const { candidate, cells } of refuted) {
    yield {
      pattern: [seen([candidate.cell], bitOf(candidate.digit), 0), seen([...new Set(cells)], 0, 1)],
      eliminations: [candidate],
    };
  }
}

export const guess = cachedTechnique('guess', 'Guess', search);
