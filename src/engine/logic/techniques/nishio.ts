import { type Position, placesIn } from '../position.ts';
import { Supposition } from '../supposition.ts';
import { cachedTechnique, type Finding } from '../technique.ts';
import { allCandidates, contradictionOf } from './forcing-net.ts';

/**
 * A place of a digit is supposed, and that digit alone is followed: wherever a house has a single place left, it goes there. If a
 * house is left without one, the supposition was wrong. Shortest first.
 */
function search(position: Position): Finding[] {
  const found: Finding[] = [];
  const suppositions = new Map<number, Supposition>();
  for (const { cell, digit } of allCandidates(position)) {
    const supposition = suppositions.get(digit) ?? new Supposition(position, digit);
    suppositions.set(digit, supposition);
    if (supposition.suppose(cell, digit)) continue;
    found.push(contradictionOf(supposition, { cell, digit }, ({ house }) => placesIn(position, house, digit)));
  }
  return found.sort((a, b) => a.pattern!.length - b.pattern!.length);
}

export const nishio = cachedTechnique('nishio', 'Nishio', search);
