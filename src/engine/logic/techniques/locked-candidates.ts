import { bitOf, digitsOf } from '../../candidates.ts';
import { boxesOf, commonHouses, linesOf, type Position, placesIn } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/** All places of a digit in one of the `from` houses lie in a second house too: it has no other place in that one. */
function* search(position: Position, from: readonly number[], intoBox: boolean): Generator<Finding> {
  const { grid, candidates } = position;
  for (const house of from) {
    const open = grid.cellsOfHouse[house].reduce((set, cell) => set | candidates[cell], 0);
    for (const digit of digitsOf(open)) {
      const places = placesIn(position, house, digit);
      if (places.length < 2) continue;
      for (const other of commonHouses(grid, places)) {
        if (other === house || other >= 2 * grid.size !== intoBox) continue;
        const rest = grid.cellsOfHouse[other].filter((cell) => !places.includes(cell));
        const eliminations = candidatesAt(position, rest, bitOf(digit));
        yield { pattern: [seen(places, bitOf(digit), 0)], houses: [house, other], eliminations };
      }
    }
  }
}

/** From the box along the line. */
export const pointing = technique('pointing', 'Pointing', (position) => search(position, boxesOf(position.grid), false));

/** From the line into the box. */
export const claiming = technique('claiming', 'Claiming', (position) => search(position, linesOf(position.grid), true));
