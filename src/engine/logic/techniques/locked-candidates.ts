import { bitOf, countDigits } from '../../candidates.ts';
import { type Grid, isRegular } from '../../grid.ts';
import { marksOf } from '../marks.ts';
import { blocksOf, commonHouses, type Position, placesIn, straightsOf } from '../position.ts';
import { candidatesAt, type Finding, quickTechniqueOfDigit, seen } from '../technique.ts';

/** The most cells that two houses share: as many as a box is wide, or high; nearly all of them where a region follows a line. */
const mostShared = (grid: Grid) => (isRegular(grid) ? Math.max(grid.boxRows, grid.boxColumns) : grid.size - 1);

/** All places of a digit in one of the `from` houses lie in a second house too: it has no other place in that one. */
function* search(position: Position, digits: readonly number[], from: readonly number[]): Generator<Finding> {
  const { grid } = position;
  const marks = marksOf(position);
  const most = mostShared(grid);
  for (const house of from) {
    for (const digit of digits) {
      const all = marks.placesIn(house, digit);
      if ((all & (all - 1)) === 0 || countDigits(all) > most) continue;
      const places = placesIn(position, house, digit);
      for (const other of commonHouses(grid, places)) {
        if (other === house || countDigits(marks.placesIn(other, digit)) === places.length) continue;
        const rest = grid.cellsOfHouse[other].filter((cell) => !places.includes(cell));
        const eliminations = candidatesAt(position, rest, bitOf(digit));
        yield { pattern: [seen(places, bitOf(digit), 0)], houses: [house, other], eliminations };
      }
    }
  }
}

/** From a box, a region or a window, most often along a line. */
export const pointing = quickTechniqueOfDigit('pointing', 'Pointing', (position, digits) =>
  search(position, digits, blocksOf(position.grid)),
);

/** From a row, a column or a diagonal into a box, a region or a window. */
export const claiming = quickTechniqueOfDigit('claiming', 'Claiming', (position, digits) =>
  search(position, digits, straightsOf(position.grid)),
);
