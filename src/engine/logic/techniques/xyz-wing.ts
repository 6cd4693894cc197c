import { countDigits } from '../../candidates.ts';
import { commonPeers, type Position, sees } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/**
 * A cell with the candidates x, y and z (the pivot) sees one with x and z and one with y and z (the pincers). One of
 * the three is z. `pattern`: the pivot, then the pincers.
 */
function* search(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  const cells = Array.from(candidates.keys());
  const pairs = cells.filter((cell) => countDigits(candidates[cell]) === 2);
  for (const pivot of cells.filter((cell) => countDigits(candidates[cell]) === 3)) {
    const near = pairs.filter((cell) => sees(grid, pivot, cell) && (candidates[cell] & ~candidates[pivot]) === 0);
    for (const [index, pincer] of near.entries()) {
      for (const other of near.slice(index + 1)) {
        if (candidates[pincer] === candidates[other]) continue;
        const z = candidates[pincer] & candidates[other];
        yield {
          pattern: [seen([pivot], candidates[pivot], 0), seen([pincer, other], z, 1)],
          eliminations: candidatesAt(position, commonPeers(grid, [pivot, pincer, other]), z),
        };
      }
    }
  }
}

export const xyzWing = technique('xyz-wing', 'XYZ-wing', search);
