import { bitOf, digitsOf } from '../../candidates.ts';
import { blocksOf, type Position, straightsOf } from '../position.ts';
import { type Finding, seen, technique } from '../technique.ts';

/** The digits, as a set of bits, that have one place left among these cells. */
function placedOnce(candidates: Uint32Array, cells: readonly number[]): number {
  let once = 0;
  let more = 0;
  for (let place = 0; place < cells.length; place++) {
    const set = candidates[cells[place]];
    more |= once & set;
    once |= set;
  }
  return once & ~more;
}

/** A digit with one place left in one of these houses. */
function* search({ grid, candidates }: Position, houses: readonly number[]): Generator<Finding> {
  for (const house of houses) {
    const cells = grid.cellsOfHouse[house];
    for (const digit of digitsOf(placedOnce(candidates, cells))) {
      const cell = cells.find((place) => candidates[place] & bitOf(digit))!;
      yield { pattern: [seen([cell], bitOf(digit), 0)], houses: [house], placements: [{ cell, digit }] };
    }
  }
}

/** Whether one of these houses has such a digit. */
function hasSingle({ grid, candidates }: Position, houses: readonly number[]): boolean {
  for (let index = 0; index < houses.length; index++) if (placedOnce(candidates, grid.cellsOfHouse[houses[index]]) !== 0) return true;
  return false;
}

/** In a box, a region or a window: the eye crosses it with the lines that already have the digit. */
export const hiddenSingleInBox = technique(
  'hidden-single-box',
  'Hidden single in a box',
  (position) => search(position, blocksOf(position.grid)),
  (position) => hasSingle(position, blocksOf(position.grid)),
);

/** In a row, a column or a diagonal. */
export const hiddenSingleInLine = technique(
  'hidden-single-line',
  'Hidden single in a line',
  (position) => search(position, straightsOf(position.grid)),
  (position) => hasSingle(position, straightsOf(position.grid)),
);
