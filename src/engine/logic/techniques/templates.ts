import { bitOf } from '../../candidates.ts';
import type { Highlight } from '../../grid-picture.ts';
import { marksOf } from '../marks.ts';
import { digitsOfGrid, type Position, placesIn, placesOf, rowsOf, strikeDigit } from '../position.ts';
import { type CellDigit, cachedTechnique, type Finding, seen } from '../technique.ts';
import { hasTemplates, placesInNoTemplate, rowsOfTemplates } from '../templates-of-digit.ts';

/** The most templates of a digit: nobody writes down more. */
const MAX = 12;

/** Returns every template of a digit's missing places, one in each row, column and box that lacks it; undefined for too many. */
function templatesOf(position: Position, digit: number): number[][] | undefined {
  const { grid } = position;
  const rows = (rowsOfTemplates(position, digit) ?? []).map((row) => placesIn(position, row, digit)).sort((a, b) => a.length - b.length);
  if (rows.length === 0) return undefined;
  const found: number[][] = [];
  const cells: number[] = [];
  const go = (columns: number, boxes: number): void => {
    if (found.length > MAX) return;
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
  return found.length > MAX || found.length === 0 ? undefined : found.sort((a, b) => compare(a, b));
}

const compare = (a: readonly number[], b: readonly number[]) =>
  a.map((cell, index) => cell - b[index]).find((difference) => difference !== 0) ?? 0;

/** A position in which every digit has lost what is in none of its templates, and what other digits take. */
interface Settled {
  readonly left: Position;
  /** Cells that a digit has in all of its templates, so that no other digit has them; in the order in which one finds them. */
  readonly taken: readonly CellDigit[];
}

function settled(position: Position): Settled {
  const left = { ...position, candidates: position.candidates.slice() };
  const taken: CellDigit[] = [];
  let version: number;
  do {
    version = marksOf(left).version;
    for (const digit of digitsOfGrid(position.grid)) {
      for (const cell of placesInNoTemplate(left, digit)) strikeDigit(left, cell, digit);
      for (const row of rowsOf(position.grid)) {
        const [cell, another] = placesIn(left, row, digit);
        if (cell === undefined || another !== undefined || left.candidates[cell] === bitOf(digit)) continue;
        taken.push({ cell, digit });
        left.candidates[cell] = bitOf(digit);
      }
    }
  } while (marksOf(left).version > version);
  return { left, taken };
}

/**
 * A place that is in no template goes; a place that is in all of them is the digit's. First each digit by itself; then with the cells
 * that other digits have in all of their templates. `pattern`: each template of the digit, then the cells that others take.
 */
function* search(position: Position): Generator<Finding> {
  const { grid } = position;
  if (!hasTemplates(grid)) return;
  const digits = digitsOfGrid(grid);
  const withUnused = digits.filter((digit) => placesInNoTemplate(position, digit).length > 0);
  if (withUnused.length === 0) return;
  for (const digit of withUnused) yield* strike(position, digit, { left: position, taken: [] });
  const all = settled(position);
  for (const digit of digits) yield* strike(position, digit, all);
  for (const digit of digits) yield* place(digit, all);
}

function* strike(position: Position, digit: number, settled: Settled): Generator<Finding> {
  const templates = templatesOf(settled.left, digit);
  if (!templates) return;
  const used = new Set(templates.flat());
  const unused = placesOf(position, digit).filter((cell) => !used.has(cell));
  yield { pattern: patternOf(templates, digit, settled), eliminations: unused.map((cell) => ({ cell, digit })) };
}

function* place(digit: number, settled: Settled): Generator<Finding> {
  const templates = templatesOf(settled.left, digit);
  if (!templates) return;
  const shared = templates[0].filter((cell) => templates.every((cells) => cells.includes(cell)));
  yield { pattern: patternOf(templates, digit, settled), placements: shared.map((cell) => ({ cell, digit })) };
}

function patternOf(templates: readonly number[][], digit: number, { taken }: Settled): Highlight[] {
  const byOthers = taken.filter((each) => each.digit !== digit);
  return [...templates.map((cells) => seen(cells, bitOf(digit), 0)), ...byOthers.map((each) => seen([each.cell], bitOf(each.digit), 1))];
}

export const templates = cachedTechnique('templates', 'Templates', search);
