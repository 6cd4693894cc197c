import { bitOf, countDigits, digitsOf } from '../../candidates.ts';
import { conjugatePairs } from '../marks.ts';
import { commonPeers, housesOf, type Position, sees } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/**
 * Two cells with the same two candidates w and z; each sees one end of a conjugate pair for w. One end has w, so one
 * of the two cells is z. `pattern`: the two cells, then the ends of the pair.
 */
function* search(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  const pairs = Array.from(candidates.keys()).filter((cell) => countDigits(candidates[cell]) === 2);
  for (const [index, first] of pairs.entries()) {
    for (const second of pairs.slice(index + 1)) {
      if (candidates[first] !== candidates[second]) continue;
      for (const w of digitsOf(candidates[first])) {
        const z = candidates[first] & ~bitOf(w);
        const eliminations = candidatesAt(position, commonPeers(grid, [first, second]), z);
        if (eliminations.length === 0) continue;
        for (const { house, ends } of conjugatePairs(position, w, housesOf(grid))) {
          if (ends.includes(first) || ends.includes(second)) continue;
          const [a, b] = sees(grid, first, ends[0]) && sees(grid, second, ends[1]) ? ends : [ends[1], ends[0]];
          if (!sees(grid, first, a) || !sees(grid, second, b)) continue;
          yield {
            pattern: [seen([first, second], z, 0), seen([a, b], bitOf(w), 1)],
            houses: [house],
            links: [
              { from: { cell: first, digit: w }, to: { cell: a, digit: w }, strong: false },
              { from: { cell: a, digit: w }, to: { cell: b, digit: w }, strong: true },
              { from: { cell: b, digit: w }, to: { cell: second, digit: w }, strong: false },
            ],
            eliminations,
          };
        }
      }
    }
  }
}

export const wWing = technique('w-wing', 'W-wing', search);
