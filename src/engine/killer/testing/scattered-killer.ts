import { terminalGrid } from '../../generate/terminal-grid.ts';
import { gridOf } from '../../grid.ts';
import { type Cage, type Puzzle, puzzleOf } from '../../puzzle.ts';
import { randomFrom } from '../../random.ts';
import { digitValues } from '../combinations.ts';

/**
 * Makes a 9 × 9 killer with at least one solution whose cages have cells from anywhere in the grid: two to `largest` each, no digit twice.
 * Of 100 cages `leftOut` are left out.
 */
export function scatteredKiller({ seed, largest, leftOut }: { seed: number; largest: number; leftOut: number }): Puzzle {
  const grid = gridOf(9);
  const random = randomFrom(seed);
  const solution = terminalGrid(grid, seed);
  const values = digitValues(puzzleOf(new Uint8Array(grid.cellCount), { grid }));
  const cages: Cage[] = [];
  let left = random.shuffled(Array.from(solution, (_, cell) => cell));
  while (left.length > 0) {
    const target = 2 + random.below(largest - 1);
    const cells: number[] = [];
    for (const cell of left) {
      if (cells.length < target && cells.every((other) => solution[other] !== solution[cell])) cells.push(cell);
    }
    left = left.filter((cell) => !cells.includes(cell));
    if (random.below(100) < leftOut) continue;
    cages.push({ cells: cells.sort((a, b) => a - b), sum: cells.reduce((sum, cell) => sum + values[solution[cell] - 1], 0) });
  }
  return puzzleOf(new Uint8Array(grid.cellCount), { grid, cages });
}
