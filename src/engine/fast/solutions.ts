import { type Puzzle, withGivens } from '../puzzle.ts';
import { solvePuzzle } from './answer.ts';
import type { Budget } from './budget.ts';

/** Some digits fixed, a solution that has them, and the cell that is split next. */
interface Branch {
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
  readonly cell: number;
}

/**
 * Yields the solutions of a puzzle in ascending order, as digits in reading order, each as soon as it is found: cell by cell every digit
 * that some solution has there. They are perhaps not all when the budget of a search with cages is spent.
 */
export function* solutionsOf(puzzle: Puzzle, budget?: Budget): Generator<Uint8Array, void, undefined> {
  const { size, peersOfCell } = puzzle.grid;
  const first = solvePuzzle(puzzle, budget);
  const branches: Branch[] = first ? [{ givens: puzzle.givens, solution: first.slice(), cell: 0 }] : [];
  for (let branch = branches.pop(); branch; branch = branches.pop()) {
    const { givens, solution } = branch;
    let { cell } = branch;
    while (cell < givens.length && givens[cell] !== 0) cell++;
    if (cell === givens.length) {
      yield solution;
      continue;
    }
    // The least digit is on top of the stack.
    for (let digit = size; digit > 0; digit--) {
      if (peersOfCell[cell].some((peer) => givens[peer] === digit)) continue;
      const fixed = givens.slice();
      fixed[cell] = digit;
      const other = digit === solution[cell] ? solution : solvePuzzle(withGivens(puzzle, fixed), budget)?.slice();
      if (other) branches.push({ givens: fixed, solution: other, cell: cell + 1 });
    }
  }
}
