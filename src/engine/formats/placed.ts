import { InputError, type Place } from '../errors.ts';
import { cellName } from '../grid.ts';
import { type Puzzle, symbolOf } from '../puzzle.ts';

/** Returns the message about a digit placed in the cell of another given. */
export function placedOverGiven(puzzle: Puzzle, digit: number, cell: number, given: number, place: Place): InputError {
  const [name, there] = [symbolOf(puzzle, digit), symbolOf(puzzle, given)];
  return new InputError(`${name} is placed at ${cellName(puzzle.grid, cell)}, where ${there} is given`, {
    place,
    cells: [cell],
    expected: 'givens that stay as they are',
  });
}

/** Returns the message about a placed digit that is struck from its own cell. */
export function struckWherePlaced(puzzle: Puzzle, digit: number, cell: number, place: Place): InputError {
  return new InputError(`${symbolOf(puzzle, digit)} is struck from ${cellName(puzzle.grid, cell)}, where it is placed`, {
    place,
    cells: [cell],
    expected: 'strikes of candidates in open cells',
  });
}
