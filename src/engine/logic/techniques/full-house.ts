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

/** Whether some house has a single open cell. */
function hasLastCell({ grid, digits }: Position): boolean {
  for (const cells of grid.cellsOfHouse) {
    let open = 0;
    for (let place = 0; place < cells.length && open < 2; place++) if (digits[cells[place]] === 0) open++;
    if (open === 1) return true;
  }
  return false;
}

export const fullHouse = technique('full-house', 'Full house', search, hasLastCell);
