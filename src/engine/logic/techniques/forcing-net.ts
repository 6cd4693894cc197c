import { bitOf, digitsOf } from '../../candidates.ts';
import { type Position, placesIn } from '../position.ts';
import { type Entry, SUPPOSED, Supposition } from '../supposition.ts';
import { type CellDigit, cachedTechnique, type Finding, seen } from '../technique.ts';

/** Candidates beyond which nothing is supposed: a bound for large grids that have hardly begun. */
export const MAX_SUPPOSITIONS = 1500;

/** Every candidate of a position; none where there are too many to suppose them all. */
export function allCandidates({ candidates }: Position): CellDigit[] {
  const all = Array.from(candidates).flatMap((set, cell) => digitsOf(set).map((digit) => ({ cell, digit })));
  return all.length > MAX_SUPPOSITIONS ? [] : all;
}

/** Marks the supposed candidate, and the singles that follow, one by one. */
const marksOf = (entries: readonly Entry[]) =>
  entries.map(({ cell, digit, house }) => seen([cell], bitOf(digit), house === SUPPOSED ? 0 : 1));

/**
 * The finding of a supposition that came to a contradiction. `pattern`: what was supposed, what follows one by one, and where nothing
 * is left: the places of a digit in `houses[0]`, or a cell.
 */
export function contradictionOf(
  supposition: Supposition,
  supposed: CellDigit,
  placesAt: (of: { house: number; digit: number }) => number[],
): Finding {
  const contradiction = supposition.contradiction!;
  const nothing = 'cell' in contradiction ? seen([contradiction.cell], 0, 2) : seen(placesAt(contradiction), bitOf(contradiction.digit), 2);
  return {
    pattern: [...marksOf(supposition.untilContradiction()), nothing],
    houses: 'cell' in contradiction ? [] : [contradiction.house],
    eliminations: [supposed],
  };
}

/** A candidate from which singles lead to a cell without a digit, or to a house without a place for one. Shortest first. */
function searchContradictions(position: Position): Finding[] {
  const supposition = new Supposition(position);
  const found: Finding[] = [];
  for (const { cell, digit } of allCandidates(position)) {
    if (supposition.suppose(cell, digit)) continue;
    const places = (of: { house: number; digit: number }) => placesIn(position, of.house, of.digit);
    found.push(contradictionOf(supposition, { cell, digit }, places));
  }
  return found.sort((a, b) => a.pattern!.length - b.pattern!.length);
}

export const contradictionNet = cachedTechnique('contradiction-net', 'Forcing net', searchContradictions);
