import fc from 'fast-check';
import type { AnyAlgorithm, CatalogRow } from '../../src/engine/algorithm.ts';
import { anyCoverProblem } from '../../src/engine/cover/testing/problems.ts';
import { terminalGrid } from '../../src/engine/generate/terminal-grid.ts';
import { gridOf } from '../../src/engine/grid.ts';
import { anyKiller } from '../../src/engine/killer/testing/killers.ts';
import { type Puzzle, puzzleOf, withGivens } from '../../src/engine/puzzle.ts';

/** Random puzzles of sizes 4, 6 and 9: cells of a shuffled pattern grid, so most can be solved and some cannot. */
const randomPuzzle: fc.Arbitrary<Puzzle> = fc
  .record({
    size: fc.constantFrom(4, 6, 9),
    shift: fc.nat(),
    keep: fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }),
    wrong: fc.nat(40),
  })
  .map(({ size, shift, keep, wrong }) => {
    const grid = gridOf(size);
    const givens = Array.from({ length: grid.cellCount }, (_, cell) => {
      const row = grid.rowOfCell[cell]!;
      const column = grid.columnOfCell[cell]!;
      const pattern = (row * grid.boxColumns + Math.floor(row / grid.boxRows) + column + shift) % size;
      return keep[cell] ? pattern + 1 : 0;
    });
    // Now and then a given that spoils the puzzle, so that runs without a solution are met too.
    if (wrong < grid.cellCount && wrong < 12 && givens[wrong] === 0) givens[wrong] = 1 + (shift % size);
    return puzzleOf(givens, { grid });
  });

/** Empty grids, and full ones for algorithms that take them. */
const emptyOrFull: fc.Arbitrary<Puzzle> = fc
  .record({ puzzle: randomPuzzle, full: fc.boolean() })
  .map(({ puzzle, full }) => withGivens(puzzle, full ? terminalGrid(puzzle.grid, 1) : new Uint8Array(puzzle.grid.cellCount)));

/** Inputs of the type that an algorithm takes. */
export function inputsFor(row: CatalogRow, algorithm: AnyAlgorithm): fc.Arbitrary<unknown> {
  // Whole states are compared after every step: a matrix of 9 × 9 would take minutes.
  if (row.input === 'puzzle-or-cover')
    return fc.oneof(
      anyCoverProblem,
      randomPuzzle.filter(({ grid }) => grid.size === 4),
    );
  const puzzles = row.input === 'empty-puzzle' ? emptyOrFull : row.input === 'killer' ? anyKiller : randomPuzzle;
  return puzzles.filter((puzzle) => algorithm.refuses?.(puzzle) === undefined);
}
