import { countDigits, leastDigit } from '../../candidates.ts';
import { housesOf, type Position } from '../position.ts';
import { type Finding, seen, technique } from '../technique.ts';

/** A house with one open cell: it takes the digit that the house lacks. */
function* search({ grid, digits, candidates }: Position): Generator<Finding> {
  for (const house of housesOf(grid)) {
    const open = grid.cellsOfHouse[house].filter((cell) => digits[cell] === 0);
    const [cell] = open;
    if (open.length !== 1 || countDigits(candidates[cell!]) !== 1) continue;
    yield {
      pattern: [seen([cell!], candidates[cell!], 0)],
      houses: [house],
      placements: [{ cell: cell!, digit: leastDigit(candidates[cell!]) }],
    };
  }
}

export const fullHouse = technique('full-house', 'Full house', search);
