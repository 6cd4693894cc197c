import { allDigits, candidatesOf, digitsOf } from '../../candidates.ts';
import { type CoverOption, type CoverProblem, coverProblem, type Placement } from '../../exact-cover.ts';
import { cellName } from '../../grid.ts';
import { combinationsOf, digitValues } from '../../killer/combinations.ts';
import { type Puzzle, symbolOf } from '../../puzzle.ts';
import { itemsOfPlacement, sudokuItems } from './sudoku-cover.ts';

/**
 * A killer as an exact cover problem: an option is one filling of a whole cage, or a digit in a cell that is in no cage.
 * Items are those of the Sudoku matrix; a filling covers the items of all its digits at once. `candidates` (indexed by cell,
 * sets of digits) leaves out the fillings that need another digit; without it only the givens do.
 */
export function killerCover(puzzle: Puzzle, candidates: ArrayLike<number> = givenCandidates(puzzle)): CoverProblem {
  const names = sudokuItems(puzzle);
  const values = digitValues(puzzle);
  const options: CoverOption[] = [];
  const add = (places: readonly Placement[]) => {
    const items = places.flatMap(({ cell, digit }) => itemsOfPlacement(puzzle, cell, digit));
    const name = places.map(({ cell, digit }) => `${cellName(puzzle.grid, cell)} = ${symbolOf(puzzle, digit)}`).join(', ');
    options.push({ name, items: items.sort((a, b) => a - b), places });
  };

  const inCage = new Uint8Array(puzzle.grid.cellCount);
  for (const { sum, cells } of puzzle.cages) {
    for (const cell of cells) inCage[cell] = 1;
    for (const combination of combinationsOf(values, cells.length, sum)) fillings(combination, cells, candidates, add);
  }
  for (const [cell, caged] of inCage.entries()) {
    if (!caged) for (const digit of digitsOf(candidates[cell])) add([{ cell, digit }]);
  }
  return coverProblem({ name: 'Killer', items: names, primary: names.length, options, puzzle });
}

/** Returns every arrangement of the combination's digits in the cells, each digit where it is a candidate. */
function fillings(
  combination: number,
  cells: readonly number[],
  candidates: ArrayLike<number>,
  found: (places: readonly Placement[]) => void,
  places: readonly Placement[] = [],
): void {
  const cell = cells[places.length];
  if (cell === undefined) {
    found(places);
    return;
  }
  for (const digit of digitsOf(combination & candidates[cell])) {
    fillings(combination & ~(1 << (digit - 1)), cells, candidates, found, [...places, { cell, digit }]);
  }
}

function givenCandidates(puzzle: Puzzle): Uint32Array {
  const { grid, givens } = puzzle;
  const open = candidatesOf(puzzle, givens);
  return open.map((set, cell) => (givens[cell] ? 1 << (givens[cell] - 1) : set & allDigits(grid.size)));
}
