import { gridOf } from '../../engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';

/*
 * A 4 × 4 puzzle whose givens are taken away, and how many solutions fit what is left. There are only 288 full grids of this size, so the
 * solutions are those among them that have all the givens.
 */

const grid = gridOf(4);
const digitsIn = (text: string) => Uint8Array.from(text, (symbol) => Number(symbol) || 0);

/** The givens of the beginning: one solution, and minimal puzzles with four, five and six givens below it. */
const START = digitsIn('..343...2..34.21');

/** All full grids, each indexed by cell. */
const FULL: readonly Uint8Array[] = fullFrom(new Uint8Array(grid.cellCount), 0);

function fullFrom(digits: Uint8Array, cell: number): readonly Uint8Array[] {
  if (cell === grid.cellCount) return [digits];
  return [1, 2, 3, 4]
    .filter((digit) => grid.peersOfCell[cell]!.every((peer) => digits[peer] !== digit))
    .flatMap((digit) => fullFrom(digits.with(cell, digit), cell + 1));
}

/** The full grids that have these givens. */
export const solutionsOf = (givens: Uint8Array): readonly Uint8Array[] =>
  FULL.filter((full) => givens.every((digit, cell) => digit === 0 || full[cell] === digit));

/** The solution of the beginning, which is one of the solutions for good. */
export const ANSWER = solutionsOf(START)[0]!;

export interface Giving {
  readonly givens: Uint8Array;
  /** The cell (zero-based) that was pressed last. */
  readonly last: number | undefined;
}

export const begun = (): Giving => ({ givens: START, last: undefined });

/** Takes the given of a cell (zero-based) away, or writes the digit of the solution into an empty one. */
export const turned = ({ givens }: Giving, cell: number): Giving => ({
  givens: givens.with(cell, givens[cell] ? 0 : ANSWER[cell]!),
  last: cell,
});

export const givensIn = ({ givens }: Giving): number => givens.filter((digit) => digit !== 0).length;

export const puzzleFor = ({ givens }: Giving): Puzzle => puzzleOf(givens, { grid });

/** Cells (zero-based) whose given can go without letting in a second solution. */
export const spareCells = ({ givens }: Giving): readonly number[] =>
  [...givens.keys()].filter((cell) => givens[cell] !== 0 && solutionsOf(givens.with(cell, 0)).length === 1);

export const isProper = ({ givens }: Giving): boolean => solutionsOf(givens).length === 1;

export const isMinimal = (giving: Giving): boolean => isProper(giving) && spareCells(giving).length === 0;

/** The solution that differs least from that of the beginning, where there is another. */
export function nearestOther({ givens }: Giving): Uint8Array | undefined {
  const differing = (other: Uint8Array) => other.filter((digit, cell) => digit !== ANSWER[cell]).length;
  return solutionsOf(givens)
    .filter((other) => differing(other) > 0)
    .toSorted((a, b) => differing(a) - differing(b))[0];
}

/** The first cell of a shortest way to a minimal puzzle with as few givens as this one can come down to. */
export function bestToTake(giving: Giving): number | undefined {
  const least = (each: Giving): number => Math.min(givensIn(each), ...spareCells(each).map((cell) => least(turned(each, cell))));
  return spareCells(giving).toSorted((a, b) => least(turned(giving, a)) - least(turned(giving, b)))[0];
}
