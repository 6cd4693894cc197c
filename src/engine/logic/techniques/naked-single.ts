import { leastDigit } from '../../candidates.ts';
import type { Position } from '../position.ts';
import { type Finding, seen, technique } from '../technique.ts';

/** A cell with one candidate left. */
function* search({ candidates }: Position): Generator<Finding> {
  for (let cell = 0; cell < candidates.length; cell++) {
    const set = candidates[cell];
    if (set === 0 || (set & (set - 1)) !== 0) continue;
    yield { pattern: [seen([cell], set, 0)], placements: [{ cell, digit: leastDigit(set) }] };
  }
}

function hasSingle({ candidates }: Position): boolean {
  for (let cell = 0; cell < candidates.length; cell++) {
    const set = candidates[cell];
    if (set !== 0 && (set & (set - 1)) === 0) return true;
  }
  return false;
}

export const nakedSingle = technique('naked-single', 'Naked single', search, hasSingle);
