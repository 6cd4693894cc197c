import type { Grid } from './grid.ts';
import type { Random } from './random.ts';

/** A full grid of rectangular boxes: the cyclic pattern with bands, stacks, rows in bands, columns in stacks and digits shuffled. */
export function shuffledGrid({ size, boxRows, boxColumns }: Grid, random: Random): number[] {
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
