import { InputError } from '../errors.ts';
import type { Grid } from '../grid.ts';
import type { DiggingOrder } from './digging-order.ts';

/** The requirements of a level of digging, in numbers of a 9 × 9 grid. */
export interface DiggingLevel {
  readonly name: string;
  /** Fewest and most givens. */
  readonly givens: readonly [least: number, most: number];
  /** Fewest givens in any row and column. */
  readonly floor: number;
  readonly order: DiggingOrder;
}

/**
 * Two tables of levels, easiest first. `paper`: Xue and others (2009); its first level says 'more than 50', and 60 is the
 * most that its readers allow. `seed`: three levels that split 1 … 81 evenly, as a Chinese plan after the paper has them;
 * it asks for floors without naming them, so they are the paper's.
 */
export const diggingLevels = {
  paper: [
    { name: 'extremely easy', givens: [51, 60], floor: 5, order: 'random' },
    { name: 'easy', givens: [36, 49], floor: 4, order: 'random' },
    { name: 'medium', givens: [32, 35], floor: 3, order: 'jump' },
    { name: 'difficult', givens: [28, 31], floor: 2, order: 's' },
    { name: 'evil', givens: [22, 27], floor: 0, order: 'rows' },
  ],
  seed: [
    { name: 'easy', givens: [55, 81], floor: 5, order: 'random' },
    { name: 'medium', givens: [28, 54], floor: 3, order: 'jump' },
    { name: 'hard', givens: [1, 27], floor: 0, order: 's' },
  ],
} as const satisfies Readonly<Record<string, readonly DiggingLevel[]>>;

export type LevelTable = keyof typeof diggingLevels;

/**
 * The share of its cells that a grid can do without, about: on average a 9 × 9 grid dug to the end keeps 24 of 81 givens.
 * Larger grids keep a larger share, and the last holes take longest to prove: these bounds leave them out.
 */
function diggableShare(size: number): number {
  return 0.7 - 0.01 * Math.max(0, size - 9) - 0.015 * Math.max(0, size - 16);
}

/**
 * Returns a level by its one-based number, for a grid of any size: holes by their share of the diggable cells, floors by their share of a
 * row.
 */
export function diggingLevel(grid: Grid, table: LevelTable, number: number): DiggingLevel {
  const level = (diggingLevels[table] as readonly DiggingLevel[])[number - 1];
  const levels = diggingLevels[table].length;
  if (!level) throw new InputError(`there is no level ${number}`, { expected: `a whole number from 1 to ${levels}` });
  if (grid.size === 9) return level;
  const scale = (diggableShare(grid.size) * grid.cellCount) / (diggableShare(9) * 81);
  const [least, most] = level.givens.map((givens) => grid.cellCount - (81 - givens) * scale) as [number, number];
  const fewest = Math.max(1, Math.ceil(least));
  return { ...level, givens: [fewest, Math.max(fewest, Math.floor(most))], floor: Math.floor((level.floor * grid.size) / 9) };
}
