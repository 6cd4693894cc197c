import { bitOf, countDigits, digitsOf } from '../../candidates.ts';
import { digitsOfGrid, housesOf, type Position, placesIn } from '../position.ts';
import { candidatesAt, type Finding, seen, trustingTechnique } from '../technique.ts';

/**
 * Every open cell has two candidates except one, which has three, and every digit has two places in every house except for one digit in the
 * houses of that cell, which has three there. Without that digit in that cell there would be several solutions (a bivalue universal grave),
 * so the digit is placed there and the other two go. Relies on a unique solution. `pattern`: the cell, then the digit’s other places.
 */
function* search(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  const open = Array.from(candidates.keys()).filter((cell) => candidates[cell] !== 0);
  const odd = open.filter((cell) => countDigits(candidates[cell]) !== 2);
  const [cell] = odd;
  if (odd.length !== 1 || countDigits(candidates[cell!]) !== 3) return;
  for (const digit of digitsOf(candidates[cell!])) {
    const isGrave = housesOf(grid).every((house) =>
      digitsOfGrid(grid).every((each) => {
        const places = placesIn(position, house, each);
        const extra = each === digit && places.includes(cell!) ? 1 : 0;
        return places.length === 0 || places.length === 2 + extra;
      }),
    );
    if (!isGrave) continue;
    const others = new Set(grid.housesOfCell[cell!]!.flatMap((house) => placesIn(position, house, digit)));
    others.delete(cell!);
    yield {
      pattern: [seen([cell!], bitOf(digit), 0), seen([...others], bitOf(digit), 1)],
      eliminations: candidatesAt(position, [cell!], ~bitOf(digit)),
    };
  }
}

export const bugPlusOne = trustingTechnique('bug+1', 'BUG + 1', search);
