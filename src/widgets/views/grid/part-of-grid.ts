import { cellsOfEnd } from '../../../engine/grid-picture.ts';
import type { GridParts } from './parts.ts';
import { largestMark, MARGIN, type Place, SIDE } from './places.ts';

/** The smallest type of marks and digits that is read on a phone, in pixels. */
const LEGIBLE = 9.05;
/** Digits of this height are found, and a grid full of them is a map of the run: smaller ones are enlarged. */
const LEAST_DIGIT = 6.5;
/** Of a cell's side a digit takes so much. */
const DIGIT = 0.58;
/** A part with fewer cells in a row would show nothing of the grid around them. */
const MIN_CELLS = 2.4;

/** A square part of a grid, in cells: where it begins, and how many are in a row of it. */
export interface PartOfGrid {
  readonly column: number;
  readonly row: number;
  readonly cells: number;
}

/** What is asked of a picture: how many pixels it and the names at its edges have, and what besides the step it is about. */
interface Asked {
  readonly picture: number;
  readonly names: number;
  /** The part that is shown so far. */
  readonly shown?: PartOfGrid | undefined;
  /** Cells of the cage that the step is about, and those that words of a text light. */
  readonly cage?: readonly number[];
  readonly lit?: readonly number[];
}

/**
 * The cells that a step is about, in lists of which each has fewer: with the houses that it names; without them; and only those whose marks
 * it strikes or speaks of, with the lit cell.
 */
export function cellsInQuestion(
  parts: GridParts,
  { cage = [], lit = [] }: Pick<Asked, 'cage' | 'lit'> = {},
): readonly (readonly number[])[] {
  const { marks, rings, sets, links, reason, blockers, houses, puzzle } = parts;
  const marked = [...rings, ...marks.filter((mark) => mark.struck || mark.lit)].map(({ cell }) => cell);
  const others = [
    ...cage,
    ...sets.flatMap(({ cells }) => cells),
    ...links.flatMap(({ from, to }) => [from, to].flatMap(cellsOfEnd)),
    ...(reason ? [reason.from, reason.to] : []),
    ...blockers,
  ];
  const named = houses.flatMap((house) => [...puzzle.grid.cellsOfHouse[house]!]);
  const all = [...lit, ...marked, ...others];
  return [[...all, ...named], all, lit.length > 0 ? lit : marked].filter((cells) => cells.length > 0);
}

/** The side that a cell needs so that its marks are legible, or its digit where the grid has no marks; in pixels. */
function neededSide(parts: Place & Pick<GridParts, 'marks'>, picture: number): number {
  const hasMarks = parts.marks.some(({ own }) => !own);
  if (hasMarks) return LEGIBLE / largestMark(parts, 1);
  const isSeen = (picture / parts.puzzle.grid.size) * DIGIT >= LEAST_DIGIT;
  return isSeen ? 0 : LEGIBLE / DIGIT;
}

/** The rows or columns, from the first to the one after the last, of some cells. */
const rangeOf = (at: readonly number[]) => [Math.min(...at), Math.max(...at) + 1] as const;

/** Where a part begins that has a range in it: at the border of a box if it can, and otherwise with the range in its middle. */
function beginningOf([from, until]: readonly [number, number], cells: number, size: number, box: number): number {
  const middle = Math.min(Math.max((from + until - cells) / 2, 0), size - cells);
  const borders = [...Array.from({ length: size }, (_, at) => at).filter((at) => box > 0 && at % box === 0), size - cells];
  const holding = borders.filter((at) => at <= from && at + cells >= until && at <= size - cells);
  const distance = (at: number) => Math.abs(at - middle);
  return holding.length > 0 ? holding.reduce((best, at) => (distance(at) < distance(best) ? at : best)) : middle;
}

const holds = ({ column, row, cells }: PartOfGrid, columns: readonly [number, number], rows: readonly [number, number]) =>
  column <= columns[0] && column + cells >= columns[1] && row <= rows[0] && row + cells >= rows[1];

/**
 * The part of a grid that a picture shows so that the marks of a step are legible: undefined where the whole is, or where the step is about
 * no cell. What is shown stays as long as it will do.
 */
export function partAbout(parts: GridParts, asked: Asked): PartOfGrid | undefined {
  const { size, rowOfCell, columnOfCell, boxColumns, boxRows } = parts.puzzle.grid;
  const { picture, names, shown } = asked;
  const side = neededSide(parts, picture);
  if (side * size <= picture) return undefined;
  const legible = Math.max(MIN_CELLS, (picture - names) / side);
  const boxes = cellsInQuestion(parts, asked).map((cells) => ({
    columns: rangeOf(cells.map((cell) => columnOfCell[cell]!)),
    rows: rangeOf(cells.map((cell) => rowOfCell[cell]!)),
  }));
  const sideOf = ({ columns, rows }: (typeof boxes)[number]) => Math.max(columns[1] - columns[0], rows[1] - rows[0]);
  const about = boxes.find((box) => sideOf(box) <= legible) ?? boxes.at(-1);
  if (!about) return undefined;
  const cells = Math.max(legible, sideOf(about));
  if (cells >= size) return undefined;
  if (shown && Math.abs(shown.cells - cells) < 0.01 && holds(shown, about.columns, about.rows)) return shown;
  return {
    column: beginningOf(about.columns, cells, size, boxColumns),
    row: beginningOf(about.rows, cells, size, boxRows),
    cells,
  };
}

/** How a drawing is moved: by so many pixels, and by how much it is enlarged from its corner. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly by: number;
}

/** How the drawing of a whole grid, `picture` pixels wide, is moved so that a part of it fills what its `names` leave of that frame. */
export function placedInFrame(
  { puzzle }: Place,
  { column, row, cells }: PartOfGrid,
  { picture, names, viewBox }: { picture: number; names: number; viewBox: { readonly x: number; readonly width: number } },
): Placed {
  const pixel = picture / viewBox.width;
  const side = (SIDE / puzzle.grid.size) * pixel;
  const by = (picture - names) / (cells * side);
  const before = (MARGIN - viewBox.x) * pixel;
  return { x: names - (before + column * side) * by, y: names - (before + row * side) * by, by };
}

/** The largest type of a mark in the drawing's own units. */
export const largestMarkIn = (parts: Place): number => largestMark(parts, SIDE / parts.puzzle.grid.size);
