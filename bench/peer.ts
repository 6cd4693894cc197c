import { DancingLinks } from 'dancing-links';
import { gridOf } from '../src/engine/grid.ts';

const { size, cellCount, housesOfCell } = gridOf(9);
const rows = Array.from({ length: cellCount }, (_, cell) =>
  Array.from({ length: size }, (_, digit) => [cell, ...housesOfCell[cell]!.map((house) => cellCount + size * house + digit)]),
);
const peer = new DancingLinks<number>();

/** The npm package, set up as its README advises to solve a 9 × 9 puzzle: sparse rows, and only the rows that the givens allow. */
export function sudokuWithPeer(givens: ArrayLike<number>) {
  const solver = peer.createSolver({ columns: 4 * cellCount });
  for (let cell = 0; cell < cellCount; cell++) {
    for (let digit = 0; digit < size; digit++) {
      if (givens[cell] === 0 || givens[cell] === digit + 1) solver.addSparseConstraint(size * cell + digit, rows[cell]![digit]!);
    }
  }
  return solver;
}
