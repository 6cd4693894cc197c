import type { Grid } from '../grid.ts';
import { shuffledGrid } from '../pattern-grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { randomFrom } from '../random.ts';

/**
 * A puzzle made like those of Lewis's experiments: a full grid, shuffled by transformations that keep it valid, of which a share (0 … 1,
 * rounded up to whole cells) is kept in random cells. It has a solution, and often more than one. The same seed gives the same puzzle.
 */
export function lewisInstance(grid: Grid, share: number, seed: number): Puzzle {
  const random = randomFrom(seed);
  const full = shuffledGrid(grid, random);
  const cells = random.shuffled(full.map((_, cell) => cell));
  for (const cell of cells.slice(Math.ceil(share * grid.cellCount))) full[cell] = 0;
  return puzzleOf(full, { grid });
}
