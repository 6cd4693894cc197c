import { type Grid, isRegular } from '../grid.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Position } from './position.ts';

/** The lines of a direction in a new order: the bands stay together, and each is shuffled within. */
function shuffledLines(random: Random, size: number, bandOf: number): number[] {
  const bands = random.shuffled(Array.from({ length: size / bandOf }, (_, band) => band));
  return bands.flatMap((band) => random.shuffled(Array.from({ length: bandOf }, (_, line) => band * bandOf + line)));
}

/** Where each cell of the new grid comes from: from its own place where other houses would not bear another order of the lines. */
function origins(grid: Grid, random: Random): number[] {
  const { size, boxRows, boxColumns, cellCount, rowOfCell, columnOfCell } = grid;
  const hasLinesAlone = grid.houses.length === 2 * size;
  if (!isRegular(grid) && !hasLinesAlone) return Array.from({ length: cellCount }, (_, cell) => cell);
  const rows = shuffledLines(random, size, hasLinesAlone ? 1 : boxRows);
  const columns = shuffledLines(random, size, hasLinesAlone ? 1 : boxColumns);
  const isTurned = boxRows === boxColumns && random.below(2) === 1;
  return Array.from({ length: cellCount }, (_, cell) => {
    const [row, column] = [rows[rowOfCell[cell]], columns[columnOfCell[cell]]];
    return isTurned ? column * size + row : row * size + column;
  });
}

/** A permutation of the rows, columns and digits of a grid that keeps all rules; the same seed gives the same. */
interface Disguise {
  /** Where each cell of the new grid comes from. */
  readonly from: readonly number[];
  /** By old digit less one: the new digit. */
  readonly names: readonly number[];
}

export function disguiseOf(grid: Grid, seed: number): Disguise {
  const random = randomFrom(seed);
  const from = origins(grid, random);
  return { from, names: random.shuffled(Array.from({ length: grid.size }, (_, index) => index + 1)) };
}

/**
 * Returns an equivalent position: rows, columns and digits are permuted so that all rules still hold. A technique finds the same in both.
 * The same seed gives the same permutation.
 */
export function disguised({ grid, givens, digits, candidates, domains }: Position, seed: number): Position {
  const { from, names } = disguiseOf(grid, seed);
  const digitOf = (digit: number) => (digit === 0 ? 0 : names[digit - 1]);
  const setOf = (set: number) => names.reduce((sum, name, index) => (set & (1 << index) ? sum | (1 << (name - 1)) : sum), 0);
  return {
    grid,
    domains: domains?.map((_, cell) => setOf(domains[from[cell]])),
    givens: givens.map((_, cell) => digitOf(givens[from[cell]])),
    digits: digits.map((_, cell) => digitOf(digits[from[cell]])),
    candidates: candidates.map((_, cell) => setOf(candidates[from[cell]])),
  };
}
