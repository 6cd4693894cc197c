import { countDigits } from '../../candidates.ts';
import { type Grid, isRegular } from '../../grid.ts';
import { boxesOf, linesOf, type Position } from '../position.ts';
import { cachedTechnique, candidatesAt, combinations, type Finding, seen } from '../technique.ts';

/** Cells with all their candidates, as a set of bits. */
interface Cells {
  readonly cells: readonly number[];
  readonly digits: number;
}

const digitsIn = ({ candidates }: Position, cells: readonly number[]) => cells.reduce((set, cell) => set | candidates[cell], 0);

/** Yields every choice of `fewest` or more of these cells, the smallest choices first. */
function* choices(position: Position, cells: readonly number[], fewest: number, most: number): Generator<Cells> {
  const open = cells.filter((cell) => position.candidates[cell] !== 0);
  for (let size = fewest; size <= Math.min(most, open.length); size++)
    for (const chosen of combinations(open, size)) yield { cells: chosen, digits: digitsIn(position, chosen) };
}

/** Choices of cells outside the crossing that share digits with it, and have more digits than cells: nothing is known of them alone. */
const extras = (position: Position, cells: readonly number[], crossing: Cells): Cells[] =>
  [...choices(position, cells, 1, maxExtras(position.grid.size))].filter(
    (each) => (each.digits & crossing.digits) !== 0 && countDigits(each.digits) > each.cells.length,
  );

/** How many cells of the line, or of the box, take part at most: any number up to 9 × 9, few in larger grids. */
const maxExtras = (size: number) => (size <= 9 ? size : 2);

/** How many cells of the crossing take part at most: all of them where a box is a rectangle, few where a region follows a line. */
const maxCrossing = (grid: Grid, cells: number) => (isRegular(grid) ? cells : Math.min(cells, 4));

/**
 * Cells where a line crosses a box, cells elsewhere in the line and cells elsewhere in the box, together with as many digits as cells. No
 * digit is in both the line's and the box's other cells, so each of them is in these cells once, and fills them. Digits of the cells in the
 * line are then placed in the line, those of the cells in the box in the box, and those of the crossing alone in both. Extended: the other
 * cells may have digits that the crossing lacks.
 * `pattern`: the crossing, the cells in the line, those in the box. `houses`: the line, the box.
 */
function* search(position: Position): Generator<Finding> {
  const { grid } = position;
  for (const box of boxesOf(grid)) {
    for (const line of linesOf(grid)) {
      const [inLine, inBox] = [grid.cellsOfHouse[line], grid.cellsOfHouse[box]];
      const inBoth = inLine.filter((cell) => inBox.includes(cell));
      for (const crossing of choices(position, inBoth, 2, maxCrossing(grid, inBoth.length))) {
        if (countDigits(crossing.digits) < crossing.cells.length + 2) continue;
        const ofLine = extras(position, without(inLine, inBoth), crossing);
        const ofBox = extras(position, without(inBox, inBoth), crossing);
        for (const a of ofLine) {
          for (const b of ofBox) {
            const all = crossing.digits | a.digits | b.digits;
            const isFull = countDigits(all) === crossing.cells.length + a.cells.length + b.cells.length;
            if ((a.digits & b.digits) !== 0 || !isFull) continue;
            yield {
              pattern: [seen(crossing.cells, crossing.digits, 0), seen(a.cells, a.digits, 1), seen(b.cells, b.digits, 2)],
              houses: [line, box],
              eliminations: [
                ...candidatesAt(position, without(inLine, [...crossing.cells, ...a.cells]), all & ~b.digits),
                ...candidatesAt(position, without(inBox, [...crossing.cells, ...b.cells]), all & ~a.digits),
              ],
            };
          }
        }
      }
    }
  }
}

const without = (cells: readonly number[], others: readonly number[]) => cells.filter((cell) => !others.includes(cell));

export const sueDeCoq = cachedTechnique('sue-de-coq', 'Sue de Coq', search);
