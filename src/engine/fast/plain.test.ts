import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/samples.ts';
import { readPuzzles } from '../formats/read.ts';
import { gridOf } from '../grid.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { countPlain, solvePlain } from './plain.ts';

const minimal = readPuzzles(readFileSync(new URL('../../../bench/minimal-16.txt', import.meta.url), 'utf8'));

describe('answers for grids of any size', () => {
  it('are one each for the minimal 16 × 16 of the benchmark, and more where a given goes', () => {
    expect(minimal).toHaveLength(40);
    for (const { puzzle } of minimal.slice(0, times(10))) {
      expect(countPlain(puzzle.grid, puzzle.givens, 2)).toBe(1);
      expect(isSolution(puzzle, solvePlain(puzzle.grid, puzzle.givens)!)).toBe(true);
      const given = puzzle.givens.findIndex((digit) => digit !== 0);
      expect(countPlain(puzzle.grid, puzzle.givens.with(given, 0), 2)).toBe(2);
    }
  });

  it.each([4, 6, 9, 12, 16, 25])('fill an empty grid of size %i', (size) => {
    const grid = gridOf(size);
    const empty = puzzleOf(new Uint8Array(grid.cellCount), { grid });
    expect(isSolution(empty, solvePlain(grid, empty.givens)!)).toBe(true);
  });
});
