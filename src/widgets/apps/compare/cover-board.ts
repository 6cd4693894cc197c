import { range } from 'd3-array';
import { select } from 'd3-selection';
import type { CoverProblem } from '../../../engine/exact-cover.ts';

interface Square {
  readonly row: number;
  readonly column: number;
}

/** What a row of the matrix lays on a board: a queen, or a piece, on these squares. */
interface Laid {
  readonly piece: string;
  readonly squares: readonly Square[];
}

/** The board that a problem is about. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  /** By row of the matrix. */
  readonly laid: readonly Laid[];
}

const QUEEN = 'queen';

/** Read from the name of a row: 'queen at r1c2', 'X on r1c2 r2c1 …'; undefined where the row is about something else. */
function laidBy(name: string): Laid | undefined {
  const [, piece, places] = /^(\S+) (?:at|on) ((?:r\d+c\d+ ?)+)$/.exec(name) ?? [];
  if (!piece || !places) return undefined;
  const squares = Array.from(places.matchAll(/r(\d+)c(\d+)/g), ([, row, column]) => ({ row: Number(row), column: Number(column) }));
  return piece === QUEEN || squares.length > 1 ? { piece, squares } : undefined;
}

/** The board whose squares the rows of a matrix are about; undefined for any other problem. */
export function boardOf({ options }: CoverProblem): Board | undefined {
  const laid = options.flatMap(({ name }) => laidBy(name) ?? []);
  if (laid.length === 0 || laid.length < options.length) return undefined;
  const squares = laid.flatMap((each) => each.squares);
  return { rows: Math.max(...squares.map(({ row }) => row)), columns: Math.max(...squares.map(({ column }) => column)), laid };
}

/** From so many rows on, those of a matrix beside a board are too small to be told apart. */
const TOO_MANY = 300;

/** Whether a board shows more without its matrix. */
export const isAlone = ({ laid }: Board): boolean => laid.length > TOO_MANY;

const SIDE = 10;
/** A crown in a square. */
const CROWN = 'M2.2 7.8 1.5 3.4 3.6 5.4 5 2.2 6.4 5.4 8.5 3.4 7.8 7.8Z';

const corner = ({ row, column }: Square) => `${(column - 1) * SIDE} ${(row - 1) * SIDE}`;
const areaOf = (squares: readonly Square[]) => squares.map((square) => `M${corner(square)}h${SIDE}v${SIDE}h-${SIDE}z`).join('');

/** The sides of squares behind which there is no other of them. */
function outlineOf(squares: readonly Square[]): string {
  const has = (row: number, column: number) => squares.some((square) => square.row === row && square.column === column);
  const sides = ({ row, column }: Square) => [
    has(row - 1, column) ? '' : `M${corner({ row, column })}h${SIDE}`,
    has(row + 1, column) ? '' : `M${corner({ row: row + 1, column })}h${SIDE}`,
    has(row, column - 1) ? '' : `M${corner({ row, column })}v${SIDE}`,
    has(row, column + 1) ? '' : `M${corner({ row, column: column + 1 })}v${SIDE}`,
  ];
  return squares.flatMap(sides).join('');
}

/** A square of a piece in its middle, where its letter is. */
function middleOf(squares: readonly Square[]): Square {
  const mean = (of: (square: Square) => number) => squares.reduce((sum, square) => sum + of(square), 0) / squares.length;
  const [row, column] = [mean((square) => square.row), mean((square) => square.column)];
  const far = (square: Square) => Math.hypot(square.row - row, square.column - column);
  return squares.toSorted((a, b) => far(a) - far(b))[0]!;
}

/** Draws what the chosen rows lay on their board. */
export function drawBoard(element: Element, { rows, columns, laid }: Board, chosen: Uint8Array): void {
  const svg = select(element)
    .selectAll('svg')
    .data([null])
    .join('svg')
    .attr('viewBox', `0 0 ${columns * SIDE} ${rows * SIDE}`);
  const isQueens = laid[0]!.piece === QUEEN;
  // A board of queens has dark squares; any other may have holes.
  const known = new Set(laid.flatMap((each) => each.squares.map(({ row, column }) => (row - 1) * columns + column - 1)));
  const isDark = (square: number) => (isQueens ? (Math.floor(square / columns) + square) % 2 === 1 : !known.has(square));
  const squares = range(rows * columns).filter(isDark);
  svg
    .selectAll('.square')
    .data(squares)
    .join('path')
    .attr('class', 'square')
    .attr('d', (square) => areaOf([{ row: Math.floor(square / columns) + 1, column: (square % columns) + 1 }]));
  const shown = laid.filter((_, option) => chosen[option]);
  svg
    .selectAll('.queen')
    .data(isQueens ? shown : [])
    .join('path')
    .attr('class', 'queen')
    .attr('d', CROWN)
    .attr('transform', (each) => `translate(${corner(each.squares[0]!)})`);
  const pieces = isQueens ? [] : shown;
  svg
    .selectAll('.piece')
    .data(pieces)
    .join('path')
    .attr('class', 'piece')
    .attr('d', (each) => areaOf(each.squares));
  svg
    .selectAll('.piece-edge')
    .data(pieces)
    .join('path')
    .attr('class', 'piece-edge')
    .attr('d', (each) => outlineOf(each.squares));
  svg
    .selectAll('.piece-name')
    .data(pieces)
    .join('text')
    .attr('class', 'piece-name')
    .attr('x', (each) => (middleOf(each.squares).column - 0.5) * SIDE)
    .attr('y', (each) => (middleOf(each.squares).row - 0.5) * SIDE)
    .attr('dy', '0.35em')
    .text((each) => each.piece);
}
