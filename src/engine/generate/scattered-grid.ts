import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { NoneFound } from './generate-puzzle.ts';
import { givensOf } from './partial-grid.ts';

/** Grids that are begun before it is said that none takes so many givens. */
const ATTEMPTS = 20;

/**
 * A grid of a size in which a share of the cells has random digits that break no rule. Nobody has asked whether it has a solution: with
 * few givens it has many, and with more it often has none. The same arguments give the same puzzle everywhere. Throws NoneFound where so
 * many givens found no place.
 */
export function scatteredGrid(size: number, share: number, seed: number): Puzzle {
  const wanted = givensOf(size, share);
  const grid = gridOf(size);
  const random = randomFrom(seed);
  const all = Array.from({ length: size }, (_, index) => index + 1);
  for (let left = ATTEMPTS; left > 0; left--) {
    const givens = new Uint8Array(grid.cellCount);
    let written = 0;
    for (const cell of random.shuffled(Array.from(givens.keys()))) {
      if (written === wanted) break;
      const seen = new Set(grid.peersOfCell[cell].map((peer) => givens[peer]));
      const open = all.filter((digit) => !seen.has(digit));
      if (open.length === 0) continue;
      givens[cell] = open[random.below(open.length)];
      written++;
    }
    if (written === wanted) return puzzleOf(givens, { grid });
  }
  throw new NoneFound(`no ${size} × ${size} grid with ${wanted} random givens was found in ${ATTEMPTS} attempts`, {
    expected: 'another seed, or a smaller share',
  });
}
