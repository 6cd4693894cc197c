import { terminalGrid } from '../generate/terminal-grid.ts';
import { type Grid, gridOf } from '../grid.ts';
import { type Cage, type Puzzle, puzzleOf } from '../puzzle.ts';
import { type Random, randomFrom } from '../random.ts';
import { digitValues } from './combinations.ts';

export interface KillerWish {
  readonly size: number;
  readonly seed: number;
  /** Cages are meant to have from `smallest` (1 when nothing is said) to `largest` cells; none has more. */
  readonly smallest?: number;
  readonly largest: number;
  /** How many of 100 cages are left out: their cells are in no cage. */
  readonly leftOut?: number;
}

/** Makes a killer with at least one solution: a random full grid, cut into cages that grow cell by cell and never contain a digit twice. */
export function randomKiller(wish: KillerWish): { puzzle: Puzzle; solution: Uint8Array } {
  const grid = gridOf(wish.size);
  const random = randomFrom(wish.seed);
  const solution = terminalGrid(grid, wish.seed);
  const values = digitValues(puzzleOf(new Uint8Array(grid.cellCount), { grid }));
  const cages: Cage[] = [];
  for (const cells of cutIntoCages(grid, solution, wish, random)) {
    if (random.below(100) < (wish.leftOut ?? 0)) continue;
    cages.push({ cells, sum: cells.reduce((sum, cell) => sum + values[solution[cell] - 1], 0) });
  }
  return { puzzle: puzzleOf(new Uint8Array(grid.cellCount), { grid, cages }), solution };
}

function cutIntoCages(grid: Grid, solution: Uint8Array, { smallest = 1, largest }: KillerWish, random: Random): number[][] {
  const taken = new Uint8Array(grid.cellCount);
  const cages: number[][] = [];
  for (const start of random.shuffled(Array.from(taken, (_, cell) => cell))) {
    if (taken[start]) continue;
    const cells = [start];
    taken[start] = 1;
    const target = smallest + random.below(largest - smallest + 1);
    while (cells.length < target) {
      const next = random
        .shuffled(cells.flatMap((cell) => neighboursOf(grid, cell)))
        .find((cell) => !taken[cell] && cells.every((other) => solution[other] !== solution[cell]));
      if (next === undefined) break;
      cells.push(next);
      taken[next] = 1;
    }
    cages.push(cells.sort((a, b) => a - b));
  }
  return cages.sort((a, b) => a[0] - b[0]);
}

function neighboursOf({ size, rowOfCell, columnOfCell }: Grid, cell: number): number[] {
  const [row, column] = [rowOfCell[cell], columnOfCell[cell]];
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(row < size - 1 ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ];
}
