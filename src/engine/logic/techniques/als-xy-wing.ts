import { bitOf } from '../../candidates.ts';
import { almostLockedSets, restrictionsOf, rowOfSets, sharedTargets } from '../almost-locked.ts';
import type { Position } from '../position.ts';
import { combinations, type Finding, technique } from '../technique.ts';

/**
 * Three almost locked sets: one in the middle is joined to each of the others by a digit of its own, x and y. It cannot do
 * without both, so one of the others does, and has all of its other digits: a digit z that both have stands in one of them.
 * An XY-wing is this with three cells. `pattern`: an outer set, the one in the middle, the other outer set.
 */
function* search(position: Position): Generator<Finding> {
  const sets = almostLockedSets(position);
  for (const [middle, links] of restrictionsOf(sets).entries()) {
    for (const [x, y] of combinations(links, 2)) {
      const [a, b] = [sets[x!.other], sets[y!.other]];
      if (x!.digit === y!.digit || a === b) continue;
      const eliminations = sharedTargets(a, b, bitOf(x!.digit) | bitOf(y!.digit));
      if (eliminations.length > 0) yield rowOfSets([a, sets[middle], b], [x!.digit, y!.digit], eliminations);
    }
  }
}

export const alsXyWing = technique('als-xy-wing', 'ALS-XY-wing', search);
