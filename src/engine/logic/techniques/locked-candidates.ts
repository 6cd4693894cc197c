import { bitOf, countDigits } from '../../candidates.ts';
import { marksOf } from '../marks.ts';
import { boxesOf, commonHouses, linesOf, type Position, placesIn } from '../position.ts';
import { candidatesAt, type Finding, quickTechniqueOfDigit, seen } from '../technique.ts';

/** All places of a digit in one of the `from` houses lie in a second house too: it has no other place in that one. */
function* search(position: Position, digits: readonly number[], from: readonly number[], intoBox: boolean): Generator<Finding> {
  const { grid } = position;
  const marks = marksOf(position);
  for (const house of from) {
    for (const digit of digits) {
      const all = marks.placesIn(house, digit);
      // In a second house lie no more cells than a box is wide, or high.
      if ((all & (all - 1)) === 0 || countDigits(all) > Math.max(grid.boxRows, grid.boxColumns)) continue;
      const places = placesIn(position, house, digit);
      for (const other of commonHouses(grid, places)) {
        if (other === house || other >= 2 * grid.size !== intoBox || countDigits(marks.placesIn(other, digit)) === places.length) continue;
        const rest = grid.cellsOfHouse[other].filter((cell) => !places.includes(cell));
        const eliminations = candidatesAt(position, rest, bitOf(digit));
        yield { pattern: [seen(places, bitOf(digit), 0)], houses: [house, other], eliminations };
      }
    }
  }
}

/** From the box along the line. */
export const pointing = quickTechniqueOfDigit('pointing', 'Pointing', (position, digits) =>
  search(position, digits, boxesOf(position.grid), false),
);

/** From the line into the box. */
export const claiming = quickTechniqueOfDigit('claiming', 'Claiming', (position, digits) =>
  search(position, digits, linesOf(position.grid), true),
);
