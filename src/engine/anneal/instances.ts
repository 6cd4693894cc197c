import type { Grid } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { type Random, randomFrom } from '../random.ts';

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

/** A full grid: the cyclic pattern with bands, stacks, rows in bands, columns in stacks and digits shuffled. */
function shuffledGrid({ size, boxRows, boxColumns }: Grid, random: Random): number[] {
  const rows = shuffledLines(size / boxRows, boxRows, random);
  const columns = shuffledLines(size / boxColumns, boxColumns, random);
  const digits = random.shuffled(Array.from({ length: size }, (_, i) => i + 1));
  const pattern = (row: number, column: number) => (row * boxColumns + Math.floor(row / boxRows) + column) % size;
  return rows.flatMap((row) => columns.map((column) => digits[pattern(row, column)]));
}

/** The lines 0 … groups · width − 1, with the groups shuffled and the lines of each group shuffled among themselves. */
function shuffledLines(groups: number, width: number, random: Random): number[] {
  const upTo = (length: number) => random.shuffled(Array.from({ length }, (_, i) => i));
  return upTo(groups).flatMap((group) => upTo(width).map((line) => group * width + line));
}
