import { countDigits } from '../../candidates.ts';
import { commonPeers, type Position, sees } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/**
 * A cell with the candidates x and y (the pivot) sees one with x and z and one with y and z (the pincers). Whichever digit the pivot has,
 * one pincer is z. `pattern`: the pivot, then the pincers.
 */
function* search(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  const pairs = Array.from(candidates.keys()).filter((cell) => countDigits(candidates[cell]) === 2);
  for (const pivot of pairs) {
    const near = pairs.filter((cell) => sees(grid, pivot, cell) && countDigits(candidates[cell] & candidates[pivot]) === 1);
    for (const [index, pincer] of near.entries()) {
      for (const other of near.slice(index + 1)) {
        const z = candidates[pincer] & ~candidates[pivot];
        if (candidates[other] !== ((candidates[pivot] & ~candidates[pincer]) | z)) continue;
        yield {
          pattern: [seen([pivot], candidates[pivot], 0), seen([pincer, other], z, 1)],
          eliminations: candidatesAt(position, commonPeers(grid, [pincer, other]), z),
        };
      }
    }
  }
}

export const xyWing = technique('xy-wing', 'XY-wing', search);
