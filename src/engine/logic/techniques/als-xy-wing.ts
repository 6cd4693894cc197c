import { bitOf } from '../../candidates.ts';
import { almostLockedSets, restrictionsOf, rowOfSets, sharedTargets } from '../almost-locked.ts';
import type { Position } from '../position.ts';
import { cachedTechnique, type Finding } from '../technique.ts';

/**
 * Three almost locked sets: the middle one is joined to each of the others by a digit of its own, x and y. It cannot lose both, so one of
 * the others loses its digit, and has all of its other digits: a digit z that both have is in one of them. An XY-wing is this with three
 * cells. `pattern`: an outer set, the middle one, the other outer set.
 */
function* search(position: Position): Generator<Finding> {
  const sets = almostLockedSets(position);
  for (const [middle, links] of restrictionsOf(position).entries()) {
    for (let one = 0; one < links.length; one++) {
      const x = links[one];
      const a = sets[x.other];
      for (let two = one + 1; two < links.length; two++) {
        const y = links[two];
        if (x.digit === y.digit || x.other === y.other) continue;
        const b = sets[y.other];
        const eliminations = sharedTargets(a, b, bitOf(x.digit) | bitOf(y.digit));
        if (eliminations.length > 0) yield rowOfSets([a, sets[middle], b], [x.digit, y.digit], eliminations);
      }
    }
  }
}

export const alsXyWing = cachedTechnique('als-xy-wing', 'ALS-XY-wing', search);
