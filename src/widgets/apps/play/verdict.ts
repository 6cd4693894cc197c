import { type FullGridWords, fullGridWords, type Repeat } from '../../../narration/en/full-grid.ts';
import { cellsAgainstCages, cellsOffMarks, type Game, isSolved } from './game.ts';

/** The verdict on a full grid. A wrong one repeats digits somewhere, or has some that the puzzle's own marks leave out. */
export interface Verdict extends FullGridWords {
  readonly kind: 'solved' | 'wrong';
  /** In the order of the houses. */
  readonly repeats: readonly Repeat[];
}

/** Returns whether a full grid is right, and if not which houses show it; undefined while cells are open. It checks the rules alone, so it reveals nothing of the answer. */
export function verdictOn(game: Game): Verdict | undefined {
  if (game.digits.includes(0)) return undefined;
  const repeats = repeatsIn(game);
  return {
    kind: isSolved(game) ? 'solved' : 'wrong',
    ...fullGridWords(game.puzzle, repeats, cellsOffMarks(game.puzzle, game.digits), cagesBroken(game)),
    repeats,
  };
}

/** The cages of a full grid whose sum is missed or whose digits repeat. */
const cagesBroken = ({ puzzle, digits }: Game): number[] => {
  const cells = new Set(cellsAgainstCages(puzzle, digits));
  return [...puzzle.cages.keys()].filter((cage) => puzzle.cages[cage]!.cells.some((cell) => cells.has(cell)));
};

function repeatsIn({ puzzle: { grid }, digits }: Game): Repeat[] {
  return grid.cellsOfHouse.flatMap((cells, house) => {
    const all = Array.from({ length: grid.size }, (_, index) => index + 1);
    const there = new Set(cells.map((cell) => digits[cell]!));
    const lacking = all.filter((digit) => !there.has(digit));
    return all
      .map((digit) => ({ house, digit, cells: cells.filter((cell) => digits[cell] === digit), lacking }))
      .filter((repeat) => repeat.cells.length > 1);
  });
}
