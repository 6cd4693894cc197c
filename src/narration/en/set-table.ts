import { countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { MistakePicture } from '../mistake-picture.ts';
import { counted, listed } from '../sentence.ts';

/** Cells of a house against the numbers that they have: why they are no set. `house` is negative where they share none. */
export function setTable(puzzle: Puzzle, candidates: ArrayLike<number>, cells: readonly number[], house: number): MistakePicture {
  const at = (cell: number) => cellName(puzzle.grid, cell);
  const all = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
  const union = (list: readonly number[]) => list.reduce((set, cell) => set | candidates[cell]!, 0);
  const alone = (cell: number) => candidates[cell]! & ~union(cells.filter((each) => each !== cell));
  const [odd] = cells.toSorted((a, b) => countDigits(alone(b)) - countDigits(alone(a)));
  const brought = digitsOf(alone(odd!)).map((digit) => symbolOf(puzzle, digit));
  return {
    kind: 'table',
    title: house < 0 ? 'What you picked' : `What you picked in ${houseName(puzzle.grid, house)}`,
    columns: all.map((digit) => symbolOf(puzzle, digit)),
    rows: cells.map((cell) => ({ name: at(cell), has: all.map((digit) => hasDigit(candidates[cell]!, digit)) })),
    rowsSaid: counted(cells.length, 'cell'),
    together: 'together',
    togetherSaid: counted(countDigits(union(cells)), 'number'),
    note:
      brought.length === 0
        ? ''
        : `${at(odd!)} brings ${listed(brought)}, which ${cells.length === 2 ? 'the other cell doesn’t have' : 'none of the other cells has'}.`,
  };
}
