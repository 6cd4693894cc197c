/**
 * Forty 16 × 16 puzzles from which no given can be taken, written to bench/minimal-16.txt, a line each.
 * A full grid is dug out in random order for as long as one solution is left. Takes some minutes.
 * Run again with: node research/minimal-16.ts
 */
import { writeFileSync } from 'node:fs';
import { countPlain } from '../src/engine/fast/plain.ts';
import { formatOf } from '../src/engine/formats/read.ts';
import { terminalGrid } from '../src/engine/generate/terminal-grid.ts';
import { gridOf } from '../src/engine/grid.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';

const COUNT = 40;
const grid = gridOf(16);

function minimal(seed: number): string {
  const givens = terminalGrid(grid, seed);
  for (const cell of randomFrom(seed).shuffled([...givens.keys()])) {
    const digit = givens[cell]!;
    givens[cell] = 0;
    if (countPlain(grid, givens, 2) !== 1) givens[cell] = digit;
  }
  return formatOf('line').print!({ puzzle: puzzleOf(givens, { grid }) });
}

const lines = Array.from({ length: COUNT }, (_, index) => minimal(index + 1));
writeFileSync('bench/minimal-16.txt', `${lines.join('\n')}\n`);
