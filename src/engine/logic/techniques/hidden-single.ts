import { bitOf, digitsOf } from '../../candidates.ts';
import { boxesOf, linesOf, type Position } from '../position.ts';
import { type Finding, seen, technique } from '../technique.ts';

/** A digit with one place left in one of these houses. */
function* search({ grid, candidates }: Position, houses: readonly number[]): Generator<Finding> {
  for (const house of houses) {
    const cells = grid.cellsOfHouse[house];
    let once = 0;
    let more = 0;
    for (const cell of cells) {
      more |= once & candidates[cell];
      once |= candidates[cell];
    }
    for (const digit of digitsOf(once & ~more)) {
      const cell = cells.find((place) => candidates[place] & bitOf(digit))!;
      yield { pattern: [seen([cell], bitOf(digit), 0)], houses: [house], placements: [{ cell, digit }] };
    }
  }
}

/** In a box: the eye crosses it with the lines that already hold the digit. */
export const hiddenSingleInBox = technique('hidden-single-box', 'Hidden single in a box', (position) =>
  search(position, boxesOf(position.grid)),
);

export const hiddenSingleInLine = technique('hidden-single-line', 'Hidden single in a line', (position) =>
  search(position, linesOf(position.grid)),
);
