import { bitOf } from '../../candidates.ts';
import { boxesOf, columnsOf, type Position, placesIn, rowsOf } from '../position.ts';
import { dearTechniqueOfDigit, type Finding, seen } from '../technique.ts';

/** On larger grids there are too many ways. */
const LARGEST_GRID = 9;

/** A digit that can go in more ways than this is not looked at: nobody writes more of them down. */
const MOST = 12;

/** Every way to put what is missing of a digit into the grid, one into each row, column and box that lacks it; undefined for too many. */
function templatesOf(position: Position, digit: number): number[][] | undefined {
  const { grid } = position;
  const rows = rowsOf(grid)
    .map((row) => placesIn(position, row, digit))
    .filter((places) => places.length > 0);
  const lacking = (houses: readonly number[]) => houses.filter((house) => placesIn(position, house, digit).length > 0).length;
  // Where a row has no place left for a digit that it lacks, nothing follows from the others.
  if (rows.length === 0 || lacking(columnsOf(grid)) !== rows.length || lacking(boxesOf(grid)) !== rows.length) return undefined;
  rows.sort((a, b) => a.length - b.length);
  const found: number[][] = [];
  const cells: number[] = [];
  const go = (columns: number, boxes: number): void => {
    if (found.length > MOST) return;
    if (cells.length === rows.length) {
      found.push([...cells].sort((a, b) => a - b));
      return;
    }
    for (const cell of rows[cells.length]) {
      const [column, box] = [1 << grid.columnOfCell[cell], 1 << grid.boxOfCell[cell]];
      if (columns & column || boxes & box) continue;
      cells.push(cell);
      go(columns | column, boxes | box);
      cells.pop();
    }
  };
  go(0, 0);
  return found.length > MOST || found.length === 0 ? undefined : found.sort((a, b) => compare(a, b));
}

const compare = (a: readonly number[], b: readonly number[]) => a.map((cell, index) => cell - b[index]).find((way) => way !== 0) ?? 0;

/** A place that is in no template goes; where all templates have a place in common, that leaves a single. `pattern`: each template. */
function* search(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  if (grid.size > LARGEST_GRID) return;
  for (const digit of digits) {
    const ways = templatesOf(position, digit);
    if (!ways) continue;
    const used = new Set(ways.flat());
    const unused = rowsOf(grid).flatMap((row) => placesIn(position, row, digit).filter((cell) => !used.has(cell)));
    yield { pattern: ways.map((cells) => seen(cells, bitOf(digit), 0)), eliminations: unused.map((cell) => ({ cell, digit })) };
  }
}

export const templates = dearTechniqueOfDigit('templates', 'Templates', search);
