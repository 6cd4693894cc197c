import type { Grid } from '../../grid.ts';
import type { Position } from '../position.ts';

/**
 * Four cells on two rows and two columns, in reading order: the corner 0 is opposite to the corner 3. Each house that has a corner has two
 * of them, side by side: in a grid with boxes they lie in just two of these, and none is on a diagonal or alone in a window.
 */
export type Rectangle = readonly [number, number, number, number];

const made = new WeakMap<Grid, readonly Rectangle[]>();

/** Returns every rectangle in which two digits could be placed crosswise and swapped. */
export function rectanglesOf(grid: Grid): readonly Rectangle[] {
  const rectangles = made.get(grid) ?? makeRectangles(grid);
  made.set(grid, rectangles);
  return rectangles;
}

function makeRectangles({ size, housesOfCell }: Grid): Rectangle[] {
  const rectangles: Rectangle[] = [];
  for (let top = 0; top < size; top++) {
    for (let bottom = top + 1; bottom < size; bottom++) {
      for (let left = 0; left < size; left++) {
        for (let right = left + 1; right < size; right++) {
          const corners: Rectangle = [top * size + left, top * size + right, bottom * size + left, bottom * size + right];
          const [a, b, c, d] = corners.map((cell) => housesOfCell[cell]);
          const isPaired = (one: readonly number[], opposite: readonly number[]) =>
            one.every((house) => !opposite.includes(house) && b.includes(house) !== c.includes(house));
          if (isPaired(a, d) && isPaired(d, a) && b.length + c.length === a.length + d.length) rectangles.push(corners);
        }
      }
    }
  }
  return rectangles;
}

/**
 * Whether these two digits, a set of bits, could be swapped in the corners. In a puzzle with pencil marks of its own all four have to allow
 * both: a swapped pair that breaks a mark is no second solution.
 */
export const maySwap = ({ domains }: Pick<Position, 'domains'>, rectangle: Rectangle, pair: number): boolean =>
  domains === undefined || rectangle.every((cell) => (domains[cell] & pair) === pair);

/** Whether two corners of a rectangle are opposite ones. */
export function areOpposite(rectangle: Rectangle, a: number, b: number): boolean {
  return rectangle.indexOf(a) + rectangle.indexOf(b) === 3;
}
