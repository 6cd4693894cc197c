import type { Grid } from '../../grid.ts';

/** Four cells on two rows and two columns that lie in just two boxes, in reading order: the corner 0 is opposite to the corner 3. */
export type Rectangle = readonly [number, number, number, number];

const made = new WeakMap<Grid, readonly Rectangle[]>();

/** Returns every rectangle in which two digits could be placed crosswise and swapped. */
export function rectanglesOf(grid: Grid): readonly Rectangle[] {
  const rectangles = made.get(grid) ?? makeRectangles(grid);
  made.set(grid, rectangles);
  return rectangles;
}

function makeRectangles({ size, boxRows, boxColumns }: Grid): Rectangle[] {
  const rectangles: Rectangle[] = [];
  for (let top = 0; top < size; top++) {
    for (let bottom = top + 1; bottom < size; bottom++) {
      const sameBand = Math.floor(top / boxRows) === Math.floor(bottom / boxRows);
      for (let left = 0; left < size; left++) {
        for (let right = left + 1; right < size; right++) {
          const sameStack = Math.floor(left / boxColumns) === Math.floor(right / boxColumns);
          if (sameBand === sameStack) continue;
          rectangles.push([top * size + left, top * size + right, bottom * size + left, bottom * size + right]);
        }
      }
    }
  }
  return rectangles;
}

/** Whether two corners of a rectangle are opposite ones. */
export function areOpposite(rectangle: Rectangle, a: number, b: number): boolean {
  return rectangle.indexOf(a) + rectangle.indexOf(b) === 3;
}
