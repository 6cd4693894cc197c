import type { Grid } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { SUM_ROOM } from './cages.ts';
import type { GridScene } from './scene.ts';

/** The drawing's side in its own units; a cell is SIDE ÷ n. */
export const SIDE = 423;
/** The room that numbers along the edges take. */
export const EDGE = 14;
export const MARGIN = 0.5;

/** What the places in a drawing depend on. */
export interface Place {
  readonly puzzle: Puzzle;
  readonly question?: GridScene['question'] | undefined;
}

// `side` is that of a cell, here and below.
const rowOf = (scene: Place, cell: number) => scene.puzzle.grid.rowOfCell[cell]!;
const columnOf = (scene: Place, cell: number) => scene.puzzle.grid.columnOfCell[cell]!;
export const left = (scene: Place, cell: number, side: number) => columnOf(scene, cell) * side + MARGIN;
export const top = (scene: Place, cell: number, side: number) => rowOf(scene, cell) * side + MARGIN;
export const middleX = (scene: Place, cell: number, side: number) => left(scene, cell, side) + side / 2;
export const middleY = (scene: Place, cell: number, side: number) => top(scene, cell, side) + side / 2;

/** The largest grid whose digits can be read. */
export const MAX_LEGIBLE_SIZE = 36;
/** Of a cell's side a digit takes so much; more where cells are small and symbols have two characters. */
const DIGIT = 0.58;
const DIGIT_IN_SMALL_CELL = 0.74;
/** The side of a cell from 26 × 26 on, where symbols are numbers. */
const SMALL_CELL = SIDE / 25.5;

/** The font size of a digit, less where a symbol has several characters. */
export const digitSize = (symbol: string, side: number) =>
  hundredth((side * (side < SMALL_CELL ? DIGIT_IN_SMALL_CELL : DIGIT)) / Math.max(1, symbol.length * 0.62));
/** The baseline of a digit, so that capitals are centred in the cell. */
export const digitY = (scene: Place, cell: number, symbol: string, side: number) =>
  hundredth(middleY(scene, cell, side) + digitSize(symbol, side) * 0.36);
/** How heavy a ring around a cell is, in large cells and in small ones. */
export const ringWeight = (side: number) => hundredth(Math.min(5, Math.max(1.6, side * 0.053)));
/** Whether pencil marks leave no room for a ring inside a cell, which is so from 16 × 16 on. */
export const isFullOfMarks = (side: number) => side < SIDE / 15.5;
/** How far inside its cell the middle of a ring's line is: on the lines of the grid where there is no room. */
export const ringInset = (side: number) => (isFullOfMarks(side) ? 0 : ringWeight(side) / 2 + 0.8);
/** The same for the outline of a cell in a set. */
export const setInset = (side: number) => (isFullOfMarks(side) ? 0 : 1.5);

/** A triangle in the upper right corner of a cell, a fifth of its side, as a path. */
export const notchOf = (scene: Place, cell: number, side: number) =>
  `M${hundredth(left(scene, cell, side) + side - 2)} ${hundredth(top(scene, cell, side) + 2)}h${hundredth(-side * 0.2)}l${hundredth(side * 0.2)} ${hundredth(side * 0.2)}z`;

/** The part of a cell that pencil marks have: all of it, or what a cage leaves under its sum and inside its outline. */
const markRoom = ({ puzzle }: Place, side: number) =>
  puzzle.cages.length > 0
    ? { x: side * 0.1, y: side * SUM_ROOM, width: side * 0.8, height: side * (0.9 - SUM_ROOM) }
    : { x: side * 0.05, y: side * 0.05, width: side * 0.9, height: side * 0.9 };

/** Columns and rows in which the digits are laid out: in the shape of a box, so that digit 5 of 9 is in the middle; without rectangular boxes nearly in a square. */
export function digitLayout({ size, boxColumns, boxRows }: Grid): { readonly columns: number; readonly rows: number } {
  if (boxColumns > 0) return { columns: boxColumns, rows: boxRows };
  const columns = Math.ceil(Math.sqrt(size));
  return { columns, rows: Math.ceil(size / columns) };
}

export const markX = (scene: Place, cell: number, digit: number, side: number) => {
  const { columns } = digitLayout(scene.puzzle.grid);
  const { x, width } = markRoom(scene, side);
  return left(scene, cell, side) + x + (((digit - 1) % columns) + 0.5) * (width / columns);
};
export const markY = (scene: Place, cell: number, digit: number, side: number) => {
  const { columns, rows } = digitLayout(scene.puzzle.grid);
  const { y, height } = markRoom(scene, side);
  return top(scene, cell, side) + y + (Math.floor((digit - 1) / columns) + 0.5) * (height / rows);
};
/** The largest that a mark can be in its place. */
export const largestMark = (scene: Place, side: number) => {
  const { columns, rows } = digitLayout(scene.puzzle.grid);
  const { width, height } = markRoom(scene, side);
  return Math.min(height / rows, width / columns);
};
export const markSize = (scene: Place, side: number) =>
  largestMark(scene, side) * (scene.question || scene.puzzle.cages.length > 0 ? 1 : 0.84);

/** The radius of a ring around a mark, in its sizes. */
export const RING_OF_MARK = 0.54;

/** The whole drawing but some cells, as a path. */
export function veilOver(scene: Place, open: ReadonlySet<number>): string {
  const { size, cellCount } = scene.puzzle.grid;
  const side = SIDE / size;
  const over = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !open.has(cell));
  return over
    .map(
      (cell) =>
        `M${hundredth(left(scene, cell, side))} ${hundredth(top(scene, cell, side))}h${hundredth(side)}v${hundredth(side)}h${hundredth(-side)}z`,
    )
    .join('');
}
